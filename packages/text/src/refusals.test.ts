import { decisions, isOver, newGame, play, randomMove, refusal, rngFrom } from '@hinode/engine';
import { MOVE_TYPES } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import type { Key } from './catalogs/catalog.ts';
import { LANGUAGES } from './languages.ts';
import { REFUSAL_CODES, refusalMessage } from './refusals.ts';
import { messagesOf } from './testing/catalogs.ts';
import { plain } from './testing/plain.ts';
import { sources } from './testing/sources.ts';
import { loadText, type Text } from './text.ts';

const text = await loadText('en');

const said = (code: string, facts: Record<string, unknown> = {}): string => {
  const { key, values } = refusalMessage({ code, facts });
  return plain(text.say(key, values));
};

test('a refusal names the clan, the thing and the place', () => {
  expect(said('not-enough-coins', { clan: 'koi', needed: 3, has: 0 })).toBe(
    'Koi has no coins; 3 are needed.',
  );
  expect(said('no-stronghold-there', { clan: 'koi', figure: 'bushi', province: 'oshu' })).toBe(
    'Koi has no stronghold in Oshu.',
  );
  expect(said('not-your-turn', { clan: 'koi', waitingFor: ['lotus', 'turtle'] })).toBe(
    'It is not Koi’s turn. Waiting for Lotus and Turtle.',
  );
});

test('…whoever the figure belongs to', () => {
  expect(said('no-figure-there', { clan: 'koi', of: 'lotus', figure: 'bushi', with: 'bushi' })).toBe(
    'Lotus has no Bushi there.',
  );
  expect(said('no-figure-there', { clan: 'koi', figure: 'bushi', from: 'edo', to: 'oshu' })).toBe(
    'Koi has no Bushi there.',
  );
});

test('a refusal that has nothing to do with the question says what is asked', () => {
  expect(said('not-asked', { asked: 'mandate' })).toBe(
    'Something else is being decided now. Which mandate will you play?',
  );
  expect(said('not-asked', { asked: 'use', ability: 'path-of-the-serpent' })).toContain('charge the toll?');
});

test('an unknown code is worded in general terms', () => {
  expect(said('too-much-rain', { clan: 'koi' })).toBe('That is not possible now.');
});

test('every code of the engine has a sentence, and there are no unused sentences', () => {
  const codes = new Set<string>();
  for (const [path, source] of sources()) {
    if (!path.startsWith('engine')) continue;
    for (const [, code] of source.matchAll(/\b(?:refuse|malformed|ban)\(\s*'([a-z-]+)'/g))
      if (code) codes.add(code);
    // The words of the game are looked up by one function, which is told what to say if it finds none.
    for (const [, code] of source.matchAll(/word\([^;]*'(unknown-[a-z]+)'\)/g)) if (code) codes.add(code);
  }
  expect([...codes].sort()).toEqual([...REFUSAL_CODES].sort());
});

/** Every refusal that mentions a figure, with one of several, a unique one, a Monster, and something that is no figure at all. */
function refusalsOf(text: Text): string[] {
  const figures = ['bushi', 'daimyo', 'oni-of-skulls', 'stronghold'];
  const values = {
    clan: { name: 'dragonfly' },
    owner: { name: 'bonsai' },
    from: { name: 'oshu' },
    summoned: { name: 'shinto' },
  };
  return [...messagesOf('en')]
    .filter(([key, message]) => key.startsWith('refusal.') && /\{(figure|with)/.test(message))
    .flatMap(([key]) =>
      figures.map((name) => plain(text.say(key as Key, { ...values, figure: { name }, with: { name } }))),
    );
}

test.each(LANGUAGES)('a refusal reads as a sentence, whatever figure it mentions (%s)', async (language) => {
  const lines = refusalsOf(await loadText(language));
  // They are written to a file, so that somebody who speaks the language can read them.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`testing/refusals-of-figures/${language}.txt`);
  expect(lines.filter((line) => !/^[^\p{Ll}].*[.?]$/u.test(line))).toEqual([]);
});

test('every refusal in a game can be worded in every language', async () => {
  const texts = await Promise.all(LANGUAGES.map((language) => loadText(language)));
  const seen = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const state = newGame({
      clans: ['koi', 'lotus', 'turtle', 'dragonfly'],
      set: 'horseman',
      seed: `no ${game}`,
    });
    const chance = rngFrom(`no ${game}`);
    const earlier: object[] = [];
    while (!isOver(state)) {
      const open = decisions(state);
      const decision = open[chance.below(open.length)];
      if (decision === undefined) throw new Error('nobody is asked');
      const move = randomMove(state, decision.clan, chance);
      earlier.push(move);
      const old = earlier[chance.below(earlier.length)];
      const type = MOVE_TYPES[chance.below(MOVE_TYPES.length)];
      // Moves of other moments, of other clans, of other types, and some that are not moves at all.
      const wrong = [
        old,
        { ...old, clan: decision.clan },
        { ...move, type },
        { ...move, clan: 'bonsai' },
        { ...move, clan: 'koi' },
        { clan: 'koi', type: 'gift', to: 'lotus', coins: 99 },
        { clan: 'koi', type: 'propose', with: 'turtle', give: { ronin: 9 } },
        { clan: 'koi', type: 'summon', figure: 'bushi', province: 'oshu' },
        { clan: 'lotus', type: 'move', figure: 'daimyo', from: 'nagato', to: 'hokkaido' },
        { clan: decision.clan, type: 'pass' },
      ];
      for (const attempt of wrong) {
        const refused = refusal(state, attempt);
        if (refused === undefined) continue;
        seen.add(refused.code);
        const { key, values } = refusalMessage(refused);
        for (const { say } of texts) expect(say(key, values)).not.toMatch(/undefined|\[object|^$/);
      }
      play(state, move);
    }
  }
  expect(seen.size).toBeGreaterThan(25);
});
