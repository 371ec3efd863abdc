import { RULES_VERSION } from '@hinode/engine/facts';
import type { GameRecord } from '@hinode/engine/records';
import type { Message } from '@hinode/text';
import { REPORT_FORMAT } from './bug-report.ts';

/** Reads a record from outside, or says in the person's language what is wrong with it. */

export type Read = { readonly record: GameRecord } | { readonly trouble: Message };

const MOST_BYTES = 5 * 1024 * 1024;

/** Reads a file that somebody chose. For a bug report, it opens the record inside. */
export async function readRecordFile(file: Blob): Promise<Read> {
  if (file.size > MOST_BYTES) return { trouble: { key: 'record.too-large' } };
  const content = parsed(await file.text());
  if (content === undefined) return { trouble: { key: 'record.not-json' } };
  return checkRecord(recordIn(content));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const recordIn = (content: unknown): unknown =>
  typeof content === 'object' &&
  content !== null &&
  'format' in content &&
  content.format === REPORT_FORMAT &&
  'record' in content
    ? content.record
    : content;

const rulesIn = (content: unknown): unknown =>
  typeof content === 'object' && content !== null && 'rules' in content ? content.rules : undefined;

/** Is it a record, and do its moves lead where it says? */
export async function checkRecord(content: unknown): Promise<Read> {
  const [{ InvalidInput }, { engineOf }, { verify }] = await Promise.all([
    import('@hinode/engine'),
    import('@hinode/engine/versions'),
    import('@hinode/engine/records'),
  ]);
  try {
    const difference = verify(content, await engineOf(rulesIn(content)));
    // The engine has just read it as a record.
    return difference === undefined
      ? { record: content as GameRecord }
      : { trouble: { key: 'record.wrong-result' } };
  } catch (problem) {
    if (!(problem instanceof InvalidInput)) throw problem;
    return { trouble: troubleAt(problem.path) };
  }
}

function troubleAt(path: string): Message {
  const move = /^move (\d+)$/.exec(path)?.[1];
  if (move !== undefined) return { key: 'record.illegal-move', values: { n: Number(move) } };
  if (path === '' || path === 'format') return { key: 'record.no-record' };
  if (path === 'rules') return { key: 'record.other-rules', values: { here: RULES_VERSION } };
  if (path.startsWith('setup')) return { key: 'record.bad-setup', values: { where: path } };
  return { key: 'record.damaged', values: { where: path } };
}
