import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a published npm package. */
export interface Published {
  name: string;
  version: string;
  file: string;
  /** The file's effect on a page, for comparing files with different purposes. */
  what: string;
}

export const PUBLISHED: Published[] = [
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

/** Downloads the package from the configured npm registry into the directory and returns the content of the file. */
export function download({ name, version, file }: Published, directory: string): Buffer {
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [packed] = JSON.parse(run('npm', 'pack', '--json', '--ignore-scripts', `${name}@${version}`)) as {
    filename: string;
  }[];
  run('tar', '-xzf', packed!.filename, `package/${file}`);
  return readFileSync(join(directory, 'package', file));
}
