import type { Move, Refusal } from '@hinode/engine';
import type { Answer, NoteRequest } from '@hinode/wire';
import type { Line } from './line.ts';
import type { Reader } from './reader.ts';
import { staysAsMeant } from './stale.ts';

/** What a seat requests of the server, and what comes of it. */
export interface Requests {
  /** Makes a move; returns the reason if it is refused. */
  play(move: Move): Promise<Refusal | undefined>;
  undo(): Promise<void>;
  /** Talks, votes, pauses; returns the code if it is refused. */
  note(asked: NoteRequest): Promise<string | undefined>;
}

type Wish = { readonly type: 'move'; readonly move: Move } | { readonly type: 'undo' } | NoteRequest;

/** How often something is sent again because others acted at the same time. */
const MOST_ECHOES = 5;

const refused = (code: string): Refusal => ({ code, rule: '', facts: {} });

/** The ones whose meaning changes when the game moves on; all other notes mean the same. */
const isAboutTheLastMove = (asked: NoteRequest): boolean =>
  asked.type === 'ask' && asked.about.question === 'undo';

/** `newKey` returns a different text every time. */
export function requestsOver(line: () => Line, reader: Reader, newKey: () => string): Requests {
  /** One move at a time: a second press before the answer would be another move. */
  let moving = false;

  const ask = (wish: Wish): Promise<Answer> =>
    line().ask({ ...wish, at: reader.reading().table?.at ?? 0, key: newKey() });

  /** Sends a move. If others moved in between and it still means the same, sends it again. */
  const send = async (move: Move): Promise<Refusal | undefined> => {
    for (let echo = 0; echo < MOST_ECHOES; echo++) {
      const before = reader.reading().table;
      const answer = await ask({ type: 'move', move });
      if (answer.outcome === 'done') return undefined;
      if (answer.outcome === 'refused') return { ...refused(answer.refusal.code), ...answer.refusal };
      if (!reader.takeOver(answer.now) || before === undefined) break;
      if (!staysAsMeant(move, before, reader.reading().table, reader.engine())) break;
    }
    return refused('game-went-on');
  };

  return {
    play: async (move) => {
      const { table } = reader.reading();
      if (moving || table === undefined) return undefined;
      // Moves that the rules refuse need not be sent; anything that the rules cannot know, the server says.
      const why =
        move.clan === table.seat ? reader.engine().refusal(table.cells, move) : refused('not-your-seat');
      if (why !== undefined) return why;
      moving = true;
      try {
        return await send(move);
      } finally {
        moving = false;
      }
    },
    undo: async () => {
      if (moving || reader.reading().table?.mayUndo !== true) return;
      const answer = await ask({ type: 'undo' });
      if (answer.outcome === 'stale') reader.takeOver(answer.now);
    },
    note: async (asked) => {
      for (let echo = 0; echo < MOST_ECHOES; echo++) {
        const answer = await ask(asked);
        if (answer.outcome === 'refused') return answer.refusal.code;
        if (answer.outcome === 'done') return undefined;
        if (!reader.takeOver(answer.now) || isAboutTheLastMove(asked)) break;
      }
      return 'game-went-on';
    },
  };
}
