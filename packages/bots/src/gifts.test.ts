import {
  type ClanId,
  decisions,
  type Event,
  type MandateId,
  type Move,
  play,
  refusal,
  type State,
} from '@hinode/engine';
import { position } from '@hinode/engine/scenario';
import { describe, expect, test } from 'vitest';
import { botOf } from './levels.ts';
import { asideFor, questionFor } from './table/questions.ts';
import type { Answer, Bot } from './types.ts';

/** Koi is about to choose, and would recruit; its ally Turtle holds six provinces and would love a harvest. */
function politics(coins = 5, tiles: MandateId[] = ['harvest', 'recruit', 'recruit', 'betray']): State {
  return position({
    setup: { clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'gift' },
    position: {
      alliances: [['koi', 'turtle']],
      wars: ['edo', 'kyoto', 'oshu', 'kansai', 'nagato'],
      clans: {
        koi: { coins: 0, map: { oshu: { stronghold: 3 }, kyoto: { bushi: 1 } } },
        lotus: { coins: 0, map: { kyoto: { bushi: 2, stronghold: 1 } } },
        turtle: {
          coins,
          map: {
            edo: { bushi: 1 },
            kansai: { bushi: 1 },
            hokkaido: { bushi: 1 },
            shikoku: { bushi: 1 },
            nagato: { bushi: 1 },
            kyushu: { bushi: 1 },
          },
        },
      },
      at: { phase: 'mandate', clan: 'koi', tiles },
    },
  });
}

const koiToChoose = (state: State) => {
  const [decision] = decisions(state);
  if (decision?.kind !== 'mandate') throw new Error('nobody chooses a mandate');
  return decision;
};
const aside = (bot: Bot, state: State, clan: ClanId = 'turtle'): Answer | undefined =>
  bot.aside?.(asideFor(state, clan, koiToChoose(state), 'gift', 0));
const koiChooses = (bot: Bot, state = politics()): Answer =>
  bot.answer(questionFor(state, koiToChoose(state), 'gift', 0));
const tileOf = ({ move }: Answer): MandateId | undefined => (move.type === 'mandate' ? move.tile : undefined);

const given = (coins: number): Event => ({
  type: 'giftGiven',
  clan: 'turtle',
  to: 'koi',
  coins,
  ronin: 0,
  seenBy: 'all',
});

describe('paying for a mandate', () => {
  test('a bot pays for the one it needs', () => {
    const state = politics();
    const { move, why } = aside(botOf('ashigaru'), state) as Answer;
    expect(move).toEqual({ clan: 'turtle', type: 'gift', to: 'koi', coins: 2 });
    expect(refusal(state, move)).toBeUndefined();
    expect(why).toMatchObject({ reason: 'pay-for-mandate', about: 'harvest' });
  });

  test('whoever has nothing to gain gives nothing', () => {
    expect(aside(botOf('ashigaru'), politics(), 'lotus')).toBeUndefined();
  });

  test('nobody gives what they do not have, nor what would not be enough', () => {
    expect(aside(botOf('ashigaru'), politics(0))).toBeUndefined();
    expect(aside(botOf('ashigaru'), politics(1))).toBeUndefined();
    expect(aside(botOf('ashigaru'), politics(2))?.move).toMatchObject({ type: 'gift', coins: 2 });
  });

  test('one gift is enough until the mandate is chosen', () => {
    const bot = botOf('ashigaru');
    const state = politics();
    const gift = aside(bot, state)?.move as Move;
    play(state, gift, bot.observe);
    expect(aside(bot, state)).toBeUndefined();
    bot.observe({
      type: 'mandateChosen',
      clan: 'koi',
      mandate: 'harvest',
      turn: 1,
      faceDown: false,
      seenBy: 'all',
    });
    expect(aside(bot, state)?.move.type).toBe('gift');
  });

  test('chance never gives anything', () => {
    expect(aside(botOf('random'), politics())).toBeUndefined();
    expect(aside(botOf('ashigaru', { noise: 1 }), politics())).toBeUndefined();
  });
});

describe('gratitude', () => {
  test('a gift turns a choice to what helps the giver', () => {
    const bot = botOf('ashigaru');
    expect(tileOf(koiChooses(bot))).toBe('recruit');
    bot.observe(given(2));
    const answer = koiChooses(bot);
    expect(tileOf(answer)).toBe('harvest');
    expect(answer.why).toMatchObject({ reason: 'grateful', about: 'harvest' });
  });

  test('it ends with the next mandate', () => {
    const bot = botOf('ashigaru');
    bot.observe(given(2));
    const chosen = {
      type: 'mandateChosen',
      mandate: 'train',
      turn: 1,
      faceDown: false,
      seenBy: 'all',
    } as const;
    bot.observe({ ...chosen, clan: 'lotus' });
    expect(tileOf(koiChooses(bot))).toBe('harvest');
    bot.observe({ ...chosen, clan: 'koi' });
    expect(tileOf(koiChooses(bot))).toBe('recruit');
  });

  test('it has its limits: no fortune buys a bad choice', () => {
    const bot = botOf('ashigaru');
    const tiles: MandateId[] = ['train', 'recruit', 'recruit', 'betray'];
    bot.observe(given(500));
    expect(tileOf(koiChooses(bot, politics(5, tiles)))).toBe('recruit');
  });
});
