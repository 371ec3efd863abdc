import { expect, test } from 'vitest';
import { GENTLE, readDraft, SOLO, seatsOf } from '../setup/draft.ts';
import { FIRST_GAME, isFirstGame } from './first-game.ts';

const ended = { progress: { season: 'winter', message: { key: 'standing.won' }, ended: true } } as const;
const begun = { progress: { ...ended.progress, ended: false } };

test('a first game is against gentle bots', () => {
  const bots = seatsOf(FIRST_GAME).filter(({ player }) => player.kind === 'bot');
  expect(bots).toHaveLength(3);
  for (const { player } of bots) expect(player).toEqual({ kind: 'bot', level: 'ashigaru', skill: GENTLE });
});

test('it is a first game until one was played to its end, or something was set up', () => {
  expect(isFirstGame(readDraft(undefined, SOLO), [])).toBe(true);
  expect(isFirstGame(SOLO, [begun])).toBe(true);
  expect(isFirstGame(SOLO, [begun, ended])).toBe(false);
  expect(isFirstGame(readDraft({ ...SOLO, set: 'archway' }, SOLO), [])).toBe(false);
});
