import { decisions, legalMoves, type Move, newGame, play, rngFrom, view } from '@hinode/engine';
import { currentEngine } from '@hinode/engine/versions';
import { loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { bringsOf } from './brings.ts';
import { noteFor } from './note.ts';

const text = await loadText('en');

/** The first mandate of a game, chosen by the clan at the top of honor; with an ally or without. */
function firstMandate(ally: boolean) {
  const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'brings' });
  if (ally) {
    play(state, { clan: 'koi', type: 'propose', with: 'lotus' });
    play(state, { clan: 'lotus', type: 'accept', with: 'koi' });
  }
  for (let open = decisions(state); open.some(({ kind }) => kind === 'ready'); open = decisions(state))
    for (const { clan } of open) play(state, { clan, type: 'ready', value: true });
  return state;
}

const said = (state: ReturnType<typeof firstMandate>, mandate: Parameters<typeof bringsOf>[0]): string => {
  const harvest: Move[] = legalMoves(state, 'koi').filter(
    (move) => move.type === 'mandate' && move.tile === mandate,
  );
  const [outcome] = currentEngine.outcomesOf(state, 'koi', harvest, rngFrom('any'));
  return bringsOf(mandate, currentEngine.reachOf(state, 'koi'), outcome)
    .map(({ key, values }) => text.say(key, values))
    .join(' ')
    .replaceAll('\u00a0', ' ');
};

test('every mandate says what it brings to whoever chooses it now', () => {
  const state = firstMandate(false);
  expect(decisions(state)).toMatchObject([{ clan: 'koi', kind: 'mandate' }]);
  expect(said(state, 'recruit')).toBe('2 figures');
  // A Daimyo and a Bushi; 5 coins are enough for a stronghold.
  expect(said(state, 'marshal')).toBe('move 2, build');
  expect(said(state, 'train')).toBe('card for 1 less');
  expect(said(state, 'betray')).toBe('replace 2');
});

test('…and that Betray costs honor while allied', () => {
  const state = firstMandate(true);
  expect(said(state, 'betray')).toBe('replace 2, −1 honor');
  const [decision] = decisions(state);
  const note = decision && noteFor(decision, view(state, 'koi'), 'koi');
  expect(note && text.say(note.key, note.values)).toBe('The bonus is for you and Lotus');
});

test('what a Harvest brings is what is gained by it', () => {
  for (let n = 0; n < 40; n++) {
    const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: `harvest ${n}` });
    for (const { clan } of decisions(state)) play(state, { clan, type: 'ready', value: true });
    const harvest = legalMoves(state, 'koi').find(
      (move) => move.type === 'mandate' && move.tile === 'harvest',
    );
    if (harvest === undefined) continue;
    // Edo is Koi's: its reward and the coin for everybody.
    expect(said(state, 'harvest')).toBe('+2 VP +3 coins');
    return;
  }
  throw new Error('no game begins with a Harvest');
});

test('a summons says how many are left, and why', () => {
  for (let n = 0; ; n++) {
    const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: `recruit ${n}` });
    for (const { clan } of decisions(state)) play(state, { clan, type: 'ready', value: true });
    const recruit = legalMoves(state, 'koi').find(
      (move) => move.type === 'mandate' && move.tile === 'recruit',
    );
    if (recruit === undefined) continue;
    play(state, recruit);
    for (let [asked] = decisions(state); asked; [asked] = decisions(state)) {
      if (asked.clan === 'koi') {
        const note = noteFor(asked, view(state, 'koi'), 'koi');
        expect(note && text.say(note.key, note.values)).toBe(
          '2 of 2 left: one for each stronghold, one more because you chose it',
        );
        return;
      }
      const note = noteFor(asked, view(state, asked.clan), asked.clan);
      expect(note && text.say(note.key, note.values)).toBe('1 of 1 left: one for each stronghold');
      play(state, { clan: asked.clan, type: 'pass' });
    }
  }
});
