import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { temporaryDirectory } from '../support/product.ts';

/**
 * `npm run bench:bundles`: our bundles beside the published ones of other embed SDKs, Brotli 11 of each file as it is served.
 * Their packages come by `npm pack` from the registry that npm is configured for.
 */
interface Published {
  name: string;
  version: string;
  file: string;
  /** What a visitor of the page gets with this file. */
  what: string;
}

const OTHERS: Published[] = [
  { name: '@stripe/stripe-js', version: '10.2.1', file: 'dist/index.mjs', what: 'fetches everything else' },
  { name: '@intercom/messenger-js-sdk', version: '0.0.20', file: 'dist/index.js', what: 'fetches everything else' },
  { name: '@typeform/embed', version: '6.1.1', file: 'build/embed.js', what: 'opens a frame with the form' },
  {
    name: '@calcom/embed-core',
    version: '1.5.3',
    file: 'dist/embed/embed.js',
    what: 'opens a frame with the calendar',
  },
  {
    name: '@algolia/autocomplete-js',
    version: '1.19.12',
    file: 'dist/umd/index.production.js',
    what: 'draws a search',
  },
  { name: 'altcha', version: '3.2.2', file: 'dist/main/altcha.min.js', what: 'draws a captcha, an element' },
  { name: '@typebot.io/js', version: '0.10.7', file: 'dist/web.js', what: 'draws a chat, an element' },
  { name: '@docsearch/js', version: '5.2.0', file: 'dist/umd/index.js', what: 'draws a search' },
  { name: '@n8n/chat', version: '1.37.0', file: 'dist/chat.bundle.umd.js', what: 'draws a chat' },
];

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
    ...OTHERS.map((other) => row(`${other.name} ${other.version}, ${other.file}`, download(other), other.what)),
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

function download({ name, version, file }: Published): Buffer {
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: directory.path, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [packed] = JSON.parse(run('npm', 'pack', '--json', '--ignore-scripts', `${name}@${version}`)) as {
    filename: string;
  }[];
  run('tar', '-xzf', packed!.filename, `package/${file}`);
  return readFileSync(join(directory.path, 'package', file));
}
