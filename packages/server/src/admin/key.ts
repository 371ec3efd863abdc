import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The key of the server's admin, in a file beside the games. Whoever can read it can read the games too. */
export interface AdminKey {
  /** Whether a header `authorization: Bearer KEY` carries it. */
  opens(authorization: string | undefined): boolean;
  /** Signs a text. Nobody can make the same mark without the key. */
  seal(text: string): string;
  /** Where the key is stored. */
  readonly file: string;
  /** Was it made just now? */
  readonly isNew: boolean;
}

export const hasAdminKey = (folder: string): boolean => fs.existsSync(path.join(folder, 'host-key'));

/** Reads the key, or makes one. If the text in the file is changed, so is the key. */
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

/** Takes the same time whatever is given. */
const same = (given: string | undefined, right: string): boolean =>
  given !== undefined && timingSafeEqual(digest(given), digest(right));
