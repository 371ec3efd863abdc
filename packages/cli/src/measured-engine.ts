import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { clone, newGame, rngFrom } from '@hinode/engine';
import { optionsOf, playCode, randomAsked, randomCode } from '@hinode/engine/search';
import { Complaint } from './complaint.ts';

/** The engine to be measured: that of this checkout, or of another one. */

const OWN = { clone, newGame, optionsOf, playCode, randomAsked, randomCode, rngFrom };

/** What a measurement needs of an engine. */
export type MeasuredEngine = Readonly<typeof OWN>;
export const ownEngine: MeasuredEngine = OWN;
const NAMES = Object.keys(OWN);

/** The files with an engine's public names. Before there was a `search.ts`, `index.ts` had all of them. */
const DOORS = ['index.ts', 'search.ts'];

/** The engine of another checkout of Hinode, loaded alongside our own. */
export async function engineOfCheckout(folder: string): Promise<MeasuredEngine> {
  const offered: Record<string, unknown> = {};
  for (const door of DOORS) {
    const file = path.join(folder, 'packages/engine/src', door);
    if (fs.existsSync(file)) Object.assign(offered, await import(pathToFileURL(file).href));
  }
  const missing = NAMES.filter((name) => typeof offered[name] !== 'function');
  if (missing.length > 0)
    throw new Complaint(`there is no engine to measure in ${folder}: it lacks ${missing.join(', ')}`);
  // No more than that: both engines must look alike to the measurement.
  return Object.fromEntries(NAMES.map((name) => [name, offered[name]])) as MeasuredEngine;
}
