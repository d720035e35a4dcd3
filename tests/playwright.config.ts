import { defineConfig, type PlaywrightTestProject } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './support/chromium.ts';
import { findFirefox, firefoxOptions } from './support/firefox.ts';

/** JSON file with the results, from which scripts/test-runners.mjs reads the test counts. */
const results = process.env['PLAYWRIGHT_RESULTS'];
const isCi = Boolean(process.env['CI']);

/**
 * Tests of hostile pages, which run in every browser. They use only features that Firefox supports over WebDriver BiDi.
 */
const HOSTILE_PAGES = '{pages,answers,versions}.test.ts';

const chromium: PlaywrightTestProject['use'] = {
  browserName: 'chromium',
  launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
};

export default defineConfig({
  globalSetup: './fixtures/demo-data.ts',
  outputDir: '../test-results/artifacts',
  reporter: [
    ['list'],
    ['html', { outputFolder: '../test-results/report', open: 'never' }],
    ...(results ? [['json', { outputFile: results }] as const] : []),
  ],
  workers: 2,
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  // High, because the longest tests enter every hostile text into every field.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording a trace makes tests 40 % slower, so CI records one only when it retries a failed test.
    trace: isCi ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'journeys', testDir: 'journeys', use: chromium },
    {
      name: 'full',
      testDir: '.',
      testMatch: ['e2e/*.test.ts', 'hostile-pages/*.test.ts'],
      testIgnore: 'hostile-pages/webkit*.test.ts',
      use: chromium,
    },
    {
      name: 'firefox',
      testDir: 'hostile-pages',
      testMatch: HOSTILE_PAGES,
      workers: 1,
      use: { browserName: 'firefox', launchOptions: firefoxOptions(findFirefox() ?? '') },
    },
    // WebKitGTK has a separate WebDriver client: Playwright cannot drive the distribution's build.
    { name: 'webkit', testDir: 'hostile-pages', testMatch: 'webkit*.test.ts', workers: 1 },
  ],
});
