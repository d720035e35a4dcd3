import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, firefox } from 'playwright-core';
import { obtainPackage } from './obtain-package.ts';

/** Playwright starts this in Firefox's place. */
const RELAY = join(import.meta.dirname, 'firefox-relay.mjs');

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * The Firefox of this machine as it is published, driven by WebDriver BiDi: no build of Playwright's own. Contexts can't turn scripts
 * off there: `javaScriptEnabled` does for all of them.
 */
export function launchFirefox({ javaScriptEnabled = true } = {}): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: RELAY,
    env: { ...process.env, FIREFOX_PATH: obtainFirefox() },
    firefoxUserPrefs: { 'javascript.enabled': javaScriptEnabled },
  });
}

/** Debian's package where we may install one. Throws a line that says what to do where we may not. */
export function obtainFirefox(): string {
  if (findFirefox() === undefined) obtainPackage('firefox-esr');
  const found = findFirefox();
  if (found === undefined)
    throw new Error('No Firefox was found, and none could be installed: install firefox-esr, or set FIREFOX_PATH.');
  return found;
}

/** FIREFOX_PATH, or a Firefox of this machine. */
function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? PLACES.find((path) => existsSync(path));
}
