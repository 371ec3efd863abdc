import type { Rng, State } from '@hinode/engine';
import { MANDATE_IDS } from '@hinode/engine/facts';
import { CLAN_COUNT, clanNumber, coinsOf, imagine, optionsOf, playCode } from '@hinode/engine/search';
import { evaluate, relative } from './evaluate.ts';
import { caring } from './gratitude.ts';
import { borrow, release, toMandateEnd } from './lookahead.ts';
import { COIN, helpOf, mandateIn, mandateSense } from './mandate-sense.ts';
import { disappointmentsBy, type Memory } from './memory.ts';
import { brokenBy } from './talk/ledger.ts';
import type { Answer, Question } from './types.ts';

/**
 * Paying for a mandate: just before another clan chooses, a gift may turn its choice to one that helps the giver. No
 * deal is binding (DEAL-1); the giver reckons with gratitude, and with being disappointed: the more so, the more often it was.
 */

const MOST_COINS = 2;
/** How much of what a gift could bring is counted: whoever chooses may think otherwise. */
const FAITH = 0.4;

/** Each gift to a clan that was not repaid, and each promise that it broke, lets the giver count on less. */
const faithIn = ({ clan, decision, pledges = [] }: Question, memory: Memory): number =>
  FAITH / (1 + disappointmentsBy(memory, decision.clan, clan) + brokenBy(pledges, clan, decision.clan));

/** The least a gift must bring beyond its coins, in VP. */
const ENOUGH = 0.5;

/** What would come of a mandate that could be chosen. */
interface Choice {
  readonly mandate: number;
  /** What it is worth to the clan that chooses, and to the one that may give, in VP. */
  readonly chooser: number;
  readonly giver: number;
}

/** How a level foresees what each choice open in a world would come to. */
export type Foresee = (world: State, chooser: number, giver: number, rng: Rng) => Choice[];

/** The mandates a clan can choose in a world, each with a move that does so. */
function choicesOf(world: State, chooser: number): Map<number, number> {
  const choices = new Map<number, number>();
  const { codes, count } = optionsOf(world, chooser);
  for (const code of codes.subarray(0, count)) choices.set(mandateIn(code), code);
  return choices;
}

export const byGlance: Foresee = (world, chooser, giver) =>
  Array.from(choicesOf(world, chooser).keys(), (mandate) => ({
    mandate,
    chooser: mandateSense(world, chooser, mandate),
    giver: helpOf(world, giver, chooser, mandate),
  }));

const worth = new Float64Array(CLAN_COUNT);

/** Plays each mandate to its end by instinct, and looks how the two stand then. */
export const byOutlook: Foresee = (world, chooser, giver, rng) =>
  Array.from(choicesOf(world, chooser), ([mandate, code]) => {
    const state = borrow(world);
    playCode(state, chooser, code);
    toMandateEnd(state, rng);
    evaluate(state, worth);
    const choice = {
      mandate,
      chooser: relative(state, worth, chooser),
      giver: relative(state, worth, giver),
    };
    release(state);
    return choice;
  });

/** What a gift of so many coins may bring, and the mandate it would mostly be for. */
interface Hope {
  readonly coins: number;
  readonly gain: number;
  readonly mandate: number;
}

/**
 * A gift to the clan that is about to choose, if it promises enough in the eyes of each way to foresee. At most one for
 * each mandate, and never more than the clan has.
 */
export function payForMandate(
  question: Question,
  memory: Memory,
  ways: readonly Foresee[],
  worlds: number,
  generosity = 0,
): Answer | undefined {
  const { clan, decision } = question;
  if (memory.givers.has(clan)) return undefined;
  const faith = faithIn(question, memory);
  let hope: Hope | undefined;
  for (const foresee of ways) {
    hope = bestHope(question, foresee, worlds, faith, ENOUGH - generosity);
    if (hope === undefined) return undefined;
  }
  return (
    hope && {
      move: { clan, type: 'gift', to: decision.clan, coins: hope.coins },
      why: {
        reason: 'pay-for-mandate',
        gain: Math.round(hope.gain * 10) / 10,
        about: MANDATE_IDS[hope.mandate] as string,
      },
    }
  );
}

function bestHope(
  { clan, decision, knowledge, rng }: Question,
  foresee: Foresee,
  worlds: number,
  faith: number,
  enough: number,
): Hope | undefined {
  const me = clanNumber(clan);
  const chooser = clanNumber(decision.clan);
  const most = Math.min(MOST_COINS, coinsOf(knowledge.cells, me));
  if (most === 0) return undefined;
  const help = MANDATE_IDS.map((_, mandate) => helpOf(knowledge.cells, me, chooser, mandate));
  const foreseen = Array.from({ length: worlds }, () => foresee(imagine(knowledge, rng), chooser, me, rng));
  let best: Hope | undefined;
  for (let coins = 1; coins <= most; coins++) {
    const hope = hopeOf(foreseen, help, coins, faith);
    if (hope.gain > (best?.gain ?? enough)) best = hope;
  }
  return best;
}

function hopeOf(
  foreseen: readonly (readonly Choice[])[],
  help: readonly number[],
  coins: number,
  faith: number,
): Hope {
  const won = MANDATE_IDS.map(() => 0);
  const care = caring(coins);
  for (const choices of foreseen) {
    const plain = bestFor(choices, () => 0);
    const thankful = bestFor(choices, (mandate) => care * (help[mandate] as number));
    if (plain === undefined || thankful === undefined) continue;
    won[thankful.mandate] = (won[thankful.mandate] as number) + thankful.giver - plain.giver;
  }
  const total = won.reduce((sum, one) => sum + one, 0) / foreseen.length;
  return { coins, gain: faith * total - COIN * coins, mandate: won.indexOf(Math.max(...won)) };
}

function bestFor(choices: readonly Choice[], leaning: (mandate: number) => number): Choice | undefined {
  let best: Choice | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const value = choice.chooser + leaning(choice.mandate);
    if (value <= most) continue;
    most = value;
    best = choice;
  }
  return best;
}
