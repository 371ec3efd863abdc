import { botOf, playGame } from '@hinode/bots';
import type { Event, View } from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import { eventMessages, loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { loose } from './columns.ts';
import { Story } from './story.ts';
import { PLAIN } from './style.ts';

const text = await loadText('en');

/** Wide enough for every sentence. */
const WIDE = 1000;

/** The lines of a story about some events. */
function told(
  events: readonly Event[],
  style = PLAIN,
  now: () => View | undefined = () => undefined,
): string[] {
  const story = new Story({ width: WIDE, style, text, now });
  for (const event of events) story.hear(event);
  return story.end();
}

const gain = (vp: number): Event => ({ type: 'gained', clan: 'koi', vp, because: 'harvest', seenBy: 'all' });

test('a game is told in the sentences of the log', () => {
  const clans = CLAN_IDS.slice(0, 4);
  const bots = Object.fromEntries(clans.map((clan) => [clan, botOf('ashigaru')]));
  const events: Event[] = [];
  playGame({ clans, set: 'archway', seed: 'story' }, bots, 'story', { event: (event) => events.push(event) });
  const lines = told(events).map((line) => line.replace(/ ×\d+$/, '').trim());
  const said = events
    .filter(
      ({ seenBy, type }) => seenBy === 'all' && !['readyChanged', 'teaEnded', 'bidSealed'].includes(type),
    )
    .flatMap(eventMessages)
    .map(({ key, values }) => loose(text.say(key, values)));
  expect(said.length).toBeGreaterThan(200);
  const seasons = lines.map((line) => line.replace(/^━━ (\w+) ━+$/, '$1'));
  expect(seasons.filter((line) => line !== '')).toEqual(
    said.filter((sentence, i) => sentence !== said[i - 1]),
  );
});

test('the same thing several times in a row is told once', () => {
  expect(told([gain(1), gain(1), gain(2), gain(1)])).toEqual([
    '    Koi gains 1 VP: Harvest ×2',
    '    Koi gains 2 VP: Harvest',
    '    Koi gains 1 VP: Harvest',
  ]);
});

test('what only one clan may know is not told', () => {
  const bid = { seppuku: 1, hostage: 0, ronin: 0, poets: 0 };
  expect(told([{ type: 'bidSent', clan: 'koi', bid, seenBy: 'koi' }])).toEqual([]);
  expect(told([{ type: 'tilesDrawn', clan: 'koi', tiles: ['betray'], seenBy: 'koi' }])).toEqual([]);
});

test('a line that begins with a clan shows its color once', () => {
  const painted = { ...PLAIN, clan: (clan: string, name: string) => `<${clan}>${name}</>` };
  expect(told([gain(1), { type: 'warBegan', seenBy: 'all' }], painted)).toEqual([
    '    <koi>Koi</> gains 1 VP: Harvest',
    '',
    '  War',
  ]);
});

test('a sentence that is too long continues on the next line', () => {
  const story = new Story({ width: 24, style: PLAIN, text, now: () => undefined });
  story.hear(gain(1));
  expect(story.end()).toEqual(['    Koi gains 1 VP:', '      Harvest']);
});
