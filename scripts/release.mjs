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
 * `npm run release`: creates an archive with the product, its dependencies and Node, for machines of the same platform.
 * `--to` sets the output folder (default: dist/).
 */
await prepare();
const { buildStale } = await import('./build.mjs');
buildStale();

const { version, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const given = process.argv.indexOf('--to');
const to = given === -1 ? join(root, 'dist') : resolve(process.argv[given + 1]);
/** Temporary name. The final name contains the build id, which depends on the copied files. */
const stage = join(to, `crewdock-${process.pid}`);

/** Files that the server needs. Node runs the TypeScript sources directly. */
const FILES = [
  'package.json',
  'contract/package.json',
  'contract/src',
  'server/package.json',
  'server/migrations',
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
/** Documentation for operators. The files to which it links are also copied. */
const DOCUMENTS = ['docs/operating.md', 'docs/configuration.md', 'deploy/README.md'];
/** Files that are not needed at runtime. */
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

/**
 * Returns whether a nested folder is not copied with its parent. Nested packages are copied separately if the server
 * needs them; node_modules in source folders belong to builds of examples.
 */
function isOtherPackages(path, inside) {
  return path.startsWith('node_modules/') ? inside === 'node_modules' : inside.split('/').includes('node_modules');
}

/** Returns the folders of all direct and transitive dependencies of the server that are installed here. */
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

/**
 * Resolves a package as Node does: next to the dependent package, then in parent folders. Returns undefined for
 * workspaces, and for packages of other platforms.
 */
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

/** Copies the Node binary of this platform, in the pinned version. */
function copyNode() {
  const pinned = Object.keys(optionalDependencies).find((each) =>
    existsSync(join(root, 'node_modules', each, 'bin/node')),
  );
  if (pinned === undefined) throw new Error('Node for this machine is not installed.');
  mkdirSync(join(stage, 'bin'));
  cpSync(join(root, 'node_modules', pinned, 'bin/node'), join(stage, 'bin/node'));
}

/** Writes the command `crewdock`. It sets PATH if missing, because PostgreSQL is started by a shell. */
function writeCommand() {
  const command = join(stage, 'bin/crewdock');
  writeFileSync(
    command,
    `#!/bin/sh
# bin/crewdock starts the server, bin/crewdock COMMAND … runs an operator command (--help).
PATH="\${PATH:-/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin}"
export PATH
here="$(CDPATH= cd -- "\${0%/*}/.." && pwd -P)" || exit 1
if [ $# = 0 ]; then exec "$here/bin/node" "$here/server/src/main.ts"; fi
exec "$here/bin/node" "$here/server/src/command-line.ts" "$@"
`,
  );
  chmodSync(command, 0o755);
}
