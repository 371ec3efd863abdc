/** Plays what happens at the table, if the person wants sound. */
export function useTableSounds(): void {}
