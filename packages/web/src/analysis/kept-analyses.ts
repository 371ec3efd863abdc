import type { Analysis } from '@hinode/bots/analysis';
import type { GameRecord } from '@hinode/engine/records';
import { createStore, get, set } from 'idb-keyval';
import { gameName } from '../local/game-name.ts';

/** What was found out about a game is kept beside it: the second look takes no time. */

const store = createStore('hinode-analyses', 'analyses');

/** Grows when an analysis says more, or something else. */
const VERSION = 2;

const nameOf = (record: GameRecord): string => `${VERSION} ${gameName(record)}`;

export const keepAnalysis = (record: GameRecord, analysis: Analysis): Promise<void> =>
  set(nameOf(record), analysis, store);

export const keptAnalysis = (record: GameRecord): Promise<Analysis | undefined> => get(nameOf(record), store);
