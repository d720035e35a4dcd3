import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';

/** Possible locations. The headless shell is first, because it opens pages faster with the same engine. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Disables background network traffic, and the sandbox, which Chromium cannot use when it runs as root. */
const FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
];

/**
 * Flags for tests. Disables optimizing compilers: pages are open only for seconds, so optimization costs more than it
 * saves.
 */
export const CHROMIUM_FLAGS: string[] = [...FLAGS, '--js-flags=--no-maglev,--no-turbofan'];

/**
 * Launches a browser for measurements, with all optimizations. `debugging` is the port on which other programs can
 * control the browser.
 */
export function launchMeasured(debugging?: number): Promise<Browser> {
  return debugging === undefined ? launch() : launch(`--remote-debugging-port=${debugging}`);
}

function launch(...more: string[]): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NONE);
  return chromium.launch({ executablePath, args: [...FLAGS, ...more] });
}

/**
 * Returns the path from CHROMIUM_PATH, of an installed Chromium or Chrome, or of Playwright's download. Undefined if
 * none is found.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return named ?? [...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Finds Chromium or installs it: Debian's package when running as root, otherwise Playwright's download. Throws
 * instructions if both fail.
 */
export function obtainChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('Getting a Chromium for the browser tests…');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    apt('update', '-q');
    apt('install', '-q', '-y', '--no-install-recommends', 'chromium-headless-shell');
  } else {
    const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  }
  const obtained = findChromium();
  if (obtained === undefined) throw new Error(NONE);
  // Fails early: otherwise, missing system libraries would fail every test with a long error.
  execFileSync(obtained, ['--version', ...FLAGS], { stdio: 'ignore' });
  return obtained;
}

const NONE = 'No Chromium or Chrome was found: set CHROMIUM_PATH to one.';
