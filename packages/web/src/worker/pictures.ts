import type { LogEntry, TableState } from '../table/table.ts';
import type { Shown } from './protocol.ts';

/** Sends the page the state of a table: all of it, but only the part of the log that the page does not have. */
export function newPictures(post: (shown: Shown) => void): (state: TableState) => void {
  let sent: readonly LogEntry[] = [];
  return ({ log, ...state }) => {
    let logKept = 0;
    while (logKept < sent.length && sent[logKept] === log[logKept]) logKept++;
    post({ type: 'state', state, logKept, log: log.slice(logKept) });
    sent = log;
  };
}
