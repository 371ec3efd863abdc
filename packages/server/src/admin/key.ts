import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The key of the server's admin, in a file beside the games. Whoever can read it can read the games too. */
export interface AdminKey {
  /** Whether a header `authorization: Bearer KEY` carries it. */
  opens(authorization: string | undefined): boolean;
  /** A mark on a text that nobody makes without the key. */
  seal(text: string): string;
  /** Where it lies. */
  readonly file: string;
  /** Was it made just now? */
  readonly isNew: boolean;
}

export const hasAdminKey = (folder: string): boolean => fs.existsSync(path.join(folder, 'host-key'));

/** Reads the key, or makes one. Another text in the file is another key. */
export function adminKeyIn(folder: string): AdminKey {
  const file = path.join(folder, 'host-key');
  const known = readIfThere(file);
  const key = known ?? randomBytes(32).toString('base64url');
  if (known === undefined) fs.writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return {
    file,
    isNew: known === undefined,
    opens: (authorization) => same(authorization, `Bearer ${key}`),
    seal: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}

function readIfThere(file: string): string | undefined {
  if (!fs.existsSync(file)) return undefined;
  const text = fs.readFileSync(file, 'utf8').trim();
  return text.length < 20 ? undefined : text;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In the same time whatever is given. */
const same = (given: string | undefined, right: string): boolean =>
  given !== undefined && timingSafeEqual(digest(given), digest(right));
