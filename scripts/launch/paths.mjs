import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, wherever it was cloned to. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What the set-up creates: a newer Node, and the lock that keeps two set-ups apart. Not committed. */
export const runtimeFolder = path.join(root, '.runtime');
