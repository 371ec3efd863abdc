import {
  type Bot,
  type BotOptions,
  botOf,
  CHARACTER_IDS,
  type CharacterId,
  exploiterOf,
  LEVEL_IDS,
  type LevelId,
  MOST_SKILL,
  TRICKS,
  type Trick,
} from '@hinode/bots';
import { Complaint } from '../complaint.ts';
import { oneOf } from '../flags.ts';

/** A bot as it is typed: a level, and what sets it apart from others of its level, such as `samurai+skill4+pious`. */

export interface Seat {
  readonly level: LevelId;
  /** 0 plays at full strength; 0.3 answers three in ten decisions by chance. */
  readonly noise: number;
  /** How few of the mistakes of people it makes; absent if none. */
  readonly skill?: number;
  /** What it tries wherever it can, to find out whether that works. */
  readonly trick?: Trick;
  readonly character?: CharacterId;
  /** Judges by hand, as before anything was learned. */
  readonly byHand?: boolean;
}

/** The words that may follow a level, besides characters and tricks: `shogun+by-hand`. */
const BY_HAND = 'by-hand';
const NOISE = 'noise';
const SKILL = 'skill';

/** The kind of bot in a seat: `samurai`, `samurai+noise0.3`, `samurai+extort`, `samurai+skill4+pious`. */
export const kindOf = ({ level, noise, skill, trick, character, byHand }: Seat): string =>
  [
    level,
    ...(noise > 0 ? [`${NOISE}${noise}`] : []),
    ...(skill === undefined ? [] : [`${SKILL}${skill}`]),
    ...(byHand ? [BY_HAND] : []),
    ...[trick ?? [], character ?? []].flat(),
  ].join('+');

/** `noise` is that of a seat that names none. */
export function readSeat(flag: string, typed: string, noise = 0): Seat {
  const [word, ...words] = typed.split('+');
  const level = LEVEL_IDS.find((id) => id === word);
  if (level === undefined)
    throw new Complaint(`--${flag} must name bots of ${LEVEL_IDS.join(', ')}, not "${typed}"`);
  const parts = words.map((one) => partOf(flag, one));
  const names = parts.flatMap((part) => Object.keys(part));
  if (new Set(names).size < names.length)
    throw new Complaint(`--${flag} says the same thing twice in "${typed}"`);
  const seat: Seat = Object.assign({ level, noise }, ...parts);
  // Chance alone cannot be made more random, and makes no mistakes that a person would make.
  if (level !== 'random') return seat;
  if (seat.skill !== undefined) throw new Complaint(`--${flag} cannot give a skill to ${level}`);
  return { ...seat, noise: 0 };
}

/** What a word after the level says. */
function partOf(flag: string, word: string): Partial<Seat> {
  if (word === BY_HAND) return { byHand: true };
  if (word.startsWith(NOISE)) return { noise: readNoise(flag, word.slice(NOISE.length)) };
  if (word.startsWith(SKILL)) return { skill: readSkill(flag, word.slice(SKILL.length)) };
  const character = CHARACTER_IDS.find((id) => id === word);
  return character === undefined ? { trick: oneOf(flag, word, TRICKS) } : { character };
}

export function readNoise(flag: string, typed: string): number {
  const noise = /^\d(\.\d{1,3})?$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(noise >= 0 && noise <= 1))
    throw new Complaint(
      `--${flag} takes a noise from 0 to 1 with at most three digits after the point, not "${typed}"`,
    );
  return noise;
}

function readSkill(flag: string, typed: string): number {
  if (!/^\d{1,2}$/.test(typed) || Number(typed) > MOST_SKILL)
    throw new Complaint(`--${flag} takes a skill from 0 to ${MOST_SKILL}, a whole number, not "${typed}"`);
  return Number(typed);
}

type BotMaker = (level: LevelId, options: BotOptions) => Bot;

/** The bot that sits there. */
export function botIn(seat: Seat, common: BotOptions, makeBot: BotMaker = botOf): Bot {
  const { level, trick, ...manner } = seat;
  const bot = makeBot(level, { ...common, ...manner });
  return trick === undefined ? bot : exploiterOf(trick, bot);
}
