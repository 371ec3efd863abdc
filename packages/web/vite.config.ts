import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { parts } from './scripts/chunks.ts';
import { licences } from './scripts/licences.ts';
import { messages } from './scripts/messages.ts';
import { namedImports } from './scripts/named-imports.ts';
import { packed } from './scripts/packed.ts';
import { serviceWorker } from './scripts/service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [namedImports(), react(), messages(), licences(), serviceWorker(), packed()],
  worker: { format: 'es', plugins: () => [namedImports()] },
  // While developing, online games are those of a server beside: `npm start`, or wherever HINODE_SERVER says.
  server: {
    proxy: { '/api': { target: process.env['HINODE_SERVER'] ?? 'http://127.0.0.1:8080', ws: true } },
  },
  build: {
    target: 'es2023',
    // The strict policy of the server allows no inline data but small pictures.
    assetsInlineLimit: 0,
    // Only the page itself: the kit of drawings is for looking while developing.
    rolldownOptions: { input: 'index.html', output: { codeSplitting: { groups: parts() } } },
  },
});
