/**
 * Node runs TypeScript as it is, so Vite need not load it. Through Vite every call from one file to another goes by way of an
 * object, and random games take twice as long.
 */
export const natively = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;
