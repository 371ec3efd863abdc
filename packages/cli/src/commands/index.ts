import type { Command } from './command.ts';

/** A command in the list of commands. */
interface Listed {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** Loads the command when it is called, so that looking at a record does not wait for everything that a server needs. */
  readonly fetch: () => Promise<Command>;
}

/** Every command, in the order in which help lists them. */
export const COMMANDS: readonly Listed[] = [
  {
    name: 'serve',
    summary: 'serves the table in the browser, and online games',
    fetch: async () => (await import('./serve.ts')).serveCommand,
  },
  {
    name: 'worker',
    summary: 'works for servers that share a database: bots, clocks and notices',
    fetch: async () => (await import('./worker.ts')).workerCommand,
  },
  {
    name: 'backup',
    summary: 'copies the games of a server, even while it is running',
    fetch: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'migrate-store',
    summary: 'moves the games of a server into PostgreSQL, or back',
    fetch: async () => (await import('./migrate-store.ts')).migrateStore,
  },
  {
    name: 'ratings',
    summary: 'computes the ratings of a server anew, from its games',
    fetch: async () => (await import('./ratings.ts')).ratingsCommand,
  },
  {
    name: 'statistics',
    summary: 'computes the statistics of an account anew, from its games',
    fetch: async () => (await import('./statistics.ts')).statisticsCommand,
  },
  {
    name: 'watch',
    summary: 'shows a game between bots as text',
    fetch: async () => (await import('./watch.ts')).watch,
  },
  {
    name: 'scenario',
    summary: 'runs scenarios: a position, moves, and what must hold afterwards',
    fetch: async () => (await import('./scenario.ts')).scenario,
  },
  {
    name: 'simulate',
    summary: 'plays random games and sums them up',
    fetch: async () => (await import('./simulate.ts')).simulate,
  },
  {
    name: 'tournament',
    summary: 'lets bots play against each other and rates them',
    fetch: async () => (await import('./tournament.ts')).tournament,
  },
  {
    name: 'explore',
    summary: 'shows what wins in any number of recorded games',
    fetch: async () => (await import('./explore.ts')).exploreCommand,
  },
  {
    name: 'tactics',
    summary: 'asks bots what to do in positions with a known right answer',
    fetch: async () => (await import('./tactics.ts')).tactics,
  },
  {
    name: 'habits',
    summary: 'counts what bots do that a good player would call silly',
    fetch: async () => (await import('./habits.ts')).habits,
  },
  {
    name: 'learn',
    summary: 'learns from games of bots what a position is worth to each clan',
    fetch: async () => (await import('./learn.ts')).learn,
  },
  {
    name: 'bot',
    summary: 'lets programs in any language play',
    fetch: async () => (await import('./bot.ts')).bot,
  },
  {
    name: 'exploit',
    summary: 'measures how much the best answer could gain against a level’s bids',
    fetch: async () => (await import('./exploit.ts')).exploitCommand,
  },
  {
    name: 'replay',
    summary: 'prints a recorded game as text, up to any move',
    fetch: async () => (await import('./replay.ts')).replay,
  },
  {
    name: 'analyse',
    summary: 'says how likely everybody was to win a recorded game, and where it turned',
    fetch: async () => (await import('./analyse.ts')).analyseCommand,
  },
  {
    name: 'verify',
    summary: 'plays a record again and compares the result',
    fetch: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'bench',
    summary: 'measures the engine',
    fetch: async () => (await import('./bench.ts')).bench,
  },
  {
    name: 'bench-store',
    summary: 'fills a store with games, and measures how fast it is then',
    fetch: async () => (await import('./bench-store.ts')).benchStore,
  },
  {
    name: 'load',
    summary: 'plays many games at once on a server, and measures it',
    fetch: async () => (await import('./load.ts')).loadCommand,
  },
  {
    name: 'capacity',
    summary: 'computes how many machines a number of games needs, from your own figures',
    fetch: async () => (await import('./capacity.ts')).capacity,
  },
  {
    name: 'new',
    summary: 'makes the folder of a new card, Monster, clan or kami',
    fetch: async () => (await import('./new.ts')).newCommand,
  },
  {
    name: 'translations',
    summary: 'lists the texts that a language does not have yet',
    fetch: async () => (await import('./translations.ts')).translations,
  },
];
