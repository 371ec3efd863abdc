/**
 * Whether somebody has given a name in this browser. The cookie that identifies them is for the server only; without this flag,
 * every visitor's first call would be refused.
 */
const KEPT = 'hinode-named';

export const isNamed = (): boolean => localStorage.getItem(KEPT) !== null;
export const rememberNamed = (): void => localStorage.setItem(KEPT, 'yes');
export const forgetNamed = (): void => localStorage.removeItem(KEPT);
