import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { launchFirefox } from './firefox.ts';

/** Which one `npm run test:browsers` asks for; Chromium without it. */
export const isFirefox: boolean = process.env['TEST_BROWSER'] === 'firefox';

export function launchBrowser(): Promise<Browser> {
  return isFirefox ? launchFirefox() : launchChromium();
}

/** One for pages that are opened with `javaScriptEnabled: false`. */
export function launchWithoutScripts(): Promise<Browser> {
  return isFirefox ? launchFirefox({ javaScriptEnabled: false }) : launchChromium();
}
