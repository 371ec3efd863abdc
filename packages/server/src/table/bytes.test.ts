import { botOf, playGame } from '@hinode/bots';
import { decisions, type Setup } from '@hinode/engine';
import { fold, step } from '@hinode/engine/games';
import { NEW_PROCEEDINGS } from '@hinode/wire';
import { expect, test } from 'vitest';
import { afterMove, afterNote, newClocks } from '../clocks/clocks.ts';
import { newListeners } from './listeners.ts';
import { changeFor, seatViewOf, wholeMessage } from './seat-view.ts';
import { seatBroadcast } from './seats.ts';

const SETUP: Setup = {
  clans: ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'],
  set: 'archway',
  seed: 'bytes',
};

const CLOCK = { move: 3 * 24 * 3_600_000, reserve: 14 * 24 * 3_600_000 };
const NOW = 1_700_000_000_000;
/** Names of the greatest length. */
const SEATS = SETUP.clans.map((clan) => ({ clan, name: 'x'.repeat(24) }));

test('a client of a five-player game is sent at most 1 KB a move on average, clocks included, and half a megabyte in all; a change alone takes less than 360 bytes', () => {
  const bots = Object.fromEntries(SETUP.clans.map((clan) => [clan, botOf('ashigaru')]));
  const { moves } = playGame(SETUP, bots, 'bytes');
  for (const seat of [undefined, ...SETUP.clans]) {
    let position = fold(SETUP, []);
    let bytes = JSON.stringify(wholeMessage(seatViewOf(position, seat), [], undefined)).length;
    let changes = 0;
    const listeners = newListeners();
    listeners.add(undefined, (text) => {
      bytes += text.length;
    });
    let now = NOW;
    let clocks = afterNote(newClocks(CLOCK, SETUP.clans), now, decisions(position.state), { type: 'began' });
    const situation = () => ({ position, proceedings: NEW_PROCEEDINGS, clocks, players: SETUP.clans, now });
    const seats = seatBroadcast(SEATS, listeners, situation);
    for (const move of moves) {
      const before = position;
      const made = step(before, move);
      position = made.position;
      changes += JSON.stringify(changeFor(seat, before, position, made.happened.events)).length;
      now += 3_600_000;
      clocks = afterMove(clocks, now, decisions(position.state), move.clan);
      seats.tellIfChanged();
    }
    expect(changes / moves.length).toBeLessThan(360);
    expect((bytes + changes) / moves.length).toBeLessThan(1000);
    expect(bytes + changes).toBeLessThan(500_000);
  }
});
