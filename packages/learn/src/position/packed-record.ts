import type { Entry, GameRecord } from '@hinode/engine/records';
import { readList, readRecord, readText } from '../reading.ts';
import { fromLetters, toLetters } from './letters.ts';
import { BrokenLink } from './packed.ts';

/** A whole game in an address: what is read from it is no record yet, whoever opens it checks that. */

/** The first character says how the rest is packed. */
const VERSION = '1';

/** Some programs with which links are sent cut off longer ones. */
const LONGEST = 4000;
/** What is unpacked must stay small as well, whatever the link claims to be. */
const LARGEST = 100_000;

/** The packed record, or undefined if it would be too long for a link. */
export async function packRecord(record: GameRecord): Promise<string | undefined> {
  const { entries, ...rest } = record;
  const text = JSON.stringify([rest, ...tabled(entries)]);
  if (new Blob([text]).size > LARGEST) return undefined;
  const packed = `${VERSION}${await toLetters(text)}`;
  return packed.length > LONGEST ? undefined : packed;
}

/** Unpacks what claims to be a record. Throws `BrokenLink`. */
export async function unpackRecord(packed: string): Promise<unknown> {
  if (packed.length > LONGEST || !/^[\w-]+$/.test(packed)) throw new BrokenLink('broken');
  if (!packed.startsWith(VERSION)) throw new BrokenLink(/^\d/.test(packed) ? 'newer' : 'broken');
  try {
    const [rest, ...table]: unknown[] = JSON.parse(await fromLetters(packed.slice(VERSION.length), LARGEST));
    return { ...readRecord(rest, 'record'), entries: untabled(table) };
  } catch (problem) {
    throw new BrokenLink('broken', String(problem));
  }
}

/**
 * A game says the same words again and again: moves with the same fields share the names of these, and a word is the number
 * of its place in a list. Whatever else a field can hold stands in brackets. It is a third shorter than the compressed moves.
 */
function tabled(entries: readonly Entry[]): [shapes: string[], words: string[], rows: unknown[][]] {
  const shapes = new Map<string, number>();
  const words = new Map<string, number>();
  const rows = entries.map((entry) => [
    numberOf(shapes, Object.keys(entry).join(' ')),
    ...Object.values(entry).map((value) => (typeof value === 'string' ? numberOf(words, value) : [value])),
  ]);
  return [[...shapes.keys()], [...words.keys()], rows];
}

/** Its place in the list; what is not there yet is put to the end. */
function numberOf(list: Map<string, number>, text: string): number {
  const number = list.get(text) ?? list.size;
  list.set(text, number);
  return number;
}

function untabled([shapes, words, rows]: readonly unknown[]): readonly object[] {
  const names = readList(shapes, 'shapes', readText).map((shape) => shape.split(' '));
  const said = readList(words, 'words', readText);
  return readList(rows, 'rows', (row, path) => {
    const [shape, ...values] = readList(row, path, (value) => value);
    const fields = names[Number(shape)];
    // As many as there are: a long shape that is named again and again would grow without end.
    if (fields?.length !== values.length) throw new Error(`${path}: has other fields`);
    return Object.fromEntries(fields.map((field, i) => [field, readValue(values[i], said)]));
  });
}

function readValue(value: unknown, words: readonly string[]): unknown {
  if (Array.isArray(value)) return value[0];
  const word = words[Number(value)];
  if (word === undefined) throw new Error(`there is no word ${value}`);
  return word;
}
