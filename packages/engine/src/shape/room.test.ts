import { describe, expect, test } from 'vitest';
import '../rules.ts';
import { installAdvantage } from '../battle/advantage.ts';
import { CARDS } from '../boxes/cards.ts';
import { ADVANTAGE_IDS, KAMI_FIGURE_IDS, KAMI_IDS, SHRINES } from '../data/year.ts';
import { installAll, type Uninstall, voicesFor } from '../state/abilities.ts';
import { type Card, card, installCards } from '../state/catalogue.ts';
import { installClans } from '../state/clan-abilities.ts';
import { installKamiHooks } from '../state/kami.ts';
import { installFigureHooks } from '../state/unbound.ts';
import { type Source, whatCannotActAtOnce, whatHasNoRoom } from './room.ts';
import { ACTS_ROOM, CARDS_TAKEN_ROOM, DISPLAY_ROOM } from './sizes.ts';

const MADE_UP: Card = card({
  id: 'made-up',
  name: 'Made up',
  season: 'spring',
  sets: ['core'],
  type: 'virtue',
  cost: 1,
  copies: 1,
});
const ALL: readonly Card[] = CARDS;
const more = (count: number, changed: Partial<Card>): readonly Card[] =>
  Array.from({ length: count }, () => ({ ...MADE_UP, sets: [], ...changed }));

test('a position has room for every existing card', () => {
  expect(whatHasNoRoom(ALL)).toEqual([]);
});

/** Cards that the facts do not mention, in the place of the last cards that are not Monsters. */
const instead = (cards: readonly Card[]): readonly Card[] => [
  ...ALL.filter(({ monster }) => monster),
  ...ALL.filter(({ monster }) => !monster).slice(0, -cards.length),
  ...cards,
];
const monsters = ALL.filter(({ monster }) => monster).length;

test.each([
  ['cards', [...ALL, ...more(1, {})], `${ALL.length + 1} cards, only for ${ALL.length}`],
  ['copies of one card', instead(more(1, { copies: 4 })), '4 copies of made-up, only for 3'],
  ['Monsters', instead(more(1, { monster: {} })), `${monsters + 1} Monsters, only for ${monsters}`],
  [
    'Monsters of one name',
    instead(more(1, { monster: {}, copies: 2 })),
    '2 Monsters called made-up, only for 1',
  ],
  [
    'cards on display',
    more(DISPLAY_ROOM + 1, { sets: ['teapot'] }),
    `${DISPLAY_ROOM + 1} cards on display with teapot, only for ${DISPLAY_ROOM}`,
  ],
  [
    'cards taken',
    more(CARDS_TAKEN_ROOM + 1, { sets: ['archway'] }),
    `${CARDS_TAKEN_ROOM + 1} cards taken with archway, only for ${CARDS_TAKEN_ROOM}`,
  ],
])('a program with more %s than the facts tell of does not start', (_, cards, problem) => {
  expect(whatHasNoRoom(cards).join()).toContain(`there is no room for`);
  expect(whatHasNoRoom(cards).join()).toContain(problem);
});

test('cards that the facts do not mention are not installed', () => {
  expect(() => installCards(more(1, {}))).toThrow(`there is no room for ${ALL.length + 1} cards`);
});

describe('abilities of one clan that act at the same time', () => {
  /** No box has anything that acts at this moment, so all of the room is left. */
  const acts = { onToken: () => {} };
  const atWarStart = { does: () => {} };
  const times = (count: number, install: (n: number) => Uninstall): (() => Uninstall)[] =>
    Array.from({ length: count }, (_, n) => () => install(n));
  const clan = () => installClans([{ id: 'koi', atWarStart }]);
  const kami = (id: (typeof KAMI_IDS)[number]) =>
    installKamiHooks({ id, name: id, domain: '', favor: () => undefined, atWarStart });

  const source = (kind: Source['kind'], id: string, copies = 1): Source => ({
    kind,
    id,
    hooks: acts,
    copiesWith: () => copies,
  });
  const needed = (sources: readonly Source[]): string => whatCannotActAtOnce(sources).join();
  const cards = (copies: number): Source => source('card', 'a card', copies);

  test.each([
    ['every copy of a card', [], 0],
    ['the ability of one clan, whatever others can do', ['koi', 'fox'].map((id) => source('clan', id)), 1],
    ['everything that one clan can do', [source('clan', 'koi'), source('clan', 'koi')], 2],
    ['as many kami as there are shrines', KAMI_IDS.map((id) => source('kami', id)), SHRINES],
    ['their figures besides', KAMI_IDS.map((id) => source('kami-figure', id)), SHRINES],
    ['all war advantages', ADVANTAGE_IDS.map((id) => source('advantage', id)), ADVANTAGE_IDS.length],
  ])('are counted: %s', (_, others, most) => {
    expect(needed([cards(ACTS_ROOM - most), ...others])).toBe('');
    expect(needed([cards(ACTS_ROOM - most + 1), ...others])).toContain(
      `there is no room for ${ACTS_ROOM + 1} abilities of one clan with onToken, only for ${ACTS_ROOM}: a card`,
    );
  });

  test('only those of one set of cards are counted together', () => {
    const ofSet = (set: string): Source => ({
      ...source('card', `a card of ${set}`),
      copiesWith: (other) => (other === set ? ACTS_ROOM : 0),
    });
    expect(needed([ofSet('archway'), ofSet('teapot')])).toBe('');
    expect(needed([ofSet('archway'), ofSet('teapot'), source('clan', 'koi')])).toContain('no room');
  });

  test.each([
    ['clans', times(ACTS_ROOM, clan)],
    ['kami', [...times(3, clan), ...KAMI_IDS.map((id) => () => kami(id))]],
    [
      'Kami',
      [...times(3, clan), ...KAMI_FIGURE_IDS.map((id) => () => installFigureHooks({ id, atWarStart }))],
    ],
    [
      'war advantages',
      [
        ...times(3, clan),
        ...ADVANTAGE_IDS.map(
          (id) => () => installAdvantage({ id, used: 'before-outcome', win: () => undefined, atWarStart }),
        ),
      ],
    ],
  ])(
    'a program whose %s have more of them than there is room for does not start, and keeps nothing of it',
    (_, installs) => {
      const before = voicesFor('atWarStart').map((voices) => [...voices]);
      expect(() => installAll(installs)).toThrow(/there is no room for 1\d abilities .* atWarStart.*koi/);
      expect(voicesFor('atWarStart')).toEqual(before);
    },
  );
});
