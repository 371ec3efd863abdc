import type { GameRecord } from '@hinode/engine/records';

/** The same game has the same name, wherever it is kept. A branch begins as its original does and may be as long: its entries differ. */
export const gameName = ({ setup, rules, entries }: GameRecord): string =>
  [rules, setup.seed, setup.clans.join('-'), entries.length, fingerprint(JSON.stringify(entries))].join(' ');

/** FNV-1a: enough to tell a few games with one seed apart. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
