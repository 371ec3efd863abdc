/** Logins that look alike are one. */
export const folded = (login: string): string => login.normalize('NFKC').toLowerCase();
