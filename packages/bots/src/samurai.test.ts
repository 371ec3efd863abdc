import { expect, test } from 'vitest';
import { botOf } from './levels.ts';
import { solve } from './tactics.ts';
import { tacticsIn } from './testing/suite.ts';

/** What must never be a matter of luck: a choice in a battle while another battle, with bids of its own, is to come. */
test.each(tacticsIn('later-battles.json'))('a Samurai is never wrong: $name', (tactic) => {
  for (let n = 0; n < 20; n++)
    expect(solve(tactic, botOf('samurai'), `seed ${n}`).right, `seed ${n}`).toBe(true);
});
