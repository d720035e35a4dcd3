import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, firefox, type LaunchOptions } from 'playwright';
import { obtainPackage } from './obtain-package.ts';

/** Script that Playwright starts instead of Firefox. */
const RELAY = join(import.meta.dirname, 'firefox-relay.mjs');

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * Launches an installed release of Firefox through WebDriver BiDi. Scripts cannot be disabled per context, so
 * `javaScriptEnabled` applies to the whole browser.
 */
export function launchFirefox({ javaScriptEnabled = true } = {}): Promise<Browser> {
  return firefox.launch(firefoxOptions(obtainFirefox(), javaScriptEnabled));
}

/** Launch options for an installed Firefox. Passes the path to the relay in FIREFOX_PATH. */
export function firefoxOptions(path: string, javaScriptEnabled = true): LaunchOptions {
  return {
    channel: 'moz-firefox',
    executablePath: RELAY,
    env: { ...process.env, FIREFOX_PATH: path },
    firefoxUserPrefs: { 'javascript.enabled': javaScriptEnabled },
  };
}

/** Finds Firefox, or installs Debian's package when running as root. Throws instructions if neither is possible. */
export function obtainFirefox(): string {
  if (findFirefox() === undefined) obtainPackage('firefox-esr');
  const found = findFirefox();
  if (found === undefined)
    throw new Error('No Firefox was found, and none could be installed: install firefox-esr, or set FIREFOX_PATH.');
  return found;
}

/** Path from FIREFOX_PATH or of an installed Firefox. Undefined if none is found. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? PLACES.find((path) => existsSync(path));
}
