import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { buildIdOf } from './build-id.mjs';
import { prepare, root } from './prepare.mjs';
import { linkedDocuments } from './release-documents.mjs';

/**
 * `npm run release`: one archive with the product, what it needs to run and its own Node, for machines like this one. `--to` says
 * in which folder; dist/ by default.
 */
await prepare();
const { buildStale } = await import('./build.mjs');
buildStale();

const { version, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const given = process.argv.indexOf('--to');
const to = given === -1 ? join(root, 'dist') : resolve(process.argv[given + 1]);
/** Until its name is known. */
const stage = join(to, `crewdock-${process.pid}`);

/** What the server reads. Node runs its sources as they are. */
const FILES = [
  'package.json',
  'contract/package.json',
  'contract/src',
  'server/package.json',
  'server/src',
  'demo/package.json',
  'demo/src',
  'demo/assets',
  'sdk/dist',
  'portal/dist',
  'examples',
  'deploy',
  'CHANGELOG.md',
];
/** What an operator reads, with all that it links to. */
const DOCUMENTS = ['docs/operating.md', 'docs/configuration.md', 'deploy/README.md'];
/** Nobody runs them. */
const LEFT_OUT = /\.test\.tsx?$|\.map$|\.d\.[cm]?ts$|\.md$|\.a$|\.tsbuildinfo$|\/\.types$/;
const WORKSPACES = ['contract', 'demo', 'server'];

rmSync(stage, { recursive: true, force: true });
for (const path of [...FILES, ...linkedDocuments(DOCUMENTS)]) copy(path);
const build = buildIdOf(stage);
writeFileSync(join(stage, 'BUILD'), `${build}\n`);
for (const path of neededPackages()) copy(path);
for (const workspace of WORKSPACES) link(workspace);
copyNode();
writeCommand();
const name = `crewdock-${version}-${build}-${process.platform}-${process.arch}`;
const archive = `${join(to, name)}.tar.gz`;
rmSync(join(to, name), { recursive: true, force: true });
renameSync(stage, join(to, name));
execFileSync('tar', ['--create', '--gzip', '--owner=0', '--group=0', '--file', archive, '--directory', to, name]);
rmSync(join(to, name), { recursive: true });
console.log(`${archive}: ${(statSync(archive).size / 2 ** 20).toFixed(1)} MB`);

function copy(path) {
  const from = join(root, path);
  if (!existsSync(from)) return;
  const isFile = statSync(from).isFile();
  cpSync(from, join(stage, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (each) =>
      isFile || !(LEFT_OUT.test(each) || (each !== from && isOtherPackages(path, relative(from, each)))),
  });
}

/** Packages within packages are needed or not by themselves; those of sources are for the examples' builds. */
function isOtherPackages(path, inside) {
  return path.startsWith('node_modules/') ? inside === 'node_modules' : inside.split('/').includes('node_modules');
}

/** The folders of what the server depends on, however deep, that are installed here. */
function neededPackages() {
  const needed = new Set();
  const waiting = [...WORKSPACES];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { dependencies, optionalDependencies: optional, peerDependencies, peerDependenciesMeta } = packages[path];
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta?.[peer]?.optional);
    for (const dependency of [...Object.keys({ ...dependencies, ...optional }), ...peers]) {
      const found = installed(dependency, path);
      if (found === undefined || needed.has(found)) continue;
      needed.add(found);
      waiting.push(found);
    }
  }
  return needed;
}

/** As Node looks for it: beside who needs it, then further up. Undefined: for another kind of machine, or a workspace. */
function installed(dependency, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder === '.' ? '' : folder, 'node_modules', dependency);
    if (packages[path] && !packages[path].link && existsSync(join(root, path))) return path;
    if (folder === '.' || folder === '') return undefined;
  }
}

function link(workspace) {
  mkdirSync(join(stage, 'node_modules/@crewdock'), { recursive: true });
  symlinkSync(`../../${workspace}`, join(stage, 'node_modules/@crewdock', workspace));
}

/** The Node that is pinned for this kind of machine. */
function copyNode() {
  const pinned = Object.keys(optionalDependencies).find((each) =>
    existsSync(join(root, 'node_modules', each, 'bin/node')),
  );
  if (pinned === undefined) throw new Error('Node for this machine is not installed.');
  mkdirSync(join(stage, 'bin'));
  cpSync(join(root, 'node_modules', pinned, 'bin/node'), join(stage, 'bin/node'));
}

/** Whatever the environment is, even none: PostgreSQL is started by a shell. */
function writeCommand() {
  const command = join(stage, 'bin/crewdock');
  writeFileSync(
    command,
    `#!/bin/sh
# bin/crewdock starts the server, bin/crewdock COMMAND … does what an operator asks (--help).
PATH="\${PATH:-/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin}"
export PATH
here="$(CDPATH= cd -- "\${0%/*}/.." && pwd -P)" || exit 1
if [ $# = 0 ]; then exec "$here/bin/node" "$here/server/src/main.ts"; fi
exec "$here/bin/node" "$here/server/src/command-line.ts" "$@"
`,
  );
  chmodSync(command, 0o755);
}
