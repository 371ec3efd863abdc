import { type ClanId, InvalidInput } from '@hinode/engine';
import { position } from '@hinode/engine/scenario';
import { readRecord, readText } from '../reading.ts';
import type { Scenario } from '../scenario-game.ts';
import { fromLetters, toLetters } from './letters.ts';

/** A position in an address: a scenario and the seat from which it is seen, short enough for a chat. */
export interface Shared {
  readonly scenario: Scenario;
  readonly me: ClanId;
}

/** The first character says how the rest is packed. */
const VERSION = '1';

/** Longer links get cut off by the programs that send them. */
const LONGEST = 2000;
/** The unpacked text must be small as well, whatever the link claims to be. */
const LARGEST = 20_000;

/** Why a link cannot be opened: part of it is missing, a later version made it, or the rules do not allow the position. */
export type Broken = 'broken' | 'newer' | 'impossible';

export class BrokenLink extends Error {
  readonly why: Broken;
  constructor(why: Broken, detail = '') {
    super(`${why} ${detail}`.trimEnd());
    this.why = why;
  }
}

/** The packed text, or undefined if it would be too long for a link. */
export async function pack({ scenario, me }: Shared): Promise<string | undefined> {
  const words = shortened(JSON.stringify([scenario.setup, scenario.position ?? {}, me]));
  const packed = `${VERSION}${await toLetters(words)}`;
  return packed.length > LONGEST ? undefined : packed;
}

/** Reads a packed position, with the engine's reader of scenarios. Throws `BrokenLink`. */
export async function unpack(packed: string): Promise<Shared> {
  if (packed.length > LONGEST || !/^[\w-]+$/.test(packed)) throw new BrokenLink('broken');
  if (!packed.startsWith(VERSION)) throw new BrokenLink(/^\d/.test(packed) ? 'newer' : 'broken');
  const shared = await read(packed.slice(VERSION.length));
  try {
    position(shared.scenario);
  } catch (problem) {
    if (problem instanceof InvalidInput) throw new BrokenLink('impossible', problem.message);
    throw problem;
  }
  if (!shared.scenario.setup.clans.includes(shared.me)) throw new BrokenLink('impossible', 'nobody looks');
  return shared;
}

async function read(packed: string): Promise<Shared> {
  try {
    const [setup, given, me]: unknown[] = JSON.parse(lengthened(await fromLetters(packed, LARGEST)));
    // The engine reads setup and position, and says what is wrong with them.
    const scenario = { setup: readRecord(setup, 'setup'), position: readRecord(given, 'position') };
    return { scenario: scenario as unknown as Scenario, me: readText(me, 'me') as ClanId };
  } catch (problem) {
    throw new BrokenLink('broken', String(problem));
  }
}

/** Words that occur in every position, as one letter each: the rest is left to the compression. */
const WORDS = ['"clans"', '"position"', '"shrines"', '"stronghold":', '"daimyo":', '"bushi":', '"shinto":'];
WORDS.push('"allianceSeasons"', '"alliances"', '"display"', '"season"', '"tokens"', '"province"', '"coins":');
WORDS.push('"honor"', '"cards"', '"map"', '"wars"', '"vp":', '"ronin":', '"tiles"', '"phase":"mandate"');
const letterOf = (i: number): string => String.fromCharCode(i + 1);

const shortened = (json: string): string =>
  WORDS.reduce((text, word, i) => text.replaceAll(word, letterOf(i)), json);
const lengthened = (text: string): string =>
  WORDS.reduceRight((json, word, i) => json.replaceAll(letterOf(i), word), text);
