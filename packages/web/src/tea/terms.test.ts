import { legalMoves, newGame, play, refusal, view } from '@hinode/engine';
import { expect, test } from 'vitest';
import { purseOf } from './purse-of.ts';
import { NO_TERMS, proposalMove, pursesAfter, touched, within } from './terms.ts';

const game = () => newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'tea' });

test('a plain proposal is the very move that the rules list', () => {
  expect(legalMoves(game(), 'koi')).toContainEqual(proposalMove('koi', 'lotus', NO_TERMS));
});

test('purses after an accepted offer are what was foretold', () => {
  const state = game();
  const before = view(state);
  const [mine, theirs] = [purseOf(before, 'koi'), purseOf(before, 'lotus')];
  const terms = { give: { coins: mine.coins, ronin: 0 }, ask: { coins: 1, ronin: 0 } };
  const proposal = proposalMove('koi', 'lotus', terms);
  expect(refusal(state, proposal)).toBeUndefined();
  play(state, proposal);
  play(state, { clan: 'lotus', type: 'accept', with: 'koi' });
  const after = pursesAfter(terms, mine, theirs);
  expect(purseOf(view(state), 'koi')).toEqual(after.proposer);
  expect(purseOf(view(state), 'lotus')).toEqual(after.partner);
});

test('nobody offers or asks more than there is', () => {
  const much = { give: { coins: 9, ronin: 1 }, ask: { coins: 9, ronin: 2 } };
  expect(within(much, { coins: 3, ronin: 0 }, { coins: 5, ronin: 2 })).toEqual({
    give: { coins: 3, ronin: 0 },
    ask: { coins: 5, ronin: 2 },
  });
});

test('of a purse only what changes hands is told', () => {
  const purse = { coins: 4, ronin: 2 };
  expect(touched(purse, { ...NO_TERMS, give: { coins: 1, ronin: 0 } })).toEqual({ coins: 4 });
  expect(touched(purse, { give: { coins: 1, ronin: 0 }, ask: { coins: 0, ronin: 1 } })).toEqual(purse);
});
