import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Text gets smaller; pictures and fonts are compressed already. */
const IS_TEXT = /\.(js|css|html|svg|txt|webmanifest)$/;

/** Puts a compressed copy beside every text file: the server sends that instead of compressing the file for each request. */
export function packed(): Plugin {
  return {
    name: 'hinode-packed',
    apply: 'build',
    writeBundle: {
      // Runs when everything is there, including the files of public/.
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) throw new Error('the build has no output folder');
        const names = fs.readdirSync(dir, { recursive: true, encoding: 'utf8' });
        await Promise.all(
          names.filter((name) => IS_TEXT.test(name)).map((name) => pack(path.join(dir, name))),
        );
      },
    },
  };
}

async function pack(file: string): Promise<void> {
  const content = fs.readFileSync(file);
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
  fs.writeFileSync(`${file}.br`, br);
  fs.writeFileSync(`${file}.gz`, gz);
}
