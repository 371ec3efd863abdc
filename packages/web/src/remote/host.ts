import type { Thinker } from '@hinode/bots/table';
import type { Move, Refusal } from '@hinode/engine';
import { currentEngine, engineOf, type RulesEngine } from '@hinode/engine/versions';
import type { Answer, Message, NoteRequest, Whole } from '@hinode/wire';
import type { OnlineState } from '../online/online.ts';
import type { LogEntry } from '../table/table.ts';
import { hintsFrom } from './hints.ts';
import { type Line, openLine, type Socket } from './line.ts';
import { look } from './looking.ts';
import { type FromRemote, type Gone, isToRemote, type ToRemote } from './protocol.ts';
import { NOTHING_READ, type Reading, read, readWhole } from './reading.ts';
import { staysAsMeant } from './stale.ts';

/** Keeps one table online: the line to the server, what was read, and what the page is shown of it. */

export interface RemoteSurroundings {
  readonly thinker: Thinker;
  post(message: FromRemote): void;
  connect(address: string): Socket;
  now(): number;
  later(milliseconds: number, work: () => void): () => void;
  /** Between 0 and 1. */
  chance(): number;
  /** Another text every time. */
  newKey(): string;
}

/** A line that was silent for so long may be dead: somebody who looks again gets a fresh one. */
const LONG_SILENCE = 45_000;
/** So often a move is sent again because others moved at the same time. */
const MOST_ECHOES = 5;

const refused = (code: string): Refusal => ({ code, rule: '', facts: {} });

export function remoteHost(around: RemoteSurroundings): (message: unknown) => void {
  const { thinker, post, connect, now, later, chance, newKey } = around;
  const hints = hintsFrom(thinker);
  let reading: Reading = NOTHING_READ;
  /** That of the game's rules. */
  let engine: RulesEngine = currentEngine;
  /** What was heard since it is being fetched. */
  let early: Message[] | undefined;
  let id = '';
  let line: Line | undefined;
  let connection: OnlineState['connection'] = 'lost';
  let sent: readonly LogEntry[] = [];
  let heardAt = 0;
  /** One move at a time: a second press before the answer would be another move. */
  let moving = false;

  const show = (): void => {
    const seen = look(reading, engine);
    if (seen === undefined) return;
    const { log, ...state } = seen;
    let kept = 0;
    while (kept < sent.length && sent[kept] === log[kept]) kept++;
    post({ type: 'state', state, logKept: kept, log: log.slice(kept) });
    sent = log;
  };

  const showOnline = (): void => {
    const { table, seats, notes, clockOffset } = reading;
    const state: OnlineState = {
      id,
      connection,
      ...(table?.seat && { me: table.seat }),
      seats: seats?.seats ?? [],
      paused: seats?.paused ?? false,
      clockOffset,
      notes,
      watching: seats?.watching ?? 0,
    };
    post({ type: 'online', state });
  };

  const goneFor = (why: Gone): void => {
    line?.close();
    post({ type: 'gone', why });
  };

  const hear = (message: Message): void => {
    if (early !== undefined) early.push(message);
    else if (message.type === 'table' && message.rules !== engine.rules) void fetchEngine(message);
    else take(message);
  };

  const fetchEngine = async (whole: Whole): Promise<void> => {
    early = [whole];
    // Rules that are not known here are newer; an engine that cannot be fetched belongs to another version of the page.
    const fetched = await engineOf(whole.rules).catch(() => undefined);
    const heard = early;
    early = undefined;
    if (fetched === undefined) return goneFor('other-version');
    engine = fetched;
    for (const message of heard) take(message);
  };

  const take = (message: Message): void => {
    heardAt = now();
    if (message.type === 'table' && !isUnderstood(message)) {
      goneFor('other-version');
      return;
    }
    reading = read(reading, message, heardAt);
    const isPosition = message.type === 'table' || message.type === 'change';
    if (isPosition || message.type === 'seats' || endsIt(message)) show();
    if (!isPosition) showOnline();
  };

  /** Cells of another shape would be read as something else, without an error. */
  const isUnderstood = ({ shape }: Whole): boolean => shape === engine.fingerprint;

  /** Reads how the game stands by now, if it can. */
  const takeOver = (answer: Extract<Answer, { outcome: 'stale' }>): boolean => {
    if (!isUnderstood(answer.now)) {
      goneFor('other-version');
      return false;
    }
    reading = readWhole(reading, answer.now);
    show();
    return true;
  };

  const ask = (wish: Wish): Promise<Answer> =>
    (line as Line).ask({ ...wish, at: reading.table?.at ?? 0, key: newKey() });

  /** Sends a move; if others moved in between and it still means the same, once more. */
  const send = async (move: Move): Promise<Refusal | undefined> => {
    for (let echo = 0; echo < MOST_ECHOES; echo++) {
      const before = reading.table;
      const answer = await ask({ type: 'move', move });
      if (answer.outcome === 'done') return undefined;
      if (answer.outcome === 'refused') return inFull(answer.refusal);
      if (!takeOver(answer) || before === undefined) break;
      if (!staysAsMeant(move, before, reading.table, engine)) break;
    }
    return refused('game-went-on');
  };

  const play = async (move: Move): Promise<Refusal | undefined> => {
    const { table } = reading;
    if (moving || table === undefined) return undefined;
    // What the rules refuse need not go over the network; what they cannot know, the server says.
    const why = move.clan === table.seat ? engine.refusal(table.cells, move) : refused('not-your-seat');
    if (why !== undefined) return why;
    moving = true;
    try {
      return await send(move);
    } finally {
      moving = false;
    }
  };

  const undo = async (): Promise<void> => {
    if (moving || reading.table?.mayUndo !== true) return;
    const answer = await ask({ type: 'undo' });
    if (answer.outcome === 'stale') takeOver(answer);
  };

  const request = async (asked: NoteRequest): Promise<string | undefined> => {
    const answer = await ask(asked);
    if (answer.outcome === 'refused') return answer.refusal.code;
    if (answer.outcome === 'stale') takeOver(answer);
    return answer.outcome === 'stale' ? 'game-went-on' : undefined;
  };

  const hint = async (): Promise<unknown> => {
    const { table, log } = reading;
    const decision = table && engine.decisions(table.cells).find(({ clan }) => clan === table.seat);
    return table && decision && hints({ id, engine, cells: table.cells, moves: table.moves, log, decision });
  };

  const open = (message: Extract<ToRemote, { type: 'open' }>): void => {
    id = message.id;
    line = openLine({
      connect: () => connect(`${message.address}?${new URLSearchParams(seenIn(reading))}`),
      hear,
      changed: (next) => {
        connection = next;
        showOnline();
      },
      refused: (code) => goneFor(REFUSED[code] ?? 'not-seated'),
      later,
      chance,
    });
  };

  const answer = (number: number, value: unknown): void => post({ type: 'answer', request: number, value });

  const handle = async (message: ToRemote): Promise<void> => {
    switch (message.type) {
      case 'open':
        return open(message);
      case 'play':
        return answer(message.request, await play(message.move));
      case 'why':
        return answer(message.request, reading.table && engine.refusal(reading.table.cells, message.move));
      case 'hint':
        return answer(message.request, await hint());
      case 'ask':
        return answer(message.request, await request(message.asked));
      case 'undo':
        return undo();
      case 'network':
        if (!message.there) line?.drop();
        else if (connection !== 'open' || now() - heardAt > LONG_SILENCE) line?.again();
        return;
      case 'close':
        line?.close();
    }
  };

  return (message) => {
    if (!isToRemote(message)) return;
    handle(message).catch((problem: unknown) => {
      post({ type: 'problem', problem: problem instanceof Error ? problem.message : String(problem) });
    });
  };
}

/** By the number that the server closes the line with. */
const REFUSED: Readonly<Record<number, Gone>> = {
  4404: 'no-such-game',
  4409: 'begun-otherwise',
  4410: 'deleted',
};

/** Where the game ends before its time nobody is asked any more. */
const endsIt = (message: Message): boolean =>
  message.type === 'notes' && message.notes.some(({ note }) => note.type === 'ended');

type Wish = { readonly type: 'move'; readonly move: Move } | { readonly type: 'undo' } | NoteRequest;

const inFull = (why: Extract<Answer, { outcome: 'refused' }>['refusal']): Refusal => ({
  ...refused(why.code),
  ...why,
});

/** From where the server shall go on telling. */
function seenIn({ table, notes }: Reading): Record<string, string> {
  if (table === undefined) return {};
  return { seen: String(table.at), heard: String((notes.at(-1)?.n ?? -1) + 1) };
}
