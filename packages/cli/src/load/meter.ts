/** What is counted during the measurement; before and after it nothing is. */
export interface Meter {
  start(): void;
  stop(): void;
  /** A move that everybody has seen, this many milliseconds after it was sent. */
  seenByAll(wait: number): void;
  received(bytes: number): void;
  /** A game that was played to the end, and how many bytes one client received. */
  playedOut(bytes: number): void;
  refused(code: string): void;
  failed(why: string): void;
  readonly moves: () => number;
  figures(clients: number): Measured;
}

export interface Measured {
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly halfWithin: number;
  readonly p99Within: number;
  readonly longest: number;
  readonly bytesPerMoveAndClient: number;
  readonly gamesPlayedOut: number;
  readonly bytesPerGameAndClient?: number;
  readonly mostBytesPerGameAndClient?: number;
  /** How often each refusal and each failure occurred. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly failures: Readonly<Record<string, number>>;
}

export function newMeter(): Meter {
  let measuring = false;
  let began = 0;
  let ended = 0;
  let bytes = 0;
  const waits: number[] = [];
  const games: number[] = [];
  const refusals: Record<string, number> = {};
  const failures: Record<string, number> = {};
  const count = (into: Record<string, number>, what: string): void => {
    into[what] = (into[what] ?? 0) + 1;
  };
  return {
    start: () => {
      measuring = true;
      began = performance.now();
    },
    stop: () => {
      measuring = false;
      ended = performance.now();
    },
    seenByAll: (wait) => {
      if (measuring) waits.push(wait);
    },
    received: (more) => {
      if (measuring) bytes += more;
    },
    playedOut: (sent) => {
      if (measuring) games.push(sent);
    },
    // Trouble counts at any time.
    refused: (code) => count(refusals, code),
    failed: (why) => count(failures, why),
    moves: () => waits.length,
    figures: (clients) => {
      const sorted = Float64Array.from(waits).sort();
      const within = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
      const seconds = (ended - began) / 1000;
      return {
        seconds,
        moves: waits.length,
        movesPerSecond: waits.length / seconds,
        halfWithin: within(0.5),
        p99Within: within(0.99),
        longest: within(1),
        bytesPerMoveAndClient: bytes / Math.max(1, waits.length) / clients,
        gamesPlayedOut: games.length,
        ...(games.length > 0 && {
          bytesPerGameAndClient: games.reduce((sum, one) => sum + one, 0) / games.length,
          mostBytesPerGameAndClient: Math.max(...games),
        }),
        refusals,
        failures,
      };
    },
  };
}
