import { type ClanId, type Entry, type Move, refusal } from '@hinode/engine';
import type { Answer, Request, TableRefusal } from '@hinode/wire';
import type { Keeping } from './keeping.ts';
import { mayUndo } from './position.ts';
import { agreedBy, askedBy, isAgreed, told, type Vote } from './undo-vote.ts';

/** Judges what the seats of a table ask for: is it theirs to ask, on the position as it is, and within the rules? */
export interface Requests {
  answer(seat: ClanId, request: Request): Promise<Answer>;
  /** The question whether to go back, while it is open. */
  vote(): Vote | undefined;
  /** The game went on: nobody is asked to go back any more. */
  forgetVote(): void;
}

const refused = (code: TableRefusal['code']): Answer => ({ outcome: 'refused', refusal: { code } });

/** A key is the sender's own: two seats that choose the same one are not each other's echo. */
const keyOf = (seat: ClanId, { key }: Request): string => `${seat} ${key}`;

const clanOf = (move: unknown): unknown =>
  typeof move === 'object' && move !== null && 'clan' in move ? move.clan : undefined;

/** `persons` are the seats that must all agree before what is settled is taken back. */
export function requestsTo(keeping: Keeping, persons: readonly ClanId[]): Requests {
  const { position } = keeping;
  let vote: Vote | undefined;

  const done = (at = position().entries): Answer => ({ outcome: 'done', at });
  const stale = async (seat: ClanId, { at }: Request): Promise<Answer> => ({
    outcome: 'stale',
    now: await keeping.wholeFor(seat, at),
  });

  /** Sent on a position that is gone: nothing is done, but it may be the echo of what was. */
  const lookBack = async (seat: ClanId, request: Request): Promise<Answer> => {
    const count = await keeping.carriedOut(request.at, keyOf(seat, request));
    return count === undefined ? stale(seat, request) : done(count);
  };

  const write = async (seat: ClanId, request: Request, entry: Entry): Promise<Answer> => {
    const outcome = await keeping.write(entry, keyOf(seat, request));
    return outcome === 'stale' ? stale(seat, request) : done();
  };

  const makeMove = async (seat: ClanId, request: Request, move: unknown): Promise<Answer> => {
    if (clanOf(move) !== seat) return refused('not-your-seat');
    const { entries, askedSince, state } = position();
    if (request.at < askedSince || request.at > entries) return lookBack(seat, request);
    const why = refusal(state, move);
    if (why === undefined) return write(seat, request, move as Move);
    return request.at === entries ? { outcome: 'refused', refusal: why } : lookBack(seat, request);
  };

  /** Notes who agrees; with the last one it is taken back. */
  const agree = async (seat: ClanId, request: Request, next: Vote): Promise<Answer> => {
    if (isAgreed(next, persons)) return write(seat, request, { undo: next.to });
    vote = next;
    keeping.tell(() => told(next));
    return done();
  };

  const askUndo = async (seat: ClanId, request: Request, to: number): Promise<Answer> => {
    if (!Number.isInteger(to) || to < 0 || to >= position().moves) return refused('no-such-move');
    return agree(seat, request, vote?.to === to ? agreedBy(vote, seat) : askedBy(seat, to));
  };

  const answerUndo = async (seat: ClanId, request: Request, agrees: boolean): Promise<Answer> => {
    if (vote === undefined) return refused('no-undo-asked');
    if (agrees) return agree(seat, request, agreedBy(vote, seat));
    vote = undefined;
    keeping.tell(() => told(undefined));
    return done();
  };

  return {
    answer: async (seat, request) => {
      if (request.at > position().entries) await keeping.catchUp();
      if (request.type === 'move') return makeMove(seat, request, request.move);
      if (request.at !== position().entries) return lookBack(seat, request);
      switch (request.type) {
        case 'undo':
          if (!mayUndo(position(), seat)) return refused('settled');
          return write(seat, request, { undo: position().moves - 1 });
        case 'ask-undo':
          return askUndo(seat, request, request.to);
        case 'answer-undo':
          return answerUndo(seat, request, request.agree);
      }
    },
    vote: () => vote,
    forgetVote: () => {
      vote = undefined;
    },
  };
}
