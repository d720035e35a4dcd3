import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * This module must run on Node 20 without installed packages, so it uses only Node's built-in modules and plain
 * JavaScript.
 */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NODE = 26;

/**
 * Installs the packages of the lock file: packages for building and running and, with `development`, packages for tests
 * and checks. Await it before importing any package. On an older Node, it never returns: it runs the program again with
 * Node 26 from node_modules.
 */
export async function prepare({ development = false } = {}) {
  endWithShell();
  if (!isInstalled(development)) install(development);
  if (isNewEnough(process.versions.node)) return;
  const node = join(root, 'node_modules/.bin/node');
  if (!isNewEnough(versionOf(node))) {
    fail(`Node ${NODE} or later is required, but this is ${process.version}. Download it from https://nodejs.org.`);
  }
  await become(node, process.argv.slice(1));
}

/**
 * Ends this process when npm's shell has ended. npm runs scripts in a shell and, when terminated, only ends that shell.
 */
function endWithShell() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/** Prints a line, without a stack trace, and exits with code 1. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Returns whether the packages are installed. Compares package-lock.json with the lock file in node_modules, which
 * every npm command writes.
 */
function isInstalled(development) {
  const wanted = readLock('package-lock.json');
  const present = readLock('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { version, link, optional, dev, devOptional }]) => {
    if (!path.includes('node_modules/') || (dev && !development)) return true;
    if (link) return existsSync(join(root, path));
    // A missing optional package may be for another platform.
    return present[path] ? present[path].version === version : Boolean(optional || (devOptional && !development));
  });
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return {};
  }
}

function install(development) {
  console.log(`Installing the packages for ${development ? 'tests and checks' : 'building and running'}…`);
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(
    command,
    [...args, 'ci', '--loglevel=error', ...(development ? ['--include=dev'] : ['--omit=dev'])],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) fail('npm ci failed: Crewdock needs the packages of package-lock.json.');
}

function isNewEnough(version) {
  return Number.parseInt(version, 10) >= NODE;
}

function versionOf(node) {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).slice(1);
  } catch {
    return '0';
  }
}

/**
 * Runs a program instead of this one and exits with its exit code. The program detects the end of this process through
 * the IPC channel, and then ends too.
 */
async function become(command, args) {
  const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => fail(error.message));
    child.on('exit', (status) => resolve(status ?? 1));
  });
  process.exit(code);
}
