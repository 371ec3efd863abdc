/** The version of the rules a record is pinned to. It changes when the same moves could lead elsewhere. */
export const RULES_VERSION = '1';
