import { type ClanId, type Event, rngFrom, type View } from '@hinode/engine';
import type { CharacterId } from '../characters/choosing.ts';
import type { LevelId } from '../types.ts';
import { knownTo, newLedger, type Pledge } from './ledger.ts';
import { lineFor, type Moment, replyTo, type Sight } from './lines.ts';
import type { Phrase, Words } from './phrases.ts';
import { entryIn } from './promises.ts';
import { type Occasion, type Voice, voiceOf } from './voices.ts';

/**
 * The bots of a table talk with its persons. What they say follows from the seed, from what everybody saw and from what was
 * said: the same game with the same words brings the same answers. Except for promises, talk does not affect their moves.
 */
export interface Parley {
  /** Somebody said something; bots are told their own words too. */
  heard(words: Words): void;
  /** They are not told what only some may see. */
  saw(event: Event): void;
  /** What they now say to all of it. `view` is a spectator's, after this many moves. */
  speak(view: View, moves: number): readonly Words[];
  /** Drops what they would have said about the past. */
  hush(): void;
  /** What a clan knows of promises. */
  pledgesFor(clan: ClanId): readonly Pledge[];
}

export interface ParleyOptions {
  readonly seed: string;
  readonly levels: ReadonlyMap<ClanId, LevelId>;
  /** Those of the bots that have one. */
  readonly characters?: ReadonlyMap<ClanId, CharacterId>;
  readonly persons: readonly ClanId[];
  /** Everything is said to all: where several people share a screen, nobody can be told something alone. */
  readonly aloud?: boolean;
}

/** Nobody wants to read more at a time. */
const MOST_AT_ONCE = 2;

/** How often a bot speaks on an occasion that matters little. */
const TALKATIVE = 0.7;
const OPTIONAL: readonly Occasion[] = ['i-decline', 'was-declined', 'was-entered', 'ally-chooses'];
/** A bot says each of these once in a season, whatever it is about. */
const RARE: readonly Phrase['say'][] = ['ally-next', 'please-leave', 'please-play', 'sorry'];
/** Said at most once in a game. */
const ONCE: readonly Phrase['say'][] = ['greeting', 'well-played'];

export function newParley({ seed, levels, characters, persons, aloud = false }: ParleyOptions): Parley {
  const ledger = newLedger();
  const voices = new Map(
    [...levels].flatMap(([clan, level]) => {
      const voice = voiceOf(level, characters?.get(clan));
      return voice ? [[clan, voice] as const] : [];
    }),
  );
  const isPerson = (clan: ClanId): boolean => persons.includes(clan);
  const speakers = [...voices.keys()];
  const [first] = speakers;

  let moments: Moment[] = [];
  let questions: Words[] = [];
  /** What was said by whom to whom: in this season, and what is said once in a game. */
  let said = new Set<string>();
  const saidOnce = new Set<string>();
  let lines = new Map<ClanId, number>();
  let replies = new Map<ClanId, number>();
  /** Whom bots are about to answer. */
  const answering = new Set<string>();

  const nameOf = ({ from, to, phrase }: Words): string => JSON.stringify([from, to, phrase]);
  const habitOf = ({ from, phrase }: Words): string => `${from} ${phrase.say}`;
  const echoOf = ({ to, phrase }: Words): string => JSON.stringify([to, phrase]);
  const count = (counts: Map<ClanId, number>, clan: ClanId): number => counts.get(clan) ?? 0;

  const add = (occasion: Occasion, bot: ClanId, rest: Partial<Moment> = {}): void => {
    if (voices.get(bot)?.speaks.includes(occasion)) moments.push({ occasion, bot, ...rest });
  };
  /** A bot and a person are involved, in either order. */
  const between = (bot: ClanId, person: ClanId, occasion: Occasion): void => {
    if (voices.has(bot) && isPerson(person)) add(occasion, bot, { to: person });
  };

  const notice = (event: Event): void => {
    switch (event.type) {
      case 'seasonBegan':
        said = new Set();
        lines = new Map();
        replies = new Map();
        if (event.season === 'spring' && first) add('game-began', first);
        break;
      case 'gameEnded':
        if (first) add('game-ended', first);
        break;
      case 'proposalMade':
        between(event.clan, event.with, 'i-offer');
        break;
      case 'proposalDeclined':
        between(event.clan, event.with, 'i-decline');
        between(event.with, event.clan, 'was-declined');
        break;
      case 'allianceFormed': {
        const [one, other] = event.clans;
        between(one, other, 'allied');
        between(other, one, 'allied');
        break;
      }
      case 'giftGiven':
        between(event.to, event.clan, 'was-given');
        break;
      default:
        noticeEntry(event);
    }
  };

  const noticeEntry = (event: Event): void => {
    const entry = entryIn(event);
    if (entry === undefined || !isPerson(entry.clan)) return;
    for (const bot of speakers) add('was-entered', bot, { to: entry.clan, province: entry.province });
  };

  /** Whoever broke a promise to a person says so; to bots only a person's word counts. */
  const noticeVerdict = ({ from, to, promise, state }: Pledge): void => {
    if (!promise || to === undefined) return;
    if (state === 'broken') between(from, to, 'i-broke-faith');
    if (state === 'broken' || state === 'kept') between(to, from, `word-${state}`);
  };

  const lookAround = (view: View): void => {
    for (const { clan, kind } of view.decisions) {
      const ally = view.clans.find((one) => one.clan === clan)?.ally;
      if (kind === 'mandate' && ally !== undefined) between(ally, clan, 'ally-chooses');
    }
  };

  /** Nobody says the same twice in a season, nor what another bot has just asked for. */
  const isNew = (words: Words): boolean =>
    !said.has(nameOf(words)) &&
    !saidOnce.has(words.phrase.say) &&
    !(RARE.includes(words.phrase.say) && (said.has(habitOf(words)) || said.has(echoOf(words))));
  const addressed = (bot: ClanId, to: ClanId | undefined): Pick<Words, 'from' | 'to'> => ({
    from: bot,
    ...(to && !aloud && { to }),
  });

  const answersNow = (sight: (bot: ClanId) => Sight): Words[] =>
    questions.flatMap((asked) => {
      const bot = asked.to;
      const voice = bot && voices.get(bot);
      if (bot === undefined || voice === undefined || count(replies, bot) >= voice.lines) return [];
      const reply = replyTo(asked, bot, sight(bot));
      const words = reply && { ...addressed(bot, asked.from), ...reply };
      return words && isNew(words) ? [words] : [];
    });

  const wantsTo = ({ occasion, bot }: Moment, moves: number): boolean =>
    !OPTIONAL.includes(occasion) ||
    rngFrom(`${seed} talk ${bot} ${moves} ${occasion}`).below(1000) < 1000 * TALKATIVE;

  const linesNow = (sight: (bot: ClanId) => Sight, moves: number): Words[] => {
    const speaking = new Set<ClanId>();
    return moments.flatMap((moment) => {
      const { bot, to } = moment;
      const { lines: most } = voices.get(bot) as Voice;
      if (speaking.has(bot) || count(lines, bot) >= most || !wantsTo(moment, moves)) return [];
      const line = lineFor(moment, sight(bot));
      const words = line && { ...addressed(bot, to), ...line };
      if (words === undefined || !isNew(words)) return [];
      speaking.add(bot);
      return [words];
    });
  };

  return {
    heard: (words) => {
      ledger.heard(words);
      for (const name of [nameOf(words), habitOf(words), echoOf(words)]) said.add(name);
      if (ONCE.includes(words.phrase.say) && voices.has(words.from)) saidOnce.add(words.phrase.say);
      if (!voices.has(words.from)) {
        questions.push(words);
        return;
      }
      const counts = answering.delete(nameOf(words)) ? replies : lines;
      counts.set(words.from, count(counts, words.from) + 1);
    },
    saw: (event) => {
      if (event.seenBy !== 'all') return;
      for (const pledge of ledger.saw(event)) noticeVerdict(pledge);
      notice(event);
    },
    speak: (view, moves) => {
      lookAround(view);
      const sight = (bot: ClanId): Sight => ({ view, pledges: knownTo(ledger.pledges(), bot) });
      const answers = answersNow(sight);
      const words = [...answers, ...linesNow(sight, moves)].slice(0, MOST_AT_ONCE);
      for (const answer of answers) answering.add(nameOf(answer));
      questions = [];
      moments = [];
      return words;
    },
    hush: () => {
      questions = [];
      moments = [];
    },
    pledgesFor: (clan) => knownTo(ledger.pledges(), clan),
  };
}
