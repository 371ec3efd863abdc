/**
 * Node runs TypeScript as it is, so Vite need not load it. Through Vite every call from one file to another goes through an object,
 * and random games take two to seven times as long.
 */
export const natively = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

/** Where the page is tested, which Node cannot load, Vite loads only the page. */
export const nativelyButPage = {
  server: { deps: { external: [/\/packages\/(engine|bots|wire|text|learn)\/src\/.*\.ts$/] } },
};
