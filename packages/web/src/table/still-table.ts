import type { GameRecord } from '@hinode/engine/records';
import type { Table } from './table.ts';

const nothing = (): void => {};
const noAnswer = async (): Promise<undefined> => undefined;

type Seen = Pick<Table, 'state' | 'subscribe'> & { readonly record: () => Promise<GameRecord> };

/** A table to look at only: nobody here is asked anything. */
export const stillTable = ({ state, subscribe, record }: Seen): Table => ({
  state,
  subscribe,
  record,
  play: noAnswer,
  why: noAnswer,
  undo: nothing,
  uncover: nothing,
  speakAs: nothing,
  hurry: nothing,
  hold: nothing,
  step: nothing,
  pace: nothing,
  hint: noAnswer,
  close: nothing,
});
