import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { temporaryDirectory } from '../support/product.ts';
import { download, PUBLISHED } from './published.ts';

/**
 * `npm run bench bundles`: compares the size of our bundles with published embed SDKs of other companies. Sizes are
 * those of the served files, compressed with Brotli at level 11.
 */
const DIST = resolve(import.meta.dirname, '../../sdk/dist/widgets/v1');
const { folder } = JSON.parse(readFileSync(join(DIST, 'integrity.json'), 'utf8')) as { folder: string };
const ours: [file: string, what: string][] = [
  ['loader.js', 'keeps the places, fetches a widget when it is near'],
  [`${folder}/resources-subscribe.js`, 'draws a form, an element'],
  [`${folder}/contact-us.js`, 'draws a form, an element'],
  [`${folder}/talent-market.js`, 'draws a list with search and filters, an element'],
  [`${folder}/job-board.js`, 'draws a list with search and filters, an element'],
];

const directory = temporaryDirectory();
try {
  const rows = [
    ...ours.map(([file, what]) => row(`Crewdock, ${file.split('/').at(-1)}`, readFileSync(join(DIST, file)), what)),
    ...PUBLISHED.map((other) =>
      row(`${other.name} ${other.version}, ${other.file}`, download(other, directory.path), other.what),
    ),
  ];
  const table = ['| bundle | bytes | Brotli 11 | what it does |', '| --- | --- | --- | --- |', ...rows];
  console.log(table.join('\n'));
} finally {
  directory.remove();
}

function row(name: string, content: Buffer, what: string): string {
  const [bytes, packed] = [content.length, brotliCompressSync(content).length].map((size) => size.toLocaleString('en'));
  return `| ${name} | ${bytes} | ${packed} | ${what} |`;
}
