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
import type { Pledge } from './talk/ledger.ts';
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

  /** Koi was given something and chose; the giver got a coin of it, or nothing. */
  const koiChose = (bot: Bot, mandate: MandateId, isRepaid: boolean): void => {
    bot.observe(given(2));
    bot.observe({ type: 'mandateChosen', clan: 'koi', mandate, turn: 1, faceDown: false, seenBy: 'all' });
    for (const clan of isRepaid ? (['koi', 'turtle'] as const) : (['koi'] as const))
      bot.observe({ type: 'gained', clan, coins: 1, because: mandate, seenBy: 'all' });
    bot.observe({ type: 'mandateEnded', mandate, seenBy: 'all' });
  };

  test('whoever repaid a gift gets another, and whoever never does gets none in the end', () => {
    const [thanked, disappointed] = [botOf('ashigaru'), botOf('ashigaru')];
    for (let n = 0; n < 6; n++) {
      koiChose(thanked, 'harvest', true);
      koiChose(disappointed, 'betray', false);
    }
    expect(aside(thanked, politics())).toEqual(aside(botOf('ashigaru'), politics()));
    expect(aside(disappointed, politics())).toBeUndefined();
  });

  test('what others gave for nothing is their affair, and so is what comes after the mandate', () => {
    const bot = botOf('ashigaru');
    for (let n = 0; n < 6; n++) {
      bot.observe({ type: 'giftGiven', clan: 'lotus', to: 'koi', coins: 2, ronin: 0, seenBy: 'all' });
      koiChose(bot, 'betray', true);
    }
    expect(aside(bot, politics())).toEqual(aside(botOf('ashigaru'), politics()));
    const late = botOf('ashigaru');
    for (let n = 0; n < 6; n++) {
      koiChose(late, 'betray', false);
      late.observe({ type: 'gained', clan: 'turtle', vp: 1, because: 'amaterasu', seenBy: 'all' });
    }
    expect(aside(late, politics())).toBeUndefined();
  });

  test('whoever broke their promises to the giver gets less than whoever kept them', () => {
    const pledge = (state: Pledge['state']): Pledge => ({
      from: 'koi',
      to: 'turtle',
      phrase: { say: 'play', mandate: 'harvest' },
      promise: true,
      state,
    });
    const asked = (pledges: readonly Pledge[]) =>
      botOf('ashigaru').aside?.({
        ...asideFor(politics(), 'turtle', koiToChoose(politics()), 'gift', 0),
        pledges,
      });
    const gainOf = (answer: Answer | undefined): number => Number(answer?.why?.gain ?? 0);
    expect(asked([pledge('kept'), pledge('open')])).toEqual(asked([]));
    expect(gainOf(asked([pledge('broken')]))).toBeLessThan(gainOf(asked([])));
    expect(asked(Array.from({ length: 6 }, () => pledge('broken')))).toBeUndefined();
    // What somebody else broke, or Koi to somebody else, does not count.
    expect(
      asked([
        { ...pledge('broken'), from: 'lotus' },
        { ...pledge('broken'), to: 'lotus' },
      ]),
    ).toEqual(asked([]));
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
