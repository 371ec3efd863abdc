import type { ClanId, Decision, Event, Move, Result, SetId, View } from '@hinode/engine';

/** What an external program receives and what it may write: one JSON object per line (docs/bots.md). */

export type Message =
  | {
      readonly type: 'game';
      readonly game: number;
      readonly games: number;
      readonly clan: ClanId;
      /** In seat order. */
      readonly clans: readonly ClanId[];
      readonly set: SetId;
      /** Milliseconds per decision. */
      readonly timeLimit: number;
    }
  | {
      readonly type: 'decide';
      readonly id: number;
      readonly decision: Decision;
      readonly view: View;
      readonly legal: readonly Move[];
    }
  | { readonly type: 'event'; readonly event: Event }
  | { readonly type: 'end'; readonly game: number; readonly result: Result };

/** What a program says about itself, before anything else. */
export interface Hello {
  readonly name?: string;
  readonly events: boolean;
}

export interface Reply {
  readonly id: number;
  /** Not checked yet: the rules judge it. */
  readonly move: unknown;
}

/** What a program did wrong, as the end of a sentence that begins with its name. */
export class Fault extends Error {
  constructor(deed: string) {
    super(deed);
    this.name = 'Fault';
  }
}

/** The longest line a program may write; a move takes about a hundred bytes. */
export const LONGEST_LINE = 65_536;

const SHOWN = 100;

/** What was written, short and harmless enough for a terminal. */
export function quoted(said: unknown): string {
  const text = JSON.stringify(said) ?? String(said);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: Fields, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

/** Reads a line from a program: its hello, or an answer. */
export function readLine(line: string): { readonly hello: Hello } | Reply {
  const said = parsed(line);
  if (isObject(said) && Object.hasOwn(said, 'hello') && hasOnly(said, ['hello']))
    return { hello: readHello(said['hello']) };
  if (!isObject(said) || !hasOnly(said, ['id', 'move']) || !('id' in said && 'move' in said))
    throw new Fault(`wrote ${quoted(line)} instead of {"id":…,"move":{…}}`);
  const { id, move } = said;
  if (typeof id !== 'number') throw new Fault(`wrote an id that is not a number: ${quoted(id)}`);
  return { id, move };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Fault(`wrote a line that is not JSON: ${quoted(line)}`);
  }
}

/** A name is shown on terminals: a few visible characters. */
const NAME = /^[^\p{C}\p{Z}](?:[^\p{C}]{0,38}[^\p{C}\p{Z}])?$/u;

function readHello(hello: unknown): Hello {
  if (!isObject(hello) || !hasOnly(hello, ['name', 'events']))
    throw new Fault(`said hello with ${quoted(hello)} instead of {"name":"…","events":true}`);
  const { name, events = false } = hello;
  if (typeof events !== 'boolean') throw new Fault(`said hello with events ${quoted(events)}`);
  if (name === undefined) return { events };
  if (typeof name !== 'string' || !NAME.test(name))
    throw new Fault(`said hello with the name ${quoted(name)}, which is not 1 to 40 visible characters`);
  return { name, events };
}
