import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { clone, newGame, rngFrom } from '@hinode/engine';
import { optionsOf, playCode, randomAsked, randomCode } from '@hinode/engine/search';
import { Complaint } from './complaint.ts';

/** An engine that is measured: the one of this checkout, or that of another. */

const OWN = { clone, newGame, optionsOf, playCode, randomAsked, randomCode, rngFrom };

/** What a measurement needs of an engine. */
export type MeasuredEngine = Readonly<typeof OWN>;
export const ownEngine: MeasuredEngine = OWN;
const NAMES = Object.keys(OWN);

/** The files that offer an engine to others. Before there was a `search.ts`, `index.ts` offered all of it. */
const DOORS = ['index.ts', 'search.ts'];

/** The engine of another checkout of Hinode, loaded beside our own. */
export async function engineOfCheckout(folder: string): Promise<MeasuredEngine> {
  const offered: Record<string, unknown> = {};
  for (const door of DOORS) {
    const file = path.join(folder, 'packages/engine/src', door);
    if (fs.existsSync(file)) Object.assign(offered, await import(pathToFileURL(file).href));
  }
  const missing = NAMES.filter((name) => typeof offered[name] !== 'function');
  if (missing.length > 0)
    throw new Complaint(`there is no engine to measure in ${folder}: it lacks ${missing.join(', ')}`);
  // No more than that: both engines must be alike to whoever measures them.
  return Object.fromEntries(NAMES.map((name) => [name, offered[name]])) as MeasuredEngine;
}
