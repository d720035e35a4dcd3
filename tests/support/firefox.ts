import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, firefox, type LaunchOptions } from 'playwright';
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
 * Launches the published Firefox of this machine, driven by WebDriver BiDi. Its contexts cannot disable scripts, so
 * `javaScriptEnabled` sets it for the whole browser.
 */
export function launchFirefox({ javaScriptEnabled = true } = {}): Promise<Browser> {
  return firefox.launch(firefoxOptions(obtainFirefox(), javaScriptEnabled));
}

/** Launch options of the published Firefox; FIREFOX_PATH is read by the relay. */
export function firefoxOptions(path: string, javaScriptEnabled = true): LaunchOptions {
  return {
    channel: 'moz-firefox',
    executablePath: RELAY,
    env: { ...process.env, FIREFOX_PATH: path },
    firefoxUserPrefs: { 'javascript.enabled': javaScriptEnabled },
  };
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
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? PLACES.find((path) => existsSync(path));
}
