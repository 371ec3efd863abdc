/** The map, and what it takes to play on it: the page loads it in one chunk. */

export { Board } from '../board/board.tsx';
export { ClanStrip } from '../clans/clan-strip.tsx';
export { Dock } from '../dock/dock.tsx';
export { Return } from '../dock/return.tsx';
