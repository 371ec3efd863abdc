/** The server. Today it serves the page; rooms, the store and sockets come beside it (docs/architecture.md). */
export { type Serving, type ServingOptions, serve } from './serve.ts';
