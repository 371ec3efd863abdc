import { botSeatsAt, type Seated, type Thinker } from '@hinode/bots/table';
import type { ClanId, Move, Refusal } from '@hinode/engine';
import {
  type Game,
  type Happened,
  isRefused,
  mayUndo,
  openGame,
  playIn,
  recordOf,
  retell,
  undoIn,
} from '@hinode/engine/games';
import { readRecord } from '@hinode/engine/records';
import type { RulesEngine } from '@hinode/engine/versions';
import type { NoteRequest } from '@hinode/wire';
import { mannerOf } from '../table/bots.ts';
import { personsOf } from '../table/persons.ts';
import { isSeen } from '../table/showing.ts';
import type { Hint, Seat } from '../table/table.ts';
import { hintsFrom } from '../worker/hints.ts';
import { botDriver, MILLISECONDS } from './bot-driver.ts';
import type { Pace } from './pace.ts';
import type { FromTable, ToTable } from './protocol.ts';
import type { SavedGame } from './saved-games.ts';
import { newScreen, type Screen } from './screen.ts';
import { localTalk } from './talking.ts';
import { readyUnasked } from './unasked.ts';

/** A table that is kept here, in the worker: people play, bots answer, and every change is saved. */
export interface KeptTable {
  readonly screen: Screen;
  record(): ReturnType<typeof recordOf>;
  /** It has been opened: changes are saved from now on, and bots may play. */
  begin(): Promise<void>;
  play(move: Move): Promise<Refusal | undefined>;
  why(move: Move): Refusal | undefined;
  /** A person's message: bots react at once, and may judge the game differently from now on. */
  say(asked: NoteRequest): Promise<string | undefined>;
  undo(): Promise<void>;
  hint(): Promise<Hint | undefined>;
}

export interface KeptTableOptions {
  readonly opening: Extract<ToTable, { type: 'open' }>;
  /** The engine of the game's rules. */
  readonly engine: RulesEngine;
  readonly thinker: Thinker;
  readonly pace: Pace;
  readonly botsSpeak: () => boolean;
  post(message: FromTable): void;
  save(game: SavedGame): Promise<void>;
  now(): number;
  /** A bug of ours while bots play. */
  failed(problem: unknown): void;
}

export function keepTable(options: KeptTableOptions): KeptTable {
  const { engine, thinker, pace, botsSpeak, post, save, now, failed } = options;
  const { id, seats, record, notes = [] } = options.opening;
  const persons = personsOf(seats);
  let game = openGame(readRecord(record, engine), engine);
  const talk = localTalk({ seed: record.setup.seed, seats, notes, now });
  const screen = newScreen({ seats, game: () => game, talk, post });
  const hints = hintsFrom(thinker);
  const bots = botSeatsAt({
    id,
    seed: record.setup.seed,
    engine,
    bots: botsAmong(seats),
    persons,
    thinker,
    retell: async (watch) => retell(game, watch),
    pledgesFor: talk.pledgesFor,
  });

  const keep = (): Promise<void> => save(savedGame(id, seats, game, talk.notes(), now()));
  /** Bots say what they have to say about it, and their messages are saved. */
  const follow = async (): Promise<void> => {
    talk.follow(game, !botsSpeak());
    await keep();
  };
  /** The game goes on from here. Whatever changes it also shows it, once it is known who acts next. */
  const change = (next: Game, happened: Pick<Happened, 'events'>): Promise<void> => {
    game = next;
    driver.saw(happened);
    screen.turned();
    return follow();
  };
  const makeMove = async (move: Move): Promise<Refusal | undefined> => {
    const next = playIn(game, move);
    if (isRefused(next)) return next;
    bots.saw(next.happened);
    await change(next.game, next.happened);
    return undefined;
  };
  const driver = botDriver({
    game: () => game,
    persons,
    bots,
    pace,
    screen,
    makeMove,
    unasked: () => readyUnasked(game, persons, talk.notes()),
    failed,
  });

  return {
    screen,
    record: () => recordOf(game),
    begin: async () => {
      screen.turned();
      await follow();
      driver.goOn();
    },
    play: async (move) => {
      // Nobody at this device moves for a bot.
      if (!persons.includes(move.clan)) return engine.notYourTurn(game.position.state, move.clan);
      const refused = await makeMove(move);
      if (refused === undefined) driver.goOn();
      return refused;
    },
    why: (move) => engine.refusal(game.position.state, move),
    say: async (asked) => {
      const refused = talk.say(game, screen.me(), asked);
      if (refused !== undefined) return refused;
      await follow();
      screen.showNotes();
      bots.listenAgain();
      driver.goOn();
      return undefined;
    },
    undo: async () => {
      if (!mayUndo(game.position, screen.me())) return;
      bots.forget();
      talk.forget();
      await change(undoIn(game), { events: [] });
      screen.show();
    },
    hint: async () => {
      const me = screen.me();
      const { state, moves } = game.position;
      const decision = engine.decisions(state).find(({ clan }) => clan === me);
      const log = game.log.filter((entry) => isSeen(entry, me));
      const pledges = talk.pledgesFor(me);
      return (
        decision &&
        hints({ id: `${record.setup.seed} bots`, engine, cells: state, moves, log, decision, pledges })
      );
    },
  };
}

function botsAmong(seats: readonly Seat[]): ReadonlyMap<ClanId, Seated> {
  const seated = (bot: Extract<Seat['player'], { kind: 'bot' }>): Seated => ({
    level: bot.level,
    options: { budget: { milliseconds: MILLISECONDS }, ...mannerOf(bot) },
  });
  return new Map(
    seats.flatMap(({ clan, player }) => (player.kind === 'bot' ? [[clan, seated(player)] as const] : [])),
  );
}

const savedGame = (
  id: string,
  seats: readonly Seat[],
  game: Game,
  notes: SavedGame['notes'] & object,
  savedAt: number,
): SavedGame => ({
  id,
  seats,
  record: recordOf(game),
  ...(notes.length > 0 && { notes: [...notes] }),
  savedAt,
});
