import type { ClanId, Move } from '@hinode/engine';
import type { Scenario } from '../scenario-game.ts';

/** What a lesson is made of: the files in packages/learn/lessons. Their words are in lessons/text. */

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
  /** Who one is. */
  readonly me: ClanId;
  readonly minutes: number;
  /** What is not taught yet is not there. */
  readonly hides: readonly Part[];
  readonly steps: readonly Step[];
}

export interface Step {
  readonly id: string;
  /** Where it begins. Without one it goes on from the step before. */
  readonly position?: Scenario;
  /** What others say in it, each as soon as it is legal. */
  readonly replies: readonly Move[];
  /** The move it asks for; it is pointed at, and shown to whoever wants to see it. */
  readonly move: Move;
  /** Others that do as well. */
  readonly also: readonly Pattern[];
  /** What is answered to other moves: the first that fits. */
  readonly answers: readonly Answer[];
  /** What one has met with it. */
  readonly met: readonly string[];
}

export interface Answer {
  readonly to: Pattern;
  readonly says: string;
}

/** Some fields of a move: what they must be, or at least be. */
export type Pattern = Readonly<Record<string, string | number | boolean | { readonly atLeast: number }>>;

/** The words of one language. */
export interface LessonText {
  readonly page: Readonly<Record<string, string>>;
  readonly chapters: Readonly<Record<string, ChapterText>>;
  /** What has been met, in a few words. */
  readonly met: Readonly<Record<string, string>>;
  /** A word when a kind of decision comes up for the first time. */
  readonly advice: Readonly<Record<string, string>>;
}

export interface ChapterText {
  readonly title: string;
  readonly about: string;
  /** What the guide says to somebody who stopped here. */
  readonly stopped: string;
  readonly steps: Readonly<Record<string, StepText>>;
}

export interface StepText {
  readonly says: string;
  /** Where the next step begins elsewhere: what has become of the move. */
  readonly done?: string;
  readonly answers?: Readonly<Record<string, string>>;
}
