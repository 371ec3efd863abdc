import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folder } from '../testing/site.ts';
import { closeToOthers, FolderInUse, keepFolder } from './folder.ts';

test('only one server at a time holds a folder', () => {
  const place = path.join(folder({}), 'new');
  const release = keepFolder(place);
  expect(() => keepFolder(place)).toThrow(FolderInUse);
  release();
  keepFolder(place)();
  expect(fs.statSync(place).mode & 0o077).toBe(0);
});

test('if a folder cannot be created, the error says why', () => {
  expect(() => keepFolder(path.join(folder({ file: '' }), 'file', 'below'))).toThrow(/ENOTDIR/);
});

test.runIf(process.platform !== 'win32')(
  'a folder that others could read is closed to them, including our files in it',
  () => {
    const place = folder({ 'hinode.sqlite': '', 'host-key': '' });
    fs.chmodSync(place, 0o755);
    for (const name of fs.readdirSync(place)) fs.chmodSync(path.join(place, name), 0o644);
    const modes = () =>
      ['.', ...fs.readdirSync(place)].map((name) => fs.statSync(path.join(place, name)).mode & 0o777);
    expect(closeToOthers(place)).toBe('mended');
    expect(modes()).toEqual([0o700, 0o600, 0o600]);
    expect(closeToOthers(place)).toBe('closed');
  },
);

test.runIf(process.platform !== 'win32')(
  'in a folder that also holds other things, only our files are closed',
  () => {
    const place = folder({ 'hinode.sqlite': '', 'letters.txt': '' });
    fs.chmodSync(place, 0o755);
    for (const name of fs.readdirSync(place)) fs.chmodSync(path.join(place, name), 0o644);
    expect(closeToOthers(place)).toBe('mended');
    const modes = ['.', 'hinode.sqlite', 'letters.txt'].map(
      (name) => fs.statSync(path.join(place, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o755, 0o600, 0o644]);
  },
);
