import { CHAPTERS, type ChapterId } from '@hinode/learn/lessons';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How far somebody has come on the road, in this browser. */
interface Progress {
  /** The step each chapter is at. */
  readonly at: Readonly<Partial<Record<ChapterId, number>>>;
  /** Walked to the end. */
  readonly done: readonly ChapterId[];
  reach(chapter: ChapterId, step: number): void;
  finish(chapter: ChapterId): void;
}

export const useProgress = create<Progress>()(
  persist(
    (set) => ({
      at: {},
      done: [],
      reach: (chapter, step) => set(({ at }) => ({ at: { ...at, [chapter]: step } })),
      finish: (chapter) =>
        set(({ at, done }) => ({
          at: { ...at, [chapter]: 0 },
          done: done.includes(chapter) ? done : [...done, chapter],
        })),
    }),
    { name: 'hinode-learn', merge: (stored, progress) => ({ ...progress, ...sensible(stored) }) },
  ),
);

/** Values stored by another version are used only if they make sense. */
function sensible(stored: unknown): Partial<Progress> {
  if (typeof stored !== 'object' || stored === null) return {};
  const { at, done } = stored as Record<string, unknown>;
  const steps = typeof at === 'object' && at !== null ? (at as Record<string, unknown>) : {};
  return {
    at: Object.fromEntries(
      CHAPTERS.flatMap(({ id, steps: all }) => {
        const step = steps[id];
        return typeof step === 'number' && all[step] !== undefined ? [[id, step]] : [];
      }),
    ),
    done: CHAPTERS.map(({ id }) => id).filter((id) => Array.isArray(done) && done.includes(id)),
  };
}
