import type { MandateId, Move } from '@hinode/engine';
import { allyOf, clanNumber, imagine } from '@hinode/engine/search';
import { sense } from './instinct.ts';
import { politeAnswers } from './manners.ts';
import type { Tried } from './samurai.ts';
import type { Pledge } from './talk/ledger.ts';
import type { Faith } from './talk/voices.ts';
import type { Question } from './types.ts';

/** A bot keeps its word, as long as that does not cost too much. */

/** What a word counts that was given without a promise, in VP: a choice that is nearly as good is turned by it. */
const JUST_SAID = 1;

/**
 * The same answers, the best first once one's word is counted. `toMove` reads an answer; without open promises they are as
 * they were.
 */
export function keepingWord(
  question: Question,
  answers: readonly Tried[],
  faith: Faith,
  toMove: (code: number) => Move,
): readonly Tried[] {
  const open = (question.pledges ?? []).filter(
    ({ from, state }) => from === question.clan && state === 'open',
  );
  if (open.length === 0) return answers;
  const wanted = asSaid(answers, open, toMove);
  const promises = open.filter(({ promise }) => promise);
  const breaks = ({ code }: Tried): boolean => {
    const move = toMove(code);
    return promises.some((pledge) => isBrokenBy(move, pledge, question));
  };
  const [best] = wanted;
  if (best === undefined || !breaks(best)) return wanted;
  const kept = wanted.find((one) => !breaks(one)) ?? nextBest(question, breaks, best);
  if (kept === undefined) return wanted;
  const isWorthIt = best.value - kept.value > faith.price;
  if (isWorthIt && question.rng.below(1000) < 1000 * faith.chance) return wanted;
  return [kept, ...wanted.filter((one) => one !== kept && !breaks(one))];
}

/** A mandate that one said one would choose comes first if it is nearly as good. */
function asSaid(
  answers: readonly Tried[],
  open: readonly Pledge[],
  toMove: (code: number) => Move,
): readonly Tried[] {
  const said = open.flatMap(({ phrase }) => (phrase.say === 'play' ? [phrase.mandate] : []));
  const [best] = answers;
  if (said.length === 0 || best === undefined) return answers;
  const one = answers.find(({ code, value }) => {
    const mandate = mandateOf(toMove(code));
    return mandate !== undefined && said.includes(mandate) && value > best.value - JUST_SAID;
  });
  return one === undefined ? answers : [one, ...answers.filter((other) => other !== one)];
}

const mandateOf = (move: Move): MandateId | undefined =>
  move.type === 'mandate' ? (move.announce ?? move.tile) : undefined;

function isBrokenBy(move: Move, { phrase, to }: Pledge, { clan, knowledge }: Question): boolean {
  switch (phrase.say) {
    case 'stay-out':
    case 'stay-out-if':
      return provinceEntered(move) === phrase.province;
    case 'stay-allied': {
      const ally = allyOf(knowledge.cells, clanNumber(clan));
      return mandateOf(move) === 'betray' && ally >= 0 && (to === undefined || clanNumber(to) === ally);
    }
    case 'not-play':
      return mandateOf(move) === phrase.mandate;
    case 'no-bid':
    case 'play':
      return false;
  }
}

function provinceEntered(move: Move): string | undefined {
  switch (move.type) {
    case 'summon':
    case 'place':
    case 'replace':
      return 'shrine' in move && move.shrine !== undefined
        ? undefined
        : 'province' in move
          ? move.province
          : undefined;
    case 'move':
      return move.to;
    default:
      return undefined;
  }
}

/** Among the answers that were not looked at closely, the most sensible that keeps one's word. */
function nextBest(
  { clan, knowledge, rng }: Question,
  breaks: (one: Tried) => boolean,
  best: Tried,
): Tried | undefined {
  const world = imagine(knowledge, rng);
  const me = clanNumber(clan);
  const bestSense = sense(world, me, best.code);
  const [kept] = Array.from(politeAnswers(world, me), (code) => ({
    code,
    value: best.value + sense(world, me, code) - bestSense,
  }))
    .filter((one) => !breaks(one))
    .sort((a, b) => b.value - a.value);
  return kept;
}
