import type { ClanId, Event, Move } from '@hinode/engine';
import { CORE_CLAN_IDS, SET_IDS } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import { botOf } from '../levels.ts';
import { playGame } from '../table/referee.ts';
import { solve, type Tactic } from '../tactics.ts';
import { faithOf, voiceOf } from '../talk/voices.ts';
import type { LevelId } from '../types.ts';
import { CHARACTER_IDS, type CharacterId } from './choosing.ts';

/** What somebody at the table would notice of a bot, over the same deals with each character. */
interface Noticed {
  betrayals: number;
  prayers: number;
  /** Coins asked for alliances, and coins given for mandates. */
  asked: number;
  given: number;
  harvests: number;
}

const GAMES = 10;
const SEATS = 4;
const SEEDS = Array.from({ length: 8 }, (_, n) => `seed ${n}`);

function notice(character: CharacterId, level: LevelId = 'ashigaru', games = GAMES): Noticed {
  const noticed: Noticed = { betrayals: 0, prayers: 0, asked: 0, given: 0, harvests: 0 };
  for (let n = 0; n < games; n++) {
    const clans = CORE_CLAN_IDS.filter((_, i) => i !== n % CORE_CLAN_IDS.length);
    const own = clans[n % SEATS] as ClanId;
    const bots = Object.fromEntries(
      clans.map((clan) => [clan, botOf(level, { quick: true, ...(clan === own && { character }) })]),
    );
    const setup = { clans, set: SET_IDS[n % SET_IDS.length] ?? 'archway', seed: `style ${n}` } as const;
    const { illegal } = playGame(setup, bots, setup.seed, {
      event: (event) => countEvent(noticed, own, event),
      answered: (clan, _, { move }) => {
        if (clan === own) countMove(noticed, move);
      },
    });
    expect(illegal).toEqual([]);
  }
  return noticed;
}

function countEvent(noticed: Noticed, own: ClanId, event: Event): void {
  if (event.type === 'allianceBroken' && event.clan === own) noticed.betrayals++;
  if (event.type === 'giftGiven' && event.clan === own) noticed.given += event.coins;
  if (event.type === 'proposalMade' && event.clan === own) noticed.asked += event.ask.coins ?? 0;
}

function countMove(noticed: Noticed, move: Move): void {
  if (move.type === 'summon' && move.shrine !== undefined) noticed.prayers++;
  if (move.type === 'mandate' && (move.announce ?? move.tile) === 'harvest') noticed.harvests++;
}

test('each character can be told by what it does, at the same tables', () => {
  const [loyal, merchant, traitor, pious] = CHARACTER_IDS.map((character) => notice(character)) as [
    Noticed,
    Noticed,
    Noticed,
    Noticed,
  ];
  expect(loyal.betrayals).toBe(0);
  expect(traitor.betrayals).toBeGreaterThan(2);
  for (const other of [loyal, merchant, traitor]) {
    expect(pious.prayers).toBeGreaterThan(1.15 * other.prayers);
    expect(pious.asked).toBe(0);
  }
  for (const other of [loyal, traitor, pious]) {
    expect(merchant.asked).toBeGreaterThan(other.asked + 2);
    expect(merchant.given).toBeGreaterThan(other.given);
    expect(merchant.harvests).toBeGreaterThan(other.harvests);
  }
});

/** Koi could replace a figure of Turtle, and would leave its ally. */
const temptation: Tactic = {
  name: 'a small temptation',
  why: 'A Bushi of Turtle stands alone at war; betraying costs the alliance, and at the bottom no honor.',
  setup: { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'temptation' },
  position: {
    season: 'summer',
    honor: ['lotus', 'turtle', 'koi'],
    alliances: [['koi', 'lotus']],
    wars: ['kyoto', 'oshu', 'nagato'],
    display: [],
    clans: {
      koi: { vp: 8, map: { edo: { daimyo: 1, bushi: 1, stronghold: 1 } } },
      lotus: { vp: 8, map: { nagato: { daimyo: 1, bushi: 2, stronghold: 1 } } },
      turtle: {
        vp: 8,
        map: { kyoto: { daimyo: 1, stronghold: 1 }, oshu: { bushi: 1 }, kansai: { bushi: 1 } },
      },
    },
    at: { phase: 'mandate', clan: 'koi', tiles: ['harvest', 'betray', 'train', 'marshal'], turn: 6 },
  },
  ask: 'koi',
  good: [{ type: 'mandate', tile: 'betray' }],
};

test.each(['samurai', 'daimyo', 'shogun'] as const)(
  'a %s that is tempted betrays its ally as a traitor, and never as the loyal',
  (level) => {
    const betrayals = (character: CharacterId): number =>
      SEEDS.filter((seed) => {
        const bot = botOf(level, { quick: true, budget: { iterations: 20 }, character });
        return solve(temptation, bot, seed).right;
      }).length;
    expect(betrayals('loyal')).toBe(0);
    expect(betrayals('traitor')).toBe(SEEDS.length);
  },
);

test('a character keeps its word as it is said of it, at every level', () => {
  for (const level of ['ashigaru', 'samurai', 'daimyo', 'shogun'] as const) {
    expect(faithOf(level, 'loyal').chance).toBe(0);
    expect(faithOf(level, 'traitor').chance).toBeGreaterThan(faithOf(level).chance);
    expect(faithOf(level, 'traitor').price).toBeLessThan(faithOf(level).price);
    expect(faithOf(level, 'pious')).toEqual(faithOf(level));
    // Whoever breaks its word gladly does not say that it is sorry.
    expect(voiceOf(level, 'traitor')?.speaks).not.toContain('i-broke-faith');
    expect(voiceOf(level, 'loyal')?.speaks).toContain('word-broken');
  }
  expect(voiceOf('random', 'loyal')).toBeUndefined();
});
