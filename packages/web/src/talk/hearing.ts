import type { SeatNow, ShownNote } from '@hinode/wire';

/** What is left for people who mute bots. Somebody for whom a bot stands in is still heard, because their words are their own. */
export function withoutBots(notes: readonly ShownNote[], seats: readonly SeatNow[]): readonly ShownNote[] {
  const bots = seats.flatMap(({ clan, bot, name }) => (bot && name === undefined ? [clan] : []));
  return notes.filter(
    ({ note }) => (note.type !== 'said' && note.type !== 'phrase') || !bots.includes(note.from),
  );
}
