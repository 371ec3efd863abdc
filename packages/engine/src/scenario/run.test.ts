import { describe, expect, test } from 'vitest';
import { playTo } from '../game.ts';
import { decisions, view } from '../index.ts';
import { quietAnswer } from './quiet.ts';
import { playThrough, position, runScenario } from './run.ts';
import { snapshot } from './snapshot.ts';
import type { Position, Scenario } from './types.ts';

const setup = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'archway', seed: 'run' } as const;
const AT_KOI = { phase: 'mandate', clan: 'koi', tiles: ['harvest', 'train', 'recruit', 'marshal'] } as const;

/** The result of running a scenario with these parts. */
const run = (parts: Record<string, unknown>): string | undefined =>
  runScenario({ name: 'a test', setup, ...parts });
const runAt = (at: unknown, rest: Record<string, unknown> = {}): string | undefined =>
  run({ position: { at, ...rest } });
const playedTo = (parts: Omit<Scenario, 'name' | 'setup'>) =>
  snapshot(playThrough({ name: 'a test', setup, ...parts }));

describe('a position that cannot exist is refused', () => {
  const clan = (koi: unknown, rest: Record<string, unknown> = {}) => ({ clans: { koi, ...rest } });
  const token = { province: 'edo', season: 'spring' };
  const impossible: [string, Record<string, unknown>, string][] = [
    [
      'seven Bushi',
      clan({ map: { edo: { bushi: 4 }, oshu: { bushi: 3 } } }),
      'position.clans.koi.map.oshu.bushi: koi has only 2 bushi left for this',
    ],
    [
      'two Daimyo',
      clan({ map: { edo: { daimyo: 2 } } }),
      'position.clans.koi.map.edo.daimyo: koi has only 1 daimyo left for this',
    ],
    [
      'four Shinto with one on a shrine',
      {
        shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
        ...clan({ map: { edo: { shinto: 3 } }, shrines: { fujin: { shinto: 1 } } }),
      },
      'position.clans.koi.shrines.fujin.shinto: koi has only 0 shinto left for this',
    ],
    [
      'five strongholds',
      clan({ map: { edo: { stronghold: 5 } } }),
      'position.clans.koi.map.edo.stronghold: koi has only 4 stronghold left for this',
    ],
    [
      'a seventh Bushi as a hostage',
      clan({ hostages: [{ of: 'lotus', figure: 'bushi' }] }, { lotus: { map: { edo: { bushi: 6 } } } }),
      'position.clans.lotus.map.edo.bushi: lotus has only 5 bushi left for this',
    ],
    [
      'two owners of one Monster',
      clan({ cards: ['komainu'] }, { lotus: { cards: ['komainu'] } }),
      'position.clans.lotus.cards[0]: there are only 1 of komainu',
    ],
    [
      'three copies of a card of which there are two',
      clan({ cards: ['righteousness', 'righteousness'] }, { lotus: { cards: ['righteousness'] } }),
      'position.clans.lotus.cards[0]: there are only 2 of righteousness',
    ],
    [
      'a Monster without its card',
      clan({ map: { edo: { komainu: 1 } } }),
      'position.clans.koi.map.edo.komainu: koi has only 0 komainu left for this',
    ],
    [
      'a card of another set',
      clan({ cards: ['courage'] }),
      'position.clans.koi.cards[0]: courage is not in the set archway',
    ],
    [
      'a card of another set on display',
      { display: ['courage'] },
      'position.display[0]: courage is not in the set archway',
    ],
    [
      'an owned Monster on display',
      { display: ['komainu'], ...clan({ cards: ['komainu'] }) },
      'copies of komainu',
    ],
    [
      'honor without a clan',
      { honor: ['koi', 'lotus', 'turtle'] },
      'position.honor: is not an order of the clans in play',
    ],
    [
      'honor with a stranger',
      { honor: ['koi', 'lotus', 'turtle', 'bonsai'] },
      'position.honor: is not an order of the clans in play',
    ],
    [
      'honor with a clan twice',
      { honor: ['koi', 'lotus', 'turtle', 'koi'] },
      'position.honor: names a clan twice',
    ],
    [
      'two alliances of one clan',
      {
        alliances: [
          ['koi', 'lotus'],
          ['turtle', 'koi'],
        ],
      },
      'position.alliances[1]: koi is in two alliances',
    ],
    [
      'an alliance with oneself',
      { alliances: [['koi', 'koi']] },
      'position.alliances[0]: names a clan twice',
    ],
    [
      'an alliance of three',
      { alliances: [['koi', 'lotus', 'turtle']] },
      'position.alliances[0]: is not a pair',
    ],
    [
      'an alliance with a clan not in play',
      { alliances: [['koi', 'bonsai']] },
      'position.alliances[0]: bonsai is not in this game',
    ],
    [
      'one token twice',
      clan({ tokens: [token] }, { lotus: { tokens: [token] } }),
      'position: a war token was taken twice',
    ],
    [
      'a token of Winter',
      clan({ tokens: [{ province: 'edo', season: 'winter' }] }),
      'position.clans.koi.tokens[0].season: there are no tokens of Winter',
    ],
    [
      'a war over a token that is taken',
      { wars: ['oshu', 'edo'], ...clan({ tokens: [token] }) },
      'position.wars: the token of edo is taken already',
    ],
    ['a province at war twice', { wars: ['edo', 'edo'] }, 'position.wars: names a province twice'],
    [
      'more wars than players and two',
      { wars: ['edo', 'oshu', 'kyoto', 'kansai', 'nagato', 'kyushu', 'shikoku'] },
      'position.wars: has more than 6 wars',
    ],
    ['three shrines', { shrines: ['fujin', 'raijin', 'susanoo'] }, 'position.shrines: needs 4 of the 7 kami'],
    [
      'a Bushi that worships',
      { shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'], ...clan({ shrines: { fujin: { bushi: 1 } } }) },
      'position.clans.koi.shrines.fujin.bushi: cannot worship',
    ],
    [
      'a shrine that is not there',
      {
        shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
        ...clan({ shrines: { hachiman: { shinto: 1 } } }),
      },
      'position.clans.koi.shrines.hachiman: hachiman has no shrine in this game',
    ],
    [
      'a Daimyo as a hostage',
      clan({ hostages: [{ of: 'lotus', figure: 'daimyo' }] }),
      'position.clans.koi.hostages[0]: daimyo is never taken hostage',
    ],
    [
      'a stronghold as a hostage',
      clan({ hostages: [{ of: 'lotus', figure: 'stronghold' }] }),
      'position.clans.koi.hostages[0]: a stronghold is never a hostage',
    ],
    [
      'an own figure as a hostage',
      clan({ hostages: [{ of: 'koi', figure: 'bushi' }] }),
      'position.clans.koi.hostages[0]: nobody holds their own figures hostage',
    ],
    [
      'a clan not in play',
      { clans: { bonsai: { vp: 1 } } },
      'position.clans.bonsai: bonsai is not in this game',
    ],
    ['less than nothing', clan({ coins: -1 }), 'position.clans.koi.coins: is not a whole number from 0'],
    ['half a point', clan({ vp: 0.5 }), 'position.clans.koi.vp: is not a whole number from 0'],
    ['an unknown clan', { clans: { heron: {} } }, 'position.clans.heron: "heron" is no clan'],
    [
      'an unknown province',
      clan({ map: { osaka: { bushi: 1 } } }),
      'position.clans.koi.map.osaka: "osaka" is no province',
    ],
    [
      'an unknown figure',
      clan({ map: { edo: { kappa: 1 } } }),
      'position.clans.koi.map.edo.kappa: "kappa" is no figure',
    ],
    ['an unknown card', clan({ cards: ['kappa'] }), 'position.clans.koi.cards[0]: "kappa" is no card'],
    [
      'an unknown kami',
      { shrines: ['fujin', 'raijin', 'ryujin', 'inari'] },
      'position.shrines[3]: "inari" is no kami',
    ],
    ['an unknown season', { season: 'harvest' }, 'position.season: "harvest" is no season'],
    ['an unknown field', { weather: 'fine' }, 'position.weather: is not known'],
    ['an unknown field of a clan', clan({ gold: 3 }), 'position.clans.koi.gold: is not known'],
    ['a mandate in Winter', { season: 'winter' }, 'position.at.phase: there is no mandate in winter'],
  ];
  test.each(impossible)('%s', (_, position, message) => {
    expect(runAt(AT_KOI, position)).toContain(message);
  });

  const nowhere: [string, Record<string, unknown>, string][] = [
    [
      'an unknown phase',
      { phase: 'lunch' },
      'position.at.phase: must be one of season-start, tea, mandate, kami, war-start, war, winter',
    ],
    ['no phase', {}, 'position.at.phase: must be one of'],
    ['an eighth mandate turn', { phase: 'mandate', turn: 8 }, 'position.at.turn: is not a whole number'],
    ['a mandate turn 0', { phase: 'mandate', turn: 0 }, 'position.at.turn: is not a number from 1 to 7'],
    ['a fourth kami turn', { phase: 'kami', turn: 4 }, 'position.at.turn: is not a whole number'],
    ['a seventh war of six', { phase: 'war', war: 7 }, 'position.at.war: is not a whole number from 0 to 6'],
    ['a war 0', { phase: 'war', war: 0 }, 'position.at.war: wars are numbered from 1'],
    [
      'three tiles of one mandate',
      { phase: 'mandate', tiles: ['train', 'train', 'train'] },
      'position.at.tiles: there are only 2 tiles of each mandate',
    ],
    [
      'five tiles',
      { phase: 'mandate', tiles: ['train', 'train', 'recruit', 'harvest', 'betray'] },
      'position.at.tiles: has more than 4 tiles',
    ],
    [
      'an unknown mandate',
      { phase: 'mandate', tiles: ['rest'] },
      'position.at.tiles[0]: "rest" is no mandate',
    ],
    [
      'a turn of a clan not in play',
      { phase: 'mandate', clan: 'bonsai' },
      'position.at.clan: bonsai is not in this game',
    ],
  ];
  test.each(nowhere)('%s', (_, at, message) => {
    expect(runAt(at)).toContain(message);
  });

  test('Winter after Spring, but not after Autumn', () => {
    expect(runAt({ phase: 'winter' }, { season: 'spring' })).toBe(
      'position.at.phase: winter does not follow spring',
    );
    for (const season of ['autumn', 'winter', undefined])
      expect(runAt({ phase: 'winter' }, { ...(season && { season }) })).toBeUndefined();
  });

  test('pieces at their limits are accepted', () => {
    const koi = {
      cards: ['komainu'],
      map: { edo: { bushi: 6, daimyo: 1, stronghold: 4 } },
      shrines: { fujin: { shinto: 3, komainu: 1 } },
    };
    expect(
      runAt(AT_KOI, { shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'], clans: { koi } }),
    ).toBeUndefined();
  });

  test('a token of this season does not matter once its war is resolved', () => {
    const clans = { koi: { tokens: [token] } };
    expect(runAt({ phase: 'war', war: 2 }, { wars: ['edo', 'oshu'], clans })).toBeUndefined();
    expect(runAt({ phase: 'war', war: 1 }, { wars: ['edo', 'oshu'], clans })).toContain('taken already');
    expect(
      runAt({ phase: 'war', war: 1 }, { season: 'summer', wars: ['edo', 'oshu'], clans }),
    ).toBeUndefined();
  });
});

describe('the file itself is read with care', () => {
  test('not an object, no name, unknown fields, a wrong setup', () => {
    expect(runScenario([])).toBe('scenario: is not an object');
    expect(runScenario({ setup })).toBe('name: is not a text');
    expect(run({ colour: 'red' })).toBe('scenario.colour: is not known');
    expect(run({ setup: { ...setup, clans: ['koi', 'lotus'] } })).toBe('setup.clans: needs 3 to 6 clans');
    expect(run({ moves: {} })).toBe('moves: is not a list');
    expect(run({ moves: [7] })).toBe('moves[0]: is not an object');
    expect(run({ expect: [] })).toBe('expect: is not an object');
    expect(run({ until: 'dawn' })).toContain('until: must be decision or one of mandate-end, kami-end');
    expect(run({ moves: [{ clan: 'koi', type: 'pass', refused: false }] })).toBe(
      'moves[0].refused: is neither a code nor true',
    );
  });
});

describe('a failing expectation names its path, what was expected and what came', () => {
  const fails = (expected: unknown): string | undefined =>
    run({
      position: { at: AT_KOI, clans: { koi: { coins: 2, cards: ['komainu', 'righteousness'] } } },
      expect: expected,
    });

  test('numbers, words, lists and records', () => {
    expect(fails({ clans: { koi: { coins: 3 } } })).toBe('clans.koi.coins: expected 3, got 2');
    expect(fails({ clans: { koi: { reserve: { bushi: 5 } } } })).toBe(
      'clans.koi.reserve.bushi: expected 5, got 6',
    );
    expect(fails({ season: 'summer' })).toBe('season: expected "summer", got "spring"');
    expect(fails({ clans: { koi: { cards: ['righteousness', 'komainu'] } } })).toBe(
      'clans.koi.cards[0]: expected "righteousness", got "komainu"',
    );
    expect(fails({ clans: { koi: { cards: ['komainu'] } } })).toBe(
      'clans.koi.cards: expected ["komainu"], got ["komainu","righteousness"]',
    );
    expect(fails({ decisions: [{ clan: 'lotus' }] })).toBe('decisions[0].clan: expected "lotus", got "koi"');
    expect(fails({ weather: 'fine' })).toBe('weather: expected "fine", got nothing');
  });

  test('a missing number equals 0, a missing list [], a missing record {}', () => {
    const absent = { map: { edo: { bushi: 0 } }, shrines: {}, reserve: { 'oni-of-hate': 0 } };
    expect(fails({ clans: { koi: absent } })).toBeUndefined();
    expect(fails({ nothing: [], neither: {}, clans: { koi: { map: { oshu: {} } } } })).toBeUndefined();
    expect(fails({ clans: { koi: { map: { edo: { bushi: 1 } } } } })).toBe(
      'clans.koi.map.edo.bushi: expected 1, got nothing',
    );
  });

  test('only the named fields of a record count', () => {
    expect(fails({ clans: { koi: { coins: 2 } } })).toBeUndefined();
    expect(fails({ clans: {} })).toBeUndefined();
    expect(fails({ decisions: [{ clan: 'koi' }] })).toBeUndefined();
  });

  test('moves that should be legal and are not, and the other way round', () => {
    const harvest = { clan: 'koi', type: 'mandate', tile: 'harvest' };
    const betray = { clan: 'koi', type: 'mandate', tile: 'betray' };
    expect(fails({ legal: [harvest], illegal: [betray] })).toBeUndefined();
    expect(fails({ legal: [harvest, betray] })).toBe('legal[1]: expected a legal move, got tile-not-drawn');
    expect(fails({ illegal: [harvest] })).toBe('illegal[0]: expected a refusal, got a legal move');
  });
});

describe('moves', () => {
  test('a move that never becomes legal fails the scenario', () => {
    const message = run({
      position: { at: AT_KOI },
      moves: [
        { clan: 'koi', type: 'mandate', tile: 'harvest' },
        { clan: 'koi', type: 'build', province: 'tokyo' },
      ],
    });
    expect(message).toContain('moves[1]: expected a legal move, got unknown-province');
  });

  test('a refused move must be refused, with its code', () => {
    const harvest = { clan: 'koi', type: 'mandate', tile: 'harvest' };
    const betray = { ...harvest, tile: 'betray' };
    const at = { position: { at: AT_KOI } };
    expect(run({ ...at, moves: [{ ...betray, refused: 'tile-not-drawn' }] })).toBeUndefined();
    expect(run({ ...at, moves: [{ ...betray, refused: true }] })).toBeUndefined();
    expect(run({ ...at, moves: [{ ...betray, refused: 'not-your-turn' }] })).toBe(
      'moves[0]: expected "not-your-turn", got "tile-not-drawn"',
    );
    expect(run({ ...at, moves: [{ ...harvest, refused: true }] })).toBe(
      'moves[0]: expected a refusal, got a legal move',
    );
  });

  test('a refused move is tried at once: nobody answers before it, and nothing changes', () => {
    const moves = [
      { clan: 'lotus', type: 'mandate', tile: 'train', announce: 'train', refused: 'not-your-turn' },
    ] as const;
    const played = playedTo({ position: { at: AT_KOI }, moves });
    expect(played).toEqual(playedTo({ position: { at: AT_KOI } }));
  });

  test('a refused move after the last one is tried where the table waits, and the scenario still stops before that', () => {
    const moves = [
      { clan: 'koi', type: 'mandate', tile: 'harvest' },
      { clan: 'koi', type: 'mandate', tile: 'train', refused: 'not-your-turn' },
      { clan: 'lotus', type: 'mandate', tile: 'train', refused: 'announce-needed' },
    ] as const;
    expect(
      run({ position: { at: AT_KOI }, moves, until: 'mandate-end', expect: { decisions: [] } }),
    ).toBeUndefined();
  });
});

describe('until stops at the first such point, before any later step', () => {
  const harvest = [{ clan: 'koi', type: 'mandate', tile: 'harvest' }] as const;
  const third = { ...AT_KOI, turn: 3 } as const;
  const clans = {
    lotus: { shrines: { hachiman: { shinto: 1 } }, map: { edo: { bushi: 1 }, oshu: { bushi: 1 } } },
  } as const;
  const table = {
    shrines: ['hachiman', 'fujin', 'raijin', 'susanoo'],
    wars: ['edo', 'oshu'],
    clans,
  } as const;

  test('mandate-end is before the kami turn and the next mandate turn', () => {
    const end = playedTo({ position: { ...table, at: third }, moves: harvest, until: 'mandate-end' });
    expect([end.clans.lotus?.coins, end.clans.lotus?.ronin, end.decisions]).toEqual([1, 0, []]);
    expect(end.at).toMatchObject({ phase: 'mandate', turn: 3 });
  });

  test('the end of an earlier mandate does not count, only what comes after the last move', () => {
    const moves = [...harvest, { clan: 'turtle', type: 'mandate', tile: 'recruit' }] as const;
    const end = playedTo({ position: { ...table, at: AT_KOI }, moves, until: 'mandate-end' });
    expect(end.at).toMatchObject({ phase: 'mandate', turn: 3, clan: 'turtle' });
  });

  test('kami-end is after the favors and before the next mandate turn', () => {
    const end = playedTo({ position: { ...table, at: third }, moves: harvest, until: 'kami-end' });
    expect([end.clans.lotus?.ronin, end.decisions, end.at]).toEqual([2, [], { phase: 'kami', turn: 1 }]);
  });

  test('decision goes on to the next clan that is asked', () => {
    const end = playedTo({ position: { ...table, at: third }, moves: harvest });
    expect(end.decisions).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
    expect(end.clans.lotus?.ronin).toBe(2);
  });

  test('battle-end is before the next war', () => {
    const fought = { ...table, clans: { ...clans, koi: { coins: 1, map: { edo: { bushi: 2 } } } } } as const;
    const end = playedTo({ position: { ...fought, at: { phase: 'war' } }, until: 'battle-end' });
    expect([end.clans.koi?.tokens?.length, end.clans.lotus?.tokens, end.at]).toEqual([
      1,
      [],
      { phase: 'war', war: 2 },
    ]);
  });

  test('battle-end of the last war is before cleanup', () => {
    const fought = {
      ...table,
      wars: ['edo'],
      clans: { ...clans, koi: { coins: 1, map: { edo: { bushi: 2 } } } },
    } as const;
    const end = playedTo({ position: { ...fought, at: { phase: 'war' } }, until: 'battle-end' });
    expect([end.clans.koi?.coins, end.clans.lotus?.shrines]).toEqual([1, { hachiman: { shinto: 1 } }]);
  });

  test('war-end is after all wars and before cleanup', () => {
    const end = playedTo({ position: { ...table, at: { phase: 'war' } }, until: 'war-end' });
    expect(end.clans.lotus?.tokens?.map(({ province }) => province)).toEqual(['edo', 'oshu']);
    expect(end.clans.lotus?.shrines).toEqual({ hachiman: { shinto: 1 } });
  });

  test('season-end is after cleanup and before the next season', () => {
    const end = playedTo({ position: { ...table, at: { phase: 'war' } }, until: 'season-end' });
    expect([end.season, end.clans.lotus?.shrines, end.clans.lotus?.coins]).toEqual(['spring', {}, 0]);
  });

  test('season-end of Autumn is before Winter scores', () => {
    const end = playedTo({
      position: { season: 'autumn', ...table, at: { phase: 'war' } },
      until: 'season-end',
    });
    expect([end.season, end.clans.lotus?.vp, end.winners]).toEqual(['autumn', 0, []]);
  });

  test('game-end is when the winners are known', () => {
    const end = playedTo({
      position: { season: 'autumn', ...table, at: { phase: 'war' } },
      until: 'game-end',
    });
    expect([end.season, end.clans.lotus?.vp, end.winners]).toEqual(['winter', 6, ['lotus']]);
  });

  test('without moves, the point may be the very first thing that comes', () => {
    const end = playedTo({ position: { ...table, at: { phase: 'kami' } }, until: 'kami-end' });
    expect([end.clans.lotus?.ronin, end.decisions]).toEqual([2, []]);
  });
});

describe('every phase a position can begin at', () => {
  const asks = (at: NonNullable<Scenario['position']>['at'] & object, rest: Scenario['position'] = {}) =>
    decisions(position({ setup, position: { ...rest, at } })).map(({ clan, kind }) => `${clan} ${kind}`);
  const everybody = ['koi ready', 'lotus ready', 'turtle ready', 'dragonfly ready'];

  test('season-start pays the income, tea does not', () => {
    expect(asks({ phase: 'season-start' })).toEqual(everybody);
    expect(asks({ phase: 'tea' })).toEqual(everybody);
    const coins = (phase: 'season-start' | 'tea') =>
      playedTo({ position: { at: { phase } } }).clans.koi?.coins;
    expect([coins('season-start'), coins('tea')]).toEqual([5, 0]);
  });

  test('mandate asks the clan, by default the top of honor, and shows the tiles', () => {
    expect(asks({ phase: 'mandate', clan: 'turtle' })).toEqual(['turtle mandate']);
    expect(asks({ phase: 'mandate' }, { honor: ['lotus', 'koi', 'turtle', 'dragonfly'] })).toEqual([
      'lotus mandate',
    ]);
    const state = position({ setup, position: { at: { ...AT_KOI, turn: 7 } } });
    expect(view(state, 'koi').tiles).toEqual(AT_KOI.tiles);
    expect(view(state).mandates).toHaveLength(6);
  });

  test('kami goes on with the mandate player that would follow', () => {
    const honor = ['dragonfly', 'koi', 'lotus', 'turtle'] as const;
    expect(asks({ phase: 'kami', turn: 1 }, { honor })).toEqual(['turtle mandate']);
    expect(asks({ phase: 'kami', turn: 2 }, { honor })).toEqual(['koi mandate']);
    expect(snapshot(position({ setup, position: { honor, at: { phase: 'kami', turn: 3 } } })).season).toBe(
      'summer',
    );
  });

  test('war-start still has the start-of-war effects to come, war does not', () => {
    const clans = {
      koi: { ronin: 2, map: { edo: { bushi: 1 } } },
      lotus: { map: { edo: { bushi: 1 } } },
    } as const;
    const coins = (phase: 'war-start' | 'war') =>
      playedTo({ position: { wars: ['edo'], clans, at: { phase } }, until: 'battle-end' }).clans.koi?.coins;
    expect([coins('war-start'), coins('war')]).toEqual([2, 0]);
  });

  test('winter scores and ends the game', () => {
    expect(asks({ phase: 'winter' })).toEqual([]);
    const clans = { lotus: { tokens: [{ province: 'edo', season: 'autumn' }] } } as const;
    expect(playedTo({ position: { clans, at: { phase: 'winter' } } }).winners).toEqual(['lotus']);
  });

  test('without a position the game starts at its beginning', () => {
    expect(playedTo({}).clans.koi?.map).toEqual({ edo: { bushi: 1, daimyo: 1, stronghold: 1 } });
  });
});

describe('the snapshot', () => {
  test('has the shape of a position: setting it up again gives the same', () => {
    const given = {
      season: 'summer',
      honor: ['turtle', 'koi', 'dragonfly', 'lotus'],
      alliances: [['koi', 'lotus']],
      shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
      wars: ['edo', 'oshu'],
      display: ['yurei', 'respect'],
      clans: {
        koi: {
          vp: 3,
          coins: 2,
          ronin: 1,
          cards: ['komainu', 'respect'],
          tokens: [{ province: 'edo', season: 'spring' }],
          map: { edo: { bushi: 2, stronghold: 1 } },
          shrines: { fujin: { komainu: 1 } },
          hostages: [{ of: 'turtle', figure: 'shinto' }],
        },
      },
      at: { ...AT_KOI, turn: 2 },
    } as const;
    const first = snapshot(position({ setup, position: given }));
    const { decisions: _d, winners: _w, at: _at, clans, ...rest } = first;
    const again = Object.fromEntries(
      Object.entries(clans).map(([id, { reserve: _r, ...clan }]) => [id, clan]),
    );
    expect(snapshot(position({ setup, position: { ...rest, clans: again, at: given.at } }))).toEqual(first);
    expect(first).toMatchObject(given);
  });

  test('names the war being fought, and between wars the next one', () => {
    const clans = {
      koi: { coins: 1, map: { edo: { bushi: 1 } } },
      lotus: { map: { edo: { bushi: 1 } } },
    } as const;
    const at = { phase: 'war', war: 1 } as const;
    expect(playedTo({ position: { wars: ['edo', 'oshu'], clans, at } }).at).toEqual(at);
    expect(playedTo({ position: { wars: ['edo', 'oshu'], clans, at }, until: 'battle-end' }).at).toEqual({
      phase: 'war',
      war: 2,
    });
  });
});

describe('quiet answers', () => {
  const quietAt = (given: Position, moves: Scenario['moves'] = []) => {
    const state = playThrough({ name: 'quiet', setup, position: given, moves });
    const [asked] = decisions(state);
    if (asked === undefined) throw new Error('nobody is asked');
    return quietAnswer(state, asked);
  };

  test('tea: ready', () => {
    expect(quietAt({ at: { phase: 'tea' } })).toEqual({ clan: 'koi', type: 'ready', value: true });
  });

  test('mandate: the first of the four tiles, which the Lotus announce', () => {
    const tiles = ['marshal', 'harvest', 'train', 'betray'] as const;
    expect(quietAt({ at: { phase: 'mandate', clan: 'koi', tiles } })).toEqual({
      clan: 'koi',
      type: 'mandate',
      tile: 'marshal',
    });
    expect(quietAt({ at: { phase: 'mandate', clan: 'lotus', tiles } })).toEqual({
      clan: 'lotus',
      type: 'mandate',
      tile: 'marshal',
      announce: 'marshal',
    });
  });

  test('pass, a zero bid, use false, order first', () => {
    const map = { edo: { stronghold: 1, bushi: 1 } } as const;
    const recruit = [{ clan: 'koi', type: 'mandate', tile: 'recruit' }] as const;
    expect(quietAt({ clans: { koi: { map } }, at: AT_KOI }, recruit)).toEqual({ clan: 'koi', type: 'pass' });
    const clans = { koi: { coins: 2, map }, lotus: { map } } as const;
    const war = { wars: ['edo'], clans, at: { phase: 'war' } } as const;
    const zero = { seppuku: 0, hostage: 0, ronin: 0, poets: 0 };
    expect(quietAt(war)).toEqual({ clan: 'koi', type: 'bid', ...zero });
    expect(quietAt(war, [{ clan: 'koi', type: 'bid', ...zero, seppuku: 1 }])).toEqual({
      clan: 'koi',
      type: 'use',
      value: false,
    });
    expect(quietAt(war, [{ clan: 'koi', type: 'bid', ...zero, hostage: 1 }])).toEqual({
      clan: 'koi',
      type: 'pass',
    });
    const placers = {
      koi: { cards: ['path-of-the-light'] },
      turtle: { cards: ['path-of-the-samurai'] },
    } as const;
    expect(quietAt({ clans: placers, at: AT_KOI }, recruit)).toEqual({
      clan: 'koi',
      type: 'order',
      first: true,
    });
  });

  test('a compulsory summon: the first province in the order of the map, standing rather than worshipping', () => {
    const map = { kyushu: { stronghold: 1 }, edo: { stronghold: 1 }, kyoto: { stronghold: 1 } } as const;
    const moves = [
      { clan: 'koi', type: 'mandate', tile: 'train' },
      { clan: 'koi', type: 'buy', card: 'komainu' },
    ] as const;
    expect(quietAt({ clans: { koi: { coins: 2, map } }, at: AT_KOI }, moves)).toEqual({
      clan: 'koi',
      type: 'summon',
      figure: 'komainu',
      province: 'edo',
    });
  });

  test('a compulsory kill: Bushi before Shinto before Monsters', () => {
    const prey = (koi: Record<string, number>) =>
      quietAt(
        {
          honor: ['koi', 'lotus', 'turtle', 'dragonfly'],
          clans: {
            koi: { cards: ['komainu'], map: { edo: koi } },
            turtle: { cards: ['oni-of-hate'], map: { oshu: { 'oni-of-hate': 1 } } },
          },
          at: { ...AT_KOI, clan: 'turtle' },
        },
        [
          { clan: 'turtle', type: 'mandate', tile: 'marshal' },
          { clan: 'turtle', type: 'move', figure: 'oni-of-hate', from: 'oshu', to: 'edo' },
        ],
      );
    const kill = { clan: 'turtle', type: 'kill', of: 'koi', province: 'edo' };
    expect(prey({ komainu: 1, shinto: 1, bushi: 1 })).toEqual({ ...kill, figure: 'bushi' });
    expect(prey({ komainu: 1, shinto: 1 })).toEqual({ ...kill, figure: 'shinto' });
  });

  test('share: the first losers in seat order', () => {
    const bushi = { map: { edo: { bushi: 1 } } };
    const clans = {
      turtle: { coins: 2, map: { edo: { bushi: 3 } } },
      koi: bushi,
      lotus: bushi,
      dragonfly: bushi,
    };
    const bid = { clan: 'turtle', type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 2 } as const;
    expect(quietAt({ wars: ['edo'], clans, at: { phase: 'war' } }, [bid])).toEqual({
      clan: 'turtle',
      type: 'share',
      to: ['koi', 'lotus'],
    });
  });

  test('a whole game can be played with quiet answers alone', () => {
    const state = position({ setup });
    let answers = 0;
    for (
      let asked = decisions(state)[0];
      asked !== undefined && answers < 5000;
      asked = decisions(state)[0]
    ) {
      playTo(state, quietAnswer(state, asked));
      answers++;
    }
    expect(snapshot(state).winners).toHaveLength(1);
  });
});
