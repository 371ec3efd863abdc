import type { Thinker } from '@hinode/bots/table';
import type { ClanId, Event, Move, Refusal } from '@hinode/engine';
import { type Game, isRefused, mayUndo, openGame, playIn, recordOf, undoIn } from '@hinode/engine/games';
import { readRecord } from '@hinode/engine/records';
import { currentEngine, engineOf } from '@hinode/engine/versions';
import type { NoteRequest } from '@hinode/wire';
import { personsOf } from '../table/persons.ts';
import type { LogEntry, Seat } from '../table/table.ts';
import { type BotSeats, botSeats } from './bot-seats.ts';
import { type Looking, look, whoLooks } from './looking.ts';
import { type FromTable, isToTable, type ToTable } from './protocol.ts';
import type { SavedGame } from './saved-games.ts';
import { type LocalTalk, localTalk } from './talking.ts';
import { readyUnasked } from './unasked.ts';

/** Keeps one local table: takes what the page sends, lets bots play, and shows what may be seen. */

export interface Surroundings {
  readonly thinker: Thinker;
  post(message: FromTable): void;
  save(game: SavedGame): Promise<void>;
  now(): number;
  /** Resolves after so many milliseconds. */
  pause(milliseconds: number): Promise<void>;
}

interface Opened {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly bots: BotSeats;
  readonly talk: LocalTalk;
}

const DEFAULT_PACE = 250;
/** So much longer is the pause where something new begins, so that it is noticed. */
const BREATH = 2;
const BEGINS: ReadonlySet<Event['type']> = new Set([
  'seasonBegan',
  'mandateChosen',
  'kamiTurnBegan',
  'warBegan',
  'warOpened',
]);

export function tableHost({ thinker, post, save, now, pause }: Surroundings): (message: unknown) => void {
  let opened: Opened | undefined;
  /** The engine of the game's rules may be under way when something is said to the table: that waits for it. */
  let fetched: Promise<unknown> | undefined;
  let game: Game;
  let looking: Looking;
  let pace = DEFAULT_PACE;
  let hurried = false;
  let held = false;
  let stepping = false;
  /** Something new has just begun. */
  let begun = false;
  let letGo = (): void => {};
  let stopWaiting = (): void => {};
  let sent: readonly LogEntry[] = [];
  let shown: { readonly generation: number; readonly looking: Looking } | undefined;
  /** Rises with every change, so that an answer to an older position is dropped. */
  let generation = 0;
  let driving = false;
  let botsSpeak = true;
  let notesShown = -1;

  /** Shows the table as it is now, unless that is what it shows: every picture costs the page its time. */
  const show = (): void => {
    if (shown?.generation === generation && shown.looking === looking) return;
    shown = { generation, looking };
    const { log, ...state } = look(game, looking);
    let kept = 0;
    while (kept < sent.length && sent[kept] === log[kept]) kept++;
    post({ type: 'state', state, logKept: kept, log: log.slice(kept) });
    sent = log;
    showNotes(state.me);
  };

  const showNotes = (me: ClanId): void => {
    const { talk } = opened as Opened;
    if (talk.notes().length === notesShown) return;
    notesShown = talk.notes().length;
    post({ type: 'notes', notes: talk.heardBy(me) });
  };

  const keepGame = (): Promise<void> => {
    const { id, seats, talk } = opened as Opened;
    const notes = talk.notes();
    return save({
      id,
      seats,
      record: recordOf(game),
      ...(notes.length > 0 && { notes: [...notes] }),
      savedAt: now(),
    });
  };

  /** The game goes on from here, and is saved. Whoever changes it shows it, once it is known who acts next. */
  const change = async (next: Game): Promise<void> => {
    begun = game !== undefined && next.log.slice(game.log.length).some(({ event }) => BEGINS.has(event.type));
    game = next;
    generation++;
    looking = { ...looking, last: whoLooks(game, looking) };
    (opened as Opened).talk.follow(game, !botsSpeak);
    await keepGame();
  };

  const setThinking = (clan: ClanId | undefined): void => {
    if (looking.thinking === clan) return;
    const { thinking: _, ...rest } = looking;
    looking = { ...rest, ...(clan && { thinking: clan }) };
  };

  const wait = (): Promise<unknown> =>
    hurried || pace === 0
      ? Promise.resolve()
      : Promise.race([
          pause(begun ? BREATH * pace : pace),
          new Promise<void>((resolve) => (stopWaiting = resolve)),
        ]);

  /** Whoever wants to see every move goes step by step; tea and battles have screens of their own. */
  const heldBack = async (): Promise<void> => {
    while (held && !stepping && game.position.engine.view(game.position.state).phase === 'politics')
      await new Promise<void>((resolve) => (letGo = resolve));
    stepping = false;
  };

  /** Lets bots play until a person is to act. One loop at a time. */
  const drive = async (): Promise<void> => {
    if (driving) return show();
    driving = true;
    try {
      while ((await botPlays()) || (await goesWithoutSaying()));
      show();
    } finally {
      driving = false;
      hurried = false;
    }
  };

  const botPlays = async (): Promise<boolean> => {
    const { bots, seats } = opened as Opened;
    const turn = bots.next(game);
    // In the pause before the war bots are ready at once.
    const atOnce = game.position.engine.isPausing(game.position.state);
    const asked = atOnce ? undefined : turn?.decision.clan;
    setThinking(asked !== undefined && personsOf(seats).includes(asked) ? undefined : asked);
    if (turn === undefined) return false;
    const began = generation;
    show();
    const waited = atOnce ? Promise.resolve() : wait();
    const move = await bots.move(game, turn);
    // Nobody waits for silence.
    if (move !== undefined) {
      await waited;
      await heldBack();
    }
    if (generation === began && move !== undefined) await makeMove(move);
    return true;
  };

  /** A person's answer that nobody needs to ask for. */
  const goesWithoutSaying = async (): Promise<boolean> => {
    const { seats, talk } = opened as Opened;
    const move = readyUnasked(game, personsOf(seats), talk.notes());
    return move !== undefined && (await makeMove(move)) === undefined;
  };

  const makeMove = async (move: Move): Promise<Refusal | undefined> => {
    const next = playIn(game, move);
    if (isRefused(next)) return next;
    await change(next.game);
    return undefined;
  };

  const open = async ({
    id,
    seats,
    record,
    notes = [],
  }: Extract<ToTable, { type: 'open' }>): Promise<void> => {
    const coming = engineOf(record.rules);
    fetched = coming;
    // Of rules that are not known here, today's say what is to be said.
    const engine = (await coming) ?? currentEngine;
    const talk = localTalk({ seed: record.setup.seed, seats, notes, now });
    opened = { id, seats, talk, bots: botSeats(seats, thinker, talk.pledgesFor, engine) };
    const first = personsOf(seats)[0] ?? (seats[0] as Seat).clan;
    looking = { seats, last: first };
    await change(openGame(readRecord(record, engine), engine));
    await drive();
  };

  const personPlays = async (move: Move): Promise<Refusal | undefined> => {
    // Nobody at this device moves for a bot.
    if (!personsOf((opened as Opened).seats).includes(move.clan))
      return game.position.engine.notYourTurn(game.position.state, move.clan);
    const refused = await makeMove(move);
    if (refused !== undefined) return refused;
    (opened as Opened).bots.personActed();
    void guarded(drive);
    return undefined;
  };

  /** A person's words: bots answer at once, and may see the game otherwise from now on. */
  const personSays = async (asked: NoteRequest): Promise<string | undefined> => {
    const { talk, bots } = opened as Opened;
    const refused = talk.say(game, whoLooks(game, looking), asked);
    if (refused !== undefined) return refused;
    talk.follow(game, !botsSpeak);
    await keepGame();
    showNotes(whoLooks(game, looking));
    bots.personActed();
    void guarded(drive);
    return undefined;
  };

  const handle = async (message: ToTable): Promise<void> => {
    if (message.type === 'open') return open(message);
    if (message.type === 'pace') {
      pace = message.milliseconds;
      return;
    }
    if (message.type === 'bots-speak') {
      botsSpeak = message.value;
      return;
    }
    if (opened === undefined) await fetched;
    if (opened === undefined) return;
    switch (message.type) {
      case 'play':
        return answer(message.request, await personPlays(message.move));
      case 'say':
        return answer(message.request, await personSays(message.asked));
      case 'why':
        return answer(message.request, game.position.engine.refusal(game.position.state, message.move));
      case 'hint':
        return answer(message.request, await opened.bots.hint(game, whoLooks(game, looking)));
      case 'record':
        return answer(message.request, recordOf(game));
      case 'undo':
        if (!mayUndo(game.position, whoLooks(game, looking))) return;
        opened.bots.forget();
        opened.talk.forget();
        await change(undoIn(game));
        return show();
      case 'uncover':
        looking = { ...looking, uncovered: { clan: whoLooks(game, looking), moves: game.moves.length } };
        return show();
      case 'speak-as':
        if (!personsOf(opened.seats).includes(message.clan)) return;
        looking = { ...looking, speaking: { clan: message.clan, moves: game.moves.length } };
        return show();
      case 'hurry':
        hurried = true;
        held = false;
        stopWaiting();
        letGo();
        return;
      case 'step':
        stepping = held;
        stopWaiting();
        letGo();
        return;
      case 'hold':
        held = message.on;
        if (!held) letGo();
    }
  };

  const answer = (request: number, value: unknown): void => post({ type: 'answer', request, value });

  /** A fault of ours is told with the record so far; nothing fails silently. */
  const guarded = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (problem) {
      const text = problem instanceof Error ? problem.message : String(problem);
      post({ type: 'problem', problem: text, ...(opened && game && { record: recordOf(game) }) });
    }
  };

  return (message) => {
    void guarded(async () => {
      if (!isToTable(message)) throw new Error('not a message for a table');
      await handle(message);
    });
  };
}
