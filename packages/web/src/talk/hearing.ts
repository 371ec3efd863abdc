import type { SeatNow, ShownNote } from '@hinode/wire';

/** What is left for somebody who does not want to hear bots. Whoever a bot stands in for said what they said. */
export function withoutBots(notes: readonly ShownNote[], seats: readonly SeatNow[]): readonly ShownNote[] {
  const bots = seats.flatMap(({ clan, bot, name }) => (bot && name === undefined ? [clan] : []));
  return notes.filter(
    ({ note }) => (note.type !== 'said' && note.type !== 'phrase') || !bots.includes(note.from),
  );
}
