import { stripVTControlCharacters } from 'node:util';
import { LANGUAGES, loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { main } from '../main.ts';
import { captured, folder, hinode, start } from '../testing/hinode.ts';

test('a whole game is told season by season, up to its winner', async () => {
  const { code, out, err } = await hinode(['watch', '--seed', '1']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const marks = [
    'Spring',
    'Spring is over',
    'Summer',
    'Summer is over',
    'Autumn',
    'Winter',
    'The game is over',
  ];
  const places = marks.map((mark) => out.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(out).toMatch(/^ {4}[A-Z][\w, ]+ (wins the game|share the victory)$/m);
  expect(out).toContain('npx hinode watch --seed 1');
});

test.each(['3', '4', '5'])(
  'a game of %s is told in lines that fit, with no words left over',
  async (players) => {
    for (let seed = 0; seed < 4; seed++) {
      const bots = seed % 2 === 0 ? 'ashigaru' : 'random';
      const { out } = await hinode(['watch', '--players', players, '--bots', bots, '--seed', `${seed}`]);
      expect(out).not.toMatch(/undefined|NaN|\[object|\u00a0|\n\n\n/);
      expect(out).not.toContain('\x1b');
      for (const line of out.split('\n')) {
        expect(line.length).toBeLessThanOrEqual(90);
        expect(line).toBe(line.trimEnd());
      }
    }
  },
);

test.each(LANGUAGES)('a game is told in %s, under the same headings as in English', async (language) => {
  const game = ['watch', '--bots', 'random', '--seed', '3'];
  const { out } = await hinode([...game, '--language', language]);
  expect(out).toContain((await loadText(language)).say('log.game-ended'));
  expect(out).not.toMatch(/undefined|NaN|\[object|\u00a0|\n\n\n/);
  for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(90);
  const headings = (text: string) => text.match(/\n\n(?:━━| {2}\S)/g)?.length;
  expect(headings(out)).toBe(headings((await hinode(game)).out));
});

test('a language without a translation is refused', async () => {
  const { code, err } = await hinode(['watch', '--language', 'tlh']);
  expect({ code, err }).toEqual({
    code: 2,
    err: `hinode: --language must be one of ${LANGUAGES.join(', ')}, not "tlh".\n`,
  });
});

test('the same seed tells the same game; without one a new game is played and its seed printed', async () => {
  const again = async (...flags: string[]) => (await hinode(['watch', '--bots', 'ashigaru', ...flags])).out;
  expect(await again('--seed', '5', '--players', '3')).toBe(await again('--seed', '5', '--players', '3'));
  const first = await again();
  const seed = /--seed (\w+)/.exec(first)?.[1] ?? '';
  expect(await again('--seed', seed)).toBe(first);
  expect(await again()).not.toBe(first);
});

test('there is color on terminals unless NO_COLOR is set', async () => {
  const told = async (terminal: boolean, env: Record<string, string>) => {
    const { io, text } = captured(folder(), terminal, env);
    await main(['watch', '--bots', 'ashigaru', '--seed', '1', '--delay', '0'], io);
    return text.out;
  };
  const plain = await told(false, {});
  const colored = await told(true, {});
  expect(colored).toContain('\x1b[1m');
  expect(stripVTControlCharacters(colored)).toBe(plain);
  expect(await told(true, { NO_COLOR: '1' })).toBe(plain);
});

test('npm run watch says how to repeat the game with npm run watch', async () => {
  const { io, text } = captured(folder(), false, { npm_lifecycle_event: 'watch' });
  const game = ['--bots', 'random', '--clans', 'koi,lotus,bonsai', '--set', 'teapot', '--seed', 'two words'];
  await main(['watch', ...game], io);
  expect(text.out).toContain(
    'npm run watch -- --clans koi,lotus,bonsai --bots random --set teapot --seed "two words"',
  );
});

test('other bots are named in the command that repeats the game, and unknown ones are refused', async () => {
  const { out } = await hinode(['watch', '--bots', 'random', '--seed', '1']);
  expect(out).toContain('npx hinode watch --bots random --seed 1');
  const { code, err } = await hinode(['watch', '--bots', 'emperor']);
  expect({ code, err }).toEqual({
    code: 2,
    err: 'hinode: --bots must be one of random, ashigaru, samurai, daimyo, shogun, not "emperor".\n',
  });
});

test('the real command plays to the end', async () => {
  const game = ['watch', '--bots', 'ashigaru', '--seed', '1'];
  const { code, out, err } = await start(game).ended;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe((await hinode(game)).out);
});
