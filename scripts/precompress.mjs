import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Matches text files for browsers. Fonts and pictures are already compressed. */
const TEXTS = /\.(js|css|json|svg|txt|webmanifest)$/;

/** Matches dot files, which are not served. */
const HIDDEN = /(^|\/)\./;

const ENCODINGS = { br: brotliCompressSync, gz: (text) => gzipSync(text, { level: 9 }) };

/**
 * Writes Brotli 11 and gzip 9 variants next to each text file. The server sends them unchanged, because compression per
 * request would produce files that are an eighth larger.
 */
export function precompress(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => TEXTS.test(name) && !HIDDEN.test(name));
  for (const path of names.map((name) => join(folder, name))) {
    for (const [ending, compressed] of Object.entries(ENCODINGS)) {
      const made = `${path}.${ending}`;
      const isFresh = existsSync(made) && statSync(made).mtimeMs >= statSync(path).mtimeMs;
      if (!isFresh) writeFileSync(made, compressed(readFileSync(path)));
    }
  }
}
