import fs from 'node:fs';
import { readTactics, TACTICS_FOLDER, type Tactic } from '../tactics.ts';

/** The tactics in a file of the suite. */
export const tacticsIn = (file: string): Tactic[] =>
  readTactics(JSON.parse(fs.readFileSync(new URL(file, TACTICS_FOLDER), 'utf8')), file);

/** All of them. */
export const suite: readonly Tactic[] = fs
  .readdirSync(TACTICS_FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap(tacticsIn);
