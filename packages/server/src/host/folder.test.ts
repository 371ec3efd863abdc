import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folder } from '../testing/site.ts';
import { FolderInUse, keepFolder } from './folder.ts';

test('a folder is kept by one at a time', () => {
  const place = path.join(folder({}), 'new');
  const release = keepFolder(place);
  expect(() => keepFolder(place)).toThrow(FolderInUse);
  release();
  keepFolder(place)();
  expect(fs.statSync(place).mode & 0o077).toBe(0);
});

test('a folder that cannot be made is told as it is', () => {
  expect(() => keepFolder(path.join(folder({ file: '' }), 'file', 'below'))).toThrow(/ENOTDIR/);
});
