/** How much of everything a number of games needs, by multiplying measured figures. */

export interface Figures {
  /** For one game in play. */
  readonly movesAMinute: number;
  /** How many have the table open. */
  readonly peopleAGame: number;
  /** The share of all moves that bots think about. */
  readonly botMoves: number;
  /** Games that end in a day, for each game in play. */
  readonly gamesADay: number;
  /** Per second, on one node. */
  readonly nodeMoves: number;
  readonly nodeSockets: number;
  /** In MB; those of a table and of a connection in KB. */
  readonly nodeMemory: number;
  readonly tableMemory: number;
  readonly socketMemory: number;
  /** Decisions of bots per second, on one worker. */
  readonly workerThoughts: number;
  /** Per second, with all nodes. */
  readonly databaseMoves: number;
  /** Words per second that one node hears from all others. */
  readonly busWords: number;
  /** In KB on disk. */
  readonly storedGame: number;
  /** How full each part may get. */
  readonly full: number;
}

/** On two cores that had other work to do, including PostgreSQL (docs/scaling.md, docs/performance.md). */
export const MEASURED: Figures = {
  movesAMinute: 6,
  peopleAGame: 4,
  botMoves: 0.25,
  gamesADay: 1,
  nodeMoves: 2_000,
  nodeSockets: 20_000,
  nodeMemory: 2_000,
  tableMemory: 16,
  socketMemory: 90,
  workerThoughts: 100,
  databaseMoves: 4_000,
  busWords: 100_000,
  storedGame: 65,
  full: 0.5,
};

/** What can be full. */
export type Part = 'node-moves' | 'node-sockets' | 'node-memory' | 'worker' | 'bus' | 'database';

export interface Need {
  readonly games: number;
  readonly moves: number;
  readonly nodes: number;
  readonly nodesBecause: string;
  readonly workers: number;
  /** As a share of what it can carry. */
  readonly database: number;
  readonly bus: number;
  readonly connections: number;
  /** GB per month. */
  readonly disk: number;
}

/** At most: ten for the store, one for the bus, and those for jobs (docs/scaling.md). */
const CONNECTIONS = { node: 13, worker: 17 } as const;
const DAYS = 30;
const KB_IN_MB = 1024;
const KB_IN_GB = 1024 ** 2;

export function needOf(games: number, figures: Figures): Need {
  const moves = (games * figures.movesAMinute) / 60;
  const reasons = [
    ['moves', games / roomIn(figures)['node-moves']],
    ['connections', games / roomIn(figures)['node-sockets']],
    ['memory', games / roomIn(figures)['node-memory']],
  ] as const;
  const [because, parts] = reasons.reduce((most, one) => (one[1] > most[1] ? one : most));
  const nodes = Math.max(1, Math.ceil(parts));
  const workers = Math.max(1, Math.ceil(games / roomIn(figures).worker));
  return {
    games,
    moves,
    nodes,
    nodesBecause: because,
    workers,
    database: moves / figures.databaseMoves,
    bus: moves / figures.busWords,
    connections: nodes * CONNECTIONS.node + workers * CONNECTIONS.worker,
    disk: (games * figures.gamesADay * DAYS * figures.storedGame) / KB_IN_GB,
  };
}

/** The number of games at which one of each is as full as it may get. */
export function roomIn(figures: Figures): Readonly<Record<Part, number>> {
  const { full } = figures;
  const movesOfAGame = figures.movesAMinute / 60;
  // A game that nobody has open has no table in memory.
  const memoryOfAGame =
    Math.min(1, figures.peopleAGame) * figures.tableMemory + figures.peopleAGame * figures.socketMemory;
  return {
    'node-moves': (full * figures.nodeMoves) / movesOfAGame,
    'node-sockets': (full * figures.nodeSockets) / figures.peopleAGame,
    'node-memory': (full * figures.nodeMemory * KB_IN_MB) / memoryOfAGame,
    worker: (full * figures.workerThoughts) / (movesOfAGame * figures.botMoves),
    bus: (full * figures.busWords) / movesOfAGame,
    database: (full * figures.databaseMoves) / movesOfAGame,
  };
}
