import { type Bot, botOf, type LevelId, type Question } from '@hinode/bots';
import {
  type ClanId,
  type Event,
  legalMoves,
  type Move,
  type Result,
  refusal,
  type SetId,
  type State,
  view,
} from '@hinode/engine';
import { nameOf } from '../names.ts';
import { grouped } from '../numbers.ts';
import type { Program } from './program.ts';
import { Fault, quoted } from './protocol.ts';

/** Whoever plays for a seat, for any number of games: one of our levels, or an external program. */

export interface Game {
  readonly game: number;
  readonly games: number;
  readonly clan: ClanId;
  readonly clans: readonly ClanId[];
  readonly set: SetId;
}

export interface Player {
  begin(game: Game): void;
  observe(event: Event): void;
  /** A legal move for the clan that is asked. */
  answer(question: Question): Promise<Move>;
  /** A legal move for its clan while another is asked, or nothing. Programs are not asked for these. */
  aside(question: Question): Move | undefined;
  end(game: Game, result: Result): void;
}

/** A level that plays every game afresh. */
export function levelPlayer(level: LevelId): Player {
  let bot: Bot = botOf(level);
  return {
    begin: () => {
      bot = botOf(level);
    },
    observe: (event) => bot.observe(event),
    answer: async (question) => bot.answer(question).move,
    aside: (question) => bot.aside?.(question)?.move,
    end: () => {},
  };
}

/** When and why a program lost its seat. */
export interface TakenOver {
  readonly game: number;
  readonly clan: ClanId;
  /** The id of the question. */
  readonly question: number;
  /** What it was asked. */
  readonly kind: string;
  /** What the program did, as the end of a sentence that begins with its name. */
  readonly why: string;
}

const STAND_IN = 'ashigaru' satisfies LevelId;

/** More moves than any clan makes in a game that makes progress: proposals alone could go on for ever. */
const MOST_MOVES = 1000;

/** A program plays until it makes a mistake; from then on an Ashigaru plays in its place. */
export function externalPlayer(
  program: Program,
  timeLimit: number,
  onTakenOver: (what: TakenOver) => void,
): Player {
  const standIn = levelPlayer(STAND_IN);
  let isTakenOver = false;
  let current: Game | undefined;
  let questions = 0;
  let movesInGame = 0;

  /** A program is shown what it may know, by names, and the moves that can be listed. */
  async function ask({ clan, decision, knowledge: { cells } }: Question): Promise<Move> {
    if (movesInGame++ === MOST_MOVES)
      throw new Fault(`made ${grouped(MOST_MOVES)} moves and does not let the game go on`);
    const shown = { view: view(cells, clan), legal: legalMoves(cells, clan) };
    const move = await program.ask({ id: questions, decision, ...shown });
    return allowed(move, clan, cells);
  }

  return {
    begin: (game) => {
      current = game;
      movesInGame = 0;
      standIn.begin(game);
      if (!isTakenOver) program.tell({ type: 'game', ...game, timeLimit });
    },
    observe: (event) => {
      standIn.observe(event);
      if (!isTakenOver) program.observe(event);
    },
    answer: async (question) => {
      if (isTakenOver) return standIn.answer(question);
      questions++;
      try {
        return await ask(question);
      } catch (problem) {
        if (!(problem instanceof Fault)) throw problem;
        isTakenOver = true;
        void program.dismiss();
        onTakenOver({
          game: current?.game ?? 0,
          clan: question.clan,
          question: questions,
          kind: question.decision.kind,
          why: problem.message,
        });
        return standIn.answer(question);
      }
    },
    aside: (question) => (isTakenOver ? standIn.aside(question) : undefined),
    end: ({ game }, result) => {
      if (!isTakenOver) program.tell({ type: 'end', game, result });
    },
  };
}

/** The move, if it is for the program's own clan and the rules allow it. */
function allowed(move: unknown, clan: ClanId, known: State): Move {
  const mover = typeof move === 'object' && move !== null && 'clan' in move ? move.clan : undefined;
  if (mover !== undefined && mover !== clan)
    throw new Fault(`moved for another clan than its own, the ${nameOf(clan)}: ${quoted(move)}`);
  const refused = refusal(known, move);
  if (refused === undefined) return move as Move;
  const { code, rule, facts } = refused;
  throw new Fault(`made a move that is not legal: ${quoted(move)}: ${code} (${rule}) ${quoted(facts)}`);
}
