import { BY_CHANCE } from '@hinode/bots/characters';
import { newGame } from '@hinode/engine';
import { CLAN_IDS, CORE, clansOfBoxes, FIRST_GAME_SHRINES, PLAYERS_MOST } from '@hinode/engine/facts';
import { describe, expect, test } from 'vitest';
import type { Player } from '../table/table.ts';
import { withClan, withCount, withKami, withName, withPlayer } from './changing.ts';
import {
  boxesOf,
  type Draft,
  GENTLE,
  HOT_SEAT,
  isWatched,
  LONGEST_NAME,
  playNow,
  readDraft,
  SOLO,
  seatsOf,
  toStart,
  whyNot,
} from './draft.ts';

const clansOf = (draft: Draft): string[] => seatsOf(draft).map(({ clan }) => clan);

/** The engine takes what the page would start. */
function starts(draft: Draft): void {
  const { seats, ...setup } = toStart(draft);
  expect(newGame({ clans: seats.map(({ clan }) => clan), ...setup, seed: 'any' })).toBeDefined();
}

describe('a setup', () => {
  test('as it is offered at first can be started, alone and hot-seat', () => {
    for (const draft of [SOLO, HOT_SEAT]) {
      expect(whyNot(draft)).toBeUndefined();
      starts(draft);
    }
  });

  test('takes in clans of other boxes only when all of the core box play, and lets them go first', () => {
    const core = clansOfBoxes(CORE);
    expect(boxesOf(withCount(SOLO, core.length))).toEqual(CORE);
    const most = withCount(SOLO, PLAYERS_MOST);
    expect(clansOf(most)).toHaveLength(PLAYERS_MOST);
    expect(clansOf(most)).toEqual(expect.arrayContaining(core));
    starts(most);
    expect(clansOf(withCount(most, core.length))).toEqual(core);
  });

  test('of any clans can be started, with the boxes they come in', () => {
    for (const clan of CLAN_IDS) starts(withClan(SOLO, 'koi', clan));
  });

  test('with a box on the table has its Monsters, or its Kami on the map', () => {
    const monsters: Draft = { ...SOLO, boxes: ['monster-pack'] };
    expect(toStart(monsters)).toMatchObject({
      boxes: ['core', 'monster-pack'],
      monsters: expect.arrayContaining(['jorogumo', 'oni-of-plagues']),
    });
    expect(toStart(monsters)).not.toHaveProperty('unbound');
    const unbound: Draft = { ...SOLO, boxes: ['kami-unbound'] };
    expect(toStart(unbound)).toMatchObject({ boxes: ['core', 'kami-unbound'], unbound: true });
    expect(toStart(unbound)).not.toHaveProperty('monsters');
    for (const draft of [monsters, unbound]) starts(draft);
    expect(toStart(playNow(unbound))).not.toHaveProperty('unbound');
  });

  test('with two clans says that three are the least', () => {
    const two = withPlayer(withPlayer(SOLO, 'lotus', undefined), 'turtle', undefined);
    expect(whyNot(two)).toEqual({ key: 'setup.too-few-clans', values: { n: 2 } });
    expect(whyNot(withPlayer(two, 'bonsai', { kind: 'bot', level: 'shogun' }))).toBeUndefined();
  });

  test('with bots alone is a game to be watched', () => {
    const bots = withPlayer(SOLO, 'koi', { kind: 'bot', level: 'daimyo' });
    expect(whyNot(bots)).toBeUndefined();
    expect([isWatched(bots), isWatched(SOLO)]).toEqual([true, false]);
  });

  test('with shrines to choose wants four of them, and takes no fifth', () => {
    const kami = ['susanoo', 'fujin', 'raijin', 'ryujin'] as const;
    let draft: Draft = { ...SOLO, shrines: 'chosen' };
    for (const [n, id] of kami.entries()) {
      expect(whyNot(draft)).toEqual({ key: 'setup.four-shrines', values: { n } });
      draft = withKami(draft, id);
    }
    expect(whyNot(draft)).toBeUndefined();
    expect(toStart(withKami(draft, 'amaterasu')).shrines).toEqual(kami);
    expect(withKami(draft, 'susanoo').kami).toEqual(['fujin', 'raijin', 'ryujin']);
    starts(draft);
  });

  test('leaves the shrines to chance or takes those of a first game', () => {
    expect(toStart({ ...SOLO, shrines: 'random' })).not.toHaveProperty('shrines');
    expect(toStart({ ...SOLO, shrines: 'first-game' }).shrines).toEqual(FIRST_GAME_SHRINES);
  });
});

describe('the number of players', () => {
  test('grows by a clan that is like the last one there', () => {
    const five = withCount(SOLO, 5);
    expect(clansOf(five)).toEqual(['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai']);
    expect(five.players.bonsai).toEqual({ kind: 'bot', level: 'ashigaru' });
    expect(withCount(HOT_SEAT, 5).players.bonsai).toEqual({ kind: 'person' });
  });

  test('shrinks by bots before persons', () => {
    const late = withPlayer(withCount(SOLO, 5), 'bonsai', { kind: 'person' });
    expect(clansOf(withCount(late, 3))).toEqual(['koi', 'lotus', 'bonsai']);
    expect(clansOf(withCount(HOT_SEAT, 3))).toEqual(['koi', 'lotus', 'turtle']);
  });
});

describe('play now', () => {
  test('is a Koi against the gentlest bots for who has set up nothing', () => {
    expect(playNow(SOLO).players).toEqual({
      koi: { kind: 'person' },
      lotus: { kind: 'bot', level: 'ashigaru' },
      turtle: { kind: 'bot', level: 'ashigaru' },
      dragonfly: { kind: 'bot', level: 'ashigaru' },
    });
  });

  test('takes the clan and the level one played last', () => {
    const last: Draft = {
      ...SOLO,
      players: { bonsai: { kind: 'person' }, turtle: { kind: 'bot', level: 'daimyo', skill: GENTLE } },
    };
    const now = playNow(last);
    expect(clansOf(now)).toEqual(['koi', 'lotus', 'turtle', 'bonsai']);
    expect(now.players.bonsai).toEqual({ kind: 'person' });
    expect(now.players.koi).toEqual({ kind: 'bot', level: 'daimyo', skill: GENTLE });
    starts(now);
  });

  test('gives nobody the character chosen for another bot, but leaves all to chance', () => {
    const bot = { kind: 'bot', level: 'samurai' } as const;
    const against = (lotus: Player) =>
      playNow({ ...SOLO, players: { koi: { kind: 'person' }, lotus } }).players.turtle;
    expect(against({ ...bot, character: 'traitor' })).toEqual(bot);
    expect(against({ ...bot, character: BY_CHANCE })).toEqual({ ...bot, character: BY_CHANCE });
    const four = withPlayer(SOLO, 'dragonfly', { ...bot, character: 'pious' });
    expect(withCount(four, 5).players).toMatchObject({
      dragonfly: { character: 'pious' },
      bonsai: bot,
    });
    expect(withCount(four, 5).players.bonsai).toEqual(bot);
  });

  test('can always be started, also when four shrines were never chosen', () => {
    const now = playNow({ ...SOLO, shrines: 'chosen', kami: ['fujin'] });
    expect(whyNot(now)).toBeUndefined();
    starts(now);
  });
});

describe('a setup that was stored', () => {
  test('comes back as it was', () => {
    const draft: Draft = {
      players: { lotus: { kind: 'person' }, koi: { kind: 'bot', level: 'shogun', skill: GENTLE } },
      set: 'horseman',
      shrines: 'chosen',
      kami: ['tsukuyomi', 'amaterasu'],
      boxes: ['kami-unbound', 'monster-pack'],
    };
    expect(readDraft(JSON.parse(JSON.stringify(draft)), SOLO)).toEqual(draft);
  });

  test('keeps the skill of its bots, and takes one that was gentle for gentle still', () => {
    const read = (bot: object) =>
      readDraft({ ...SOLO, players: { koi: { kind: 'bot', level: 'samurai', ...bot } } }, SOLO);
    expect(read({ skill: 4 }).players.koi).toEqual({ kind: 'bot', level: 'samurai', skill: 4 });
    expect(read({ noise: 0.3 }).players.koi).toEqual({ kind: 'bot', level: 'samurai', skill: GENTLE });
    for (const skill of [10, -1, 2.5, '4', null])
      expect(read({ skill }).players.koi).toEqual({ kind: 'bot', level: 'samurai' });
  });

  test('keeps the characters of its bots, but none that nobody knows', () => {
    const bot = { kind: 'bot', level: 'samurai' } as const;
    const draft: Draft = {
      ...SOLO,
      players: {
        koi: { kind: 'person' },
        lotus: { ...bot, character: 'pious' },
        turtle: { ...bot, character: BY_CHANCE },
      },
    };
    expect(readDraft(JSON.parse(JSON.stringify(draft)), SOLO)).toEqual(draft);
    const odd = { players: { koi: { ...bot, character: 'jester' } } };
    expect(readDraft(odd, SOLO).players.koi).toEqual(bot);
  });

  test.each([
    undefined,
    'nonsense',
    [],
    {
      players: { koi: { kind: 'bot', level: 'emperor' } },
      set: 'lantern',
      shrines: 7,
      kami: 'fujin',
      boxes: 7,
    },
  ])('that makes no sense (%j) gives way to the usual one', (stored) => {
    expect(readDraft(stored, SOLO)).toEqual(SOLO);
  });
});

describe('names of people at one screen', () => {
  const named = withName(withName(HOT_SEAT, 'koi', 'Ada'), 'lotus', 'Ben');

  test('come back as they were, and are no longer than they may be', () => {
    expect(readDraft(JSON.parse(JSON.stringify(named)), SOLO)).toEqual(named);
    const long = { players: { koi: { kind: 'person', name: 'x'.repeat(500) } } };
    expect(readDraft(long, SOLO).players.koi).toEqual({ kind: 'person', name: 'x'.repeat(LONGEST_NAME) });
    expect(withName(named, 'koi', '').players.koi).toEqual({ kind: 'person' });
  });

  test('go with whoever takes another clan, and nobody comes twice', () => {
    expect(withClan(named, 'koi', 'bonsai').players).toMatchObject({ bonsai: { name: 'Ada' } });
    expect(withClan(named, 'koi', 'bonsai').players.koi).toBeUndefined();
    expect(withClan(named, 'koi', 'lotus').players).toMatchObject({
      koi: { name: 'Ben' },
      lotus: { name: 'Ada' },
    });
    expect(withCount(withName(named, 'dragonfly', 'Cleo'), 5).players.bonsai).toEqual({ kind: 'person' });
  });

  test('belong to games of several people', () => {
    expect(toStart(named).seats[0]).toEqual({ clan: 'koi', player: { kind: 'person', name: 'Ada' } });
    const alone = { ...SOLO, players: { ...SOLO.players, koi: { kind: 'person', name: 'Ada' } } } as const;
    expect(toStart(alone).seats[0]).toEqual({ clan: 'koi', player: { kind: 'person' } });
  });
});
