import { clone, type MoveType } from '@hinode/engine';
import {
  allyOf,
  BUSHI,
  battleProvince,
  CLAN_COUNT,
  clanNumber,
  countAt,
  isInPlay,
  PROVINCES,
  phaseOf,
  SHINTO,
  seasonOf,
  sendHome,
} from '@hinode/engine/search';
import type { Taste } from '../characters/tastes.ts';
import type { Memory } from '../memory.ts';
import type { Question } from '../types.ts';
import { diceOfTurn, happens } from './dice.ts';
import { misbid } from './misbid.ts';
import { type Mistakes, MOST_SKILL, mistakesOf } from './mistakes.ts';
import { opinionated } from './opinions.ts';

/** Somebody who makes mistakes: what they see, how far they look, what they hold things to be worth, how they bid and what they forget. */
export interface Erring {
  /** The question as it looks with what is overlooked. */
  seen(question: Question): Question;
  /** Is this turn played for what it brings at once? */
  isShortSighted(question: Question): boolean;
  /** How much more an answer seems to be worth than it is. */
  readonly opinion: Taste;
  /** What becomes of a bid. */
  bid(question: Question, code: number, memory: Memory): number;
  /** How much of what others did is held against them. */
  readonly remembers: number;
}

/** The mistakes of a skill; undefined for a bot that makes none. */
export function erringOf(skill = MOST_SKILL): Erring | undefined {
  if (skill >= MOST_SKILL) return undefined;
  const mistakes = mistakesOf(skill);
  return {
    seen: (question) => overlooking(question, mistakes),
    isShortSighted: ({ clan, knowledge: { cells } }) =>
      seasonOf(cells) < AUTUMN && happens(diceOfTurn(cells, `${clan} sight`), mistakes.shortSight),
    opinion: opinionated(mistakes.opinions),
    bid: ({ clan, knowledge: { cells } }, code, memory) => {
      const dice = diceOfTurn(cells, `${clan} bid ${battleProvince(cells)}`);
      return happens(dice, mistakes.misbids) ? misbid(cells, clanNumber(clan), code, memory, dice) : code;
    },
    remembers: 1 - mistakes.forgives,
  };
}

const AUTUMN = 2;

/** In a battle everybody looks closely; what happens elsewhere on the map is what one overlooks. */
const LOOKED_AROUND: readonly MoveType[] = ['mandate', 'summon', 'move', 'build', 'place'];

/** Daimyo and Monsters are too big to be overlooked, and nobody forgets an ally. */
const SMALL = [BUSHI, SHINTO];

function overlooking(question: Question, { overlooks }: Mistakes): Question {
  const { clan, decision, knowledge } = question;
  if (phaseOf(knowledge.cells) !== 'politics' || !LOOKED_AROUND.includes(decision.kind)) return question;
  const me = clanNumber(clan);
  const dice = diceOfTurn(knowledge.cells, `${clan} eyes`);
  const cells = clone(knowledge.cells);
  for (let other = 0; other < CLAN_COUNT; other++) {
    for (let province = 0; province < PROVINCES; province++) {
      const luck = dice.below(1000);
      if (other === me || !isInPlay(cells, other) || other === allyOf(cells, me)) continue;
      const figures = SMALL.reduce((sum, kind) => sum + countAt(cells, other, kind, province), 0);
      if (figures === 0 || luck >= 1000 * overlooks ** figures) continue;
      for (const kind of SMALL) sendHome(cells, other, kind, province);
    }
  }
  return { ...question, knowledge: { ...knowledge, cells } };
}
