import fs from 'node:fs';
import path from 'node:path';
import { FEATURE_COUNT, FEATURES } from '@hinode/bots';
import { Complaint } from '../complaint.ts';
import { readJson } from '../files.ts';
import { fileOf, type Io } from '../io.ts';
import { gathered, type Sample, type Samples } from './samples.ts';

/**
 * The folder for the games played: one file for every twenty games, so that an interrupted run can go on where it was. The
 * numbers of a row are its game, its position, its stage, what was won, how many points came, and what was counted.
 */

export const GAMES_IN_FILE = 20;
const HEAD = 5;
const ROW = HEAD + FEATURE_COUNT;

const about = 'learn.json';
const nameOf = (file: number): string => `games-${file}.bin`;

/** Creates the folder, or opens it if this seed made it. */
export function openFolder(io: Io, folder: string, seed: string): void {
  const place = fileOf(io, folder);
  const file = path.join(folder, about);
  const wanted = { seed, features: FEATURES };
  if (!fs.existsSync(fileOf(io, file))) {
    fs.mkdirSync(place, { recursive: true });
    fs.writeFileSync(fileOf(io, file), `${JSON.stringify(wanted)}\n`);
  } else if (JSON.stringify(readJson(io, file)) !== JSON.stringify(wanted))
    throw new Complaint(
      `${folder} holds games of another seed or with other features; choose another folder`,
    );
}

export const hasGames = (io: Io, folder: string, file: number): boolean =>
  fs.existsSync(fileOf(io, path.join(folder, nameOf(file))));

/** Stores a file of games, all of it or nothing. */
export function keepGames(io: Io, folder: string, file: number, samples: readonly Sample[]): void {
  const rows = samples.flatMap(({ game, stage, clans }, position) =>
    clans.map(({ features, won, points }) => [game, position, stage, won, points, ...Array.from(features)]),
  );
  const place = fileOf(io, path.join(folder, nameOf(file)));
  fs.writeFileSync(`${place}.part`, new Uint8Array(Float32Array.from(rows.flat()).buffer));
  fs.renameSync(`${place}.part`, place);
}

/** Reads everything from the first `files` files. */
export function readGames(io: Io, folder: string, files: number): Samples {
  return gathered(Array.from({ length: files }, (_, file) => readFile(io, folder, file)).flat());
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

function readFile(io: Io, folder: string, file: number): Sample[] {
  const bytes = fs.readFileSync(fileOf(io, path.join(folder, nameOf(file))));
  const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const samples: (Omit<Sample, 'clans'> & { clans: Mutable<Sample['clans'][number]>[] })[] = [];
  let last = -1;
  for (let at = 0; at < numbers.length; at += ROW) {
    const [game = 0, position = 0, stage = 0, won = 0, points = 0] = numbers.subarray(at, at + HEAD);
    if (position !== last) samples.push({ game, stage, clans: [] });
    last = position;
    samples.at(-1)?.clans.push({ features: numbers.subarray(at + HEAD, at + ROW), won, points });
  }
  return samples;
}
