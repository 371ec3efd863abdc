import { LEVEL_IDS, type LevelId } from '@hinode/bots';

/**
 * The bots of all tables think on one thread, so they stand in line for it. Those whom somebody at the table waits for come
 * first, then tables that nobody looks at, and last those where no person plays any more. Among equals quick levels go
 * before slow ones, and then it is the turn of the person whose bots thought least recently: whoever has forty tables has
 * no more of the thread than whoever has one.
 */
export type ThinkingQueue = <T>(
  asker: () => Asker,
  think: (milliseconds: number) => Promise<T>,
) => Promise<T>;

/** Who wants a thought, as things stand now: somebody may come to the table while its bot waits. */
export interface Asker {
  readonly level: LevelId;
  /** The persons who play at the table, by the ids of their sessions. */
  readonly persons: readonly string[];
  /** Is one of them at the table now? */
  readonly isWaitedFor: boolean;
}

interface Waiting {
  readonly asker: () => Asker;
  readonly begin: (milliseconds: number) => Promise<void>;
}

interface Next {
  readonly one: Waiting;
  readonly asker: Asker;
}

/** How long a Shogun may think about one decision: all of it if nobody else waits, and never less than a glance. */
const LONGEST = 600;
const SHORTEST = 50;

/** Levels that take no more than a few milliseconds, or tens of them. */
const QUICK: readonly LevelId[] = ['random', 'ashigaru', 'samurai'];
const isQuick = ({ level }: Asker): boolean => QUICK.includes(level);

/** While a slow one thinks, so many quick ones may be at the thread's door: it has no pauses, and nobody waits for two. */
const AT_ONCE = 2;

export function newThinkingQueue(): ThinkingQueue {
  const waiting: Waiting[] = [];
  /** When each person's bots had their last turn, counted in turns. */
  const served = new Map<string, number>();
  let turns = 0;
  const underWay = { all: 0, slow: 0 };

  const lastTurn = ({ persons }: Asker): number => Math.min(...persons.map((one) => served.get(one) ?? 0));
  const placesOf = (asker: Asker): readonly number[] => [
    Number(!isQuick(asker)),
    lastTurn(asker),
    LEVEL_IDS.indexOf(asker.level),
  ];

  const first = (): Next | undefined => {
    const askers = waiting.map((one) => ({ one, asker: one.asker() }));
    // Nobody slips in before those whom somebody waits for, however quick.
    const most = Math.min(...askers.map(({ asker }) => urgencyOf(asker)));
    const [next] = askers
      .filter(({ asker }) => urgencyOf(asker) === most && (underWay.slow === 0 || isQuick(asker)))
      .map((each) => ({ ...each, places: placesOf(each.asker) }))
      .sort((a, b) => compared(a.places, b.places));
    return next;
  };

  /** The more stand in line beside it, the shorter a Shogun thinks; where nobody plays any more, as short as it can. */
  const timeFor = (asker: Asker): number => {
    if (urgencyOf(asker) === ABANDONED) return SHORTEST;
    const others = waiting.filter((one) => urgencyOf(one.asker()) <= urgencyOf(asker)).length;
    return Math.max(SHORTEST, Math.round(LONGEST / (1 + others)));
  };

  const begin = ({ one, asker }: Next): void => {
    waiting.splice(waiting.indexOf(one), 1);
    turns++;
    for (const person of asker.persons) served.set(person, turns);
    const slow = Number(!isQuick(asker));
    underWay.all++;
    underWay.slow += slow;
    void one.begin(timeFor(asker)).finally(() => {
      underWay.all--;
      underWay.slow -= slow;
      // Whoever comes to an empty line begins anew.
      if (underWay.all === 0 && waiting.length === 0) served.clear();
      goOn();
    });
  };

  const goOn = (): void => {
    while (underWay.all < AT_ONCE) {
      const next = first();
      if (next === undefined) return;
      begin(next);
    }
  };

  return (asker, think) =>
    new Promise((resolve, reject) => {
      waiting.push({ asker, begin: (milliseconds) => think(milliseconds).then(resolve, reject) });
      goOn();
    });
}

const ABANDONED = 2;

const urgencyOf = ({ isWaitedFor, persons }: Asker): number => {
  if (isWaitedFor) return 0;
  return persons.length > 0 ? 1 : ABANDONED;
};

/** By the first number in which they differ. */
function compared(these: readonly number[], those: readonly number[]): number {
  const at = these.findIndex((place, i) => place !== those[i]);
  return at < 0 ? 0 : (these[at] ?? 0) - (those[at] ?? 0);
}
