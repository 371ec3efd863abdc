import type { ClanId, Move } from '@hinode/engine';
import type { Scenario } from '../scenario-game.ts';

/** The format of lessons: the files in packages/learn/lessons. Their texts are in lessons/text. */

export const CHAPTER_IDS = [
  'the-land',
  'the-march',
  'the-sealed-bid',
  'faith-and-betrayal',
  'gods-and-winter',
] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];

/** Parts of the table that a chapter does without. */
export const PARTS = ['shrines'] as const;
export type Part = (typeof PARTS)[number];

export interface Chapter {
  readonly id: ChapterId;
  /** The reader's clan. */
  readonly me: ClanId;
  readonly minutes: number;
  /** Hides what has not been taught yet. */
  readonly hides: readonly Part[];
  readonly steps: readonly Step[];
}

export interface Step {
  readonly id: string;
  /** Its position. Without one, it continues from the previous step. */
  readonly position?: Scenario;
  /** The moves of the others in it, each as soon as it is legal. */
  readonly replies: readonly Move[];
  /** The move it asks for; the guide points at it, and demonstrates it on request. */
  readonly move: Move;
  /** Others that are just as good. */
  readonly also: readonly Pattern[];
  /** The responses to other moves: the first that matches is used. */
  readonly answers: readonly Answer[];
  /** What the reader meets in it. */
  readonly met: readonly string[];
}

export interface Answer {
  readonly to: Pattern;
  readonly says: string;
}

/** Some fields of a move: the values or the minimum values they must have. */
export type Pattern = Readonly<Record<string, string | number | boolean | { readonly atLeast: number }>>;

/** The texts of one language. */
export interface LessonText {
  readonly page: Readonly<Record<string, string>>;
  readonly chapters: Readonly<Record<string, ChapterText>>;
  /** What has been met, in a few words. */
  readonly met: Readonly<Record<string, string>>;
  /** Advice when a kind of decision comes up for the first time. */
  readonly advice: Readonly<Record<string, string>>;
}

export interface ChapterText {
  readonly title: string;
  readonly about: string;
  /** What the guide says to a reader who left off here. */
  readonly stopped: string;
  readonly steps: Readonly<Record<string, StepText>>;
}

export interface StepText {
  readonly says: string;
  /** The outcome of the move, if the next step begins elsewhere. */
  readonly done?: string;
  readonly answers?: Readonly<Record<string, string>>;
}
