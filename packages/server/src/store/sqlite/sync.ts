import type { Store } from '../store.ts';

/** Methods of the store as they are on a connection: without waiting. */
export type Sync<Name extends keyof Store> = {
  readonly [N in Name]: (...args: Parameters<Store[N]>) => Awaited<ReturnType<Store[N]>>;
};
