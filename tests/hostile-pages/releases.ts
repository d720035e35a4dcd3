import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mountWidgets } from '@crewdock/server/infra/http/static-files';
import Fastify from 'fastify';
import type { InlineConfig } from 'vite';
import { buildScriptTag } from '../../sdk/build-script-tag.ts';
import { temporaryDirectory } from '../support/product.ts';
import { currentProduct } from '../fixtures/product.ts';

/**
 * Serves the widgets of a portal after three builds: two builds of v1, and v2. The placeholder of the search differs
 * between the builds.
 */
export interface Releases {
  origin: string;
  /** Folder of v1's first build. */
  first: string;
  second: string;
  /** Reads and parses an `integrity.json`. */
  manifest(path: string): { folder: string; files: Record<string, string> };
  /** Script tag of a loader. */
  loader(path: string, more?: string): string;
  /** HTML for the head of a page that pins v1's first build with integrity hashes. */
  pinned(): string;
  close(): Promise<void>;
}

export async function serveReleases(): Promise<Releases> {
  const builds = temporaryDirectory();
  const v1 = join(builds.path, 'v1');
  const server = join(builds.path, 'server');
  const first = await buildScriptTag(v1, server, replacing(searching('First search')));
  const second = await buildScriptTag(v1, server, replacing(searching('Second search')));
  await buildScriptTag(
    join(builds.path, 'v2'),
    server,
    replacing(searching('Search of v2'), ['sdk/src/version.ts', 'MAJOR: number = 1', 'MAJOR: number = 2']),
  );
  const served = Fastify({ forceCloseConnections: true });
  await mountWidgets(served, builds.path);
  const origin = await served.listen({ port: 0, host: 'localhost' });
  const manifest: Releases['manifest'] = (path) =>
    JSON.parse(readFileSync(join(builds.path, path), 'utf8')) as ReturnType<Releases['manifest']>;
  const loader = (path: string, more = '') =>
    `<script async src="${origin}/widgets/${path}/loader.js"${more}></script>`;
  return {
    origin,
    first,
    second,
    manifest,
    loader,
    pinned() {
      const { files } = manifest(`v1/${first}/integrity.json`);
      const integrity = Object.fromEntries(
        Object.entries(files).map(([path, hash]) => [`${origin}/widgets/v1/${path}`, hash]),
      );
      return `<script type="importmap">${JSON.stringify({ integrity })}</script>
        ${loader(`v1/${first}`, ` integrity="${files[`${first}/loader.js`]}" crossorigin="anonymous"`)}`;
    },
    async close() {
      await served.close();
      builds.remove();
    },
  };
}

/** HTML of a talent market with the tag of a release, with the talents of the running product. */
export function marketOf(tag: string): string {
  return `<${tag} company="acme" portal="${currentProduct().portal}" page-size="1" style="min-height: 300px"></${tag}>`;
}

const SOURCES = resolve(import.meta.dirname, '../..');

type Change = [file: string, from: string, to: string];

function searching(word: string): Change {
  return ['widgets/src/talent-market/words.ts', 'Search talents', word];
}

function replacing(...changes: Change[]): InlineConfig {
  return {
    plugins: [
      {
        name: 'other-sources',
        enforce: 'pre',
        transform(code, id) {
          const mine = changes.filter(([file]) => id === join(SOURCES, file));
          for (const [, from] of mine) if (!code.includes(from)) throw new Error(`${id} has no ${from}`);
          return mine.reduce((text, [, from, to]) => text.replace(from, to), code);
        },
      },
    ],
  };
}
