/** The tutorial: five chapters of steps, each of which asks for one real move. */
export { CHAPTERS, chapterOf } from './chapters.ts';
export { answerTo, beginningOf, does, endOf, endsHere } from './steps.ts';
export { loadLessonText } from './text.ts';
export {
  CHAPTER_IDS,
  type Chapter,
  type ChapterId,
  type ChapterText,
  type LessonText,
  type Part,
  type Step,
  type StepText,
} from './types.ts';
