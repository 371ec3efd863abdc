import { answerTo, beginningOf, type Chapter, does, endsHere, type Step } from '@hinode/learn/lessons';
import { openScenarioTable, type ScenarioTable } from '../../scenario/scenario-table.ts';

/**
 * A chapter while somebody walks through it: a table, and the guide's reactions to moves at it. Each step waits for one move of the
 * reader's; the guide responds to any other.
 */
export interface Lesson {
  readonly chapter: Chapter;
  readonly table: ScenarioTable;
  state(): LessonState;
  subscribe(listener: () => void): () => void;
  /** Goes to the next step, once this one is done. */
  goOn(): void;
  stepBack(): void;
  /** Takes back whatever was played instead. */
  takeBack(): void;
  /** Demonstrates the move, and takes it back. */
  showMe(): void;
  close(): void;
}

export interface LessonState {
  readonly at: number;
  readonly step: Step;
  /** The step asks; another move was made; the move is being demonstrated; it was made and the others answer; it is done. */
  readonly moment: 'asks' | 'other' | 'shows' | 'made' | 'done';
  /** The response to another move, if there is one. */
  readonly answer?: string;
}

export interface LessonOptions {
  readonly chapter: Chapter;
  /** The step to begin with. */
  readonly at: number;
  /** Milliseconds between the answers of the others. */
  readonly pace: number;
  onStep(at: number): void;
  onDone(): void;
}

/** How long a demonstrated move stays. */
const SHOWN = 1800;

export function openLesson({ chapter, at: first, pace, onStep, onDone }: LessonOptions): Lesson {
  const { me } = chapter;
  const listeners = new Set<() => void>();
  let showing: ReturnType<typeof setTimeout> | undefined;
  /** The number of moves in the game when the step began. */
  let begun = 0;
  let state: LessonState = { at: first, step: stepOf(chapter, first), moment: 'asks' };

  const { position } = chapter.steps.findLast((step, i) => i <= first && step.position) ?? {};
  if (position === undefined) throw new Error(`${chapter.id} has no position to begin with`);
  const table = openScenarioTable({ scenario: position, me, pace });

  const change = (next: LessonState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const manner = () => ({ rests: endsHere(chapter, state.at) });
  /** Starts the step anew, at its own position. */
  const layStep = (at: number): void => {
    const game = beginningOf(chapter, at);
    begun = game.moves.length;
    change({ at, step: stepOf(chapter, at), moment: 'asks' });
    table.lay(game, state.step.replies, manner());
    onStep(at);
  };
  /** The next step continues from here. */
  const follow = (): void => {
    const at = state.at + 1;
    begun = table.game().moves.findLastIndex(({ clan }) => clan === me) + 1;
    change({ at, step: stepOf(chapter, at), moment: 'asks' });
    table.hear(state.step.replies, manner());
    onStep(at);
  };
  const look = (): void => {
    const { at, step, moment } = state;
    if (moment === 'shows') return;
    const own = table
      .game()
      .moves.slice(begun)
      .find(({ clan }) => clan === me);
    if (own === undefined) {
      if (moment !== 'asks') change({ at, step, moment: 'asks' });
    } else if (!does(step, own)) {
      const answer = answerTo(step, own);
      if (moment !== 'other') change({ at, step, moment: 'other', ...(answer && { answer }) });
    } else if (!endsHere(chapter, at)) follow();
    else if (!table.isAtRest()) change({ at, step, moment: 'made' });
    else if (moment !== 'done') {
      change({ at, step, moment: 'done' });
      if (at === chapter.steps.length - 1) onDone();
    }
  };
  const stopShowing = (): void => {
    clearTimeout(showing);
    if (state.moment !== 'shows') return;
    table.undo();
    change({ ...state, moment: 'asks' });
  };

  const leave = table.subscribe(look);
  layStep(first);
  return {
    chapter,
    table,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goOn: () => {
      if (state.moment === 'done' && state.at + 1 < chapter.steps.length) layStep(state.at + 1);
    },
    stepBack: () => {
      stopShowing();
      layStep(Math.max(0, state.moment === 'asks' ? state.at - 1 : state.at));
    },
    takeBack: () => layStep(state.at),
    showMe: () => {
      if (state.moment !== 'asks') return;
      change({ ...state, moment: 'shows' });
      void table.play(state.step.move);
      showing = setTimeout(stopShowing, SHOWN);
    },
    close: () => {
      clearTimeout(showing);
      leave();
      table.close();
    },
  };
}

function stepOf({ id, steps }: Chapter, at: number): Step {
  const step = steps[at];
  if (step === undefined) throw new Error(`${id} has no step ${at}`);
  return step;
}
