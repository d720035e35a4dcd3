import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from './precompress.mjs';
import { fail, prepare, root } from './prepare.mjs';

/**
 * `npm run build`: builds the outputs whose sources have changed, compared by content hash; `--force` builds all
 * outputs.
 */

const shared = ['contract/package.json', 'contract/src', 'package-lock.json', 'tsconfig.base.json'];

/** Documents that the portal renders, which are additional sources of its build. */
const guides = ['docs/partners/README.md', 'docs/partners/reference.md', 'docs/partners/messages.md'];

const products = [
  { workspace: 'sdk', output: 'sdk/dist/widgets', served: 'sdk/dist/widgets', sources: ['sdk', 'widgets', ...shared] },
  { workspace: 'examples', output: 'examples/dist/react', sources: ['examples', 'sdk', 'widgets', ...shared] },
  {
    workspace: 'portal',
    output: 'portal/dist/index.html',
    served: 'portal/dist',
    sources: ['portal', 'sdk', ...guides, ...shared],
  },
];

if (process.argv[1] === import.meta.filename) {
  await prepare();
  buildStale({ force: process.argv.includes('--force') });
}

export function buildStale({ force = false } = {}) {
  for (const product of products) {
    const stamp = join(root, 'node_modules/.cache/crewdock', `${product.workspace}.built`);
    const sources = hashOf(product.sources);
    if (!force && existsSync(join(root, product.output)) && read(stamp) === sources) continue;
    build(product);
    if (product.served) precompress(join(root, product.served));
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, sources);
  }
}

function build({ workspace }) {
  console.log(`Building ${workspace}…`);
  const { scripts } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  const result = spawnSync(scripts.build, {
    cwd: join(root, workspace),
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  });
  if (result.status !== 0) fail(`${result.stdout}${result.stderr}\nThe build of ${workspace} failed.`);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  for (const entry of readdirOrSelf(full)) {
    if (entry === undefined) hash.update(`${path}\0`).update(readFileSync(full));
    else if (isSource(entry.name)) addTo(hash, `${path}/${entry.name}`);
  }
}

/** Returns the entries of a directory in a fixed order, or `[undefined]` for a file. */
function readdirOrSelf(path) {
  try {
    return readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [undefined];
    throw error;
  }
}

function isSource(name) {
  return (
    !['dist', 'node_modules', '.types', '.vite'].includes(name) && !/\.test\.tsx?$|\.tsbuildinfo$|\.md$/.test(name)
  );
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
