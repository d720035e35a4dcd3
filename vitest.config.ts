import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first.ts';

/** Projects run one after the other: a start with builds and a browser that reads them would disturb each other. */
const after = (groupOrder: number) => ({ sequence: { groupOrder } });
/** Builds the widgets again, where all others read them. */
const DEVELOPMENT = 'tests/start/dev.test.ts';
/** No limit on a test; `expect.poll` gives up as late as a locator does. */
const shared = { testTimeout: 0, hookTimeout: 0, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/report.ts', './tests/support/standing-still.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          ...after(0),
          name: 'unit',
          include: [
            '{contract,server,sdk,widgets,portal}/src/**/*.test.{ts,tsx}',
            'server/demo/**/*.test.ts',
            'tests/{checks,imports,job-texts,matching,resumes}/**/*.test.ts',
          ],
          globalSetup: ['./tests/support/postgres.ts'],
          // Each waits for PostgreSQL much of the time.
          maxWorkers: '100%',
          // Loading the server for each of three hundred files was a fifth of their time. No test may change a module.
          isolate: false,
        },
      },
      {
        // The product as a whole, started and ended by each test.
        test: {
          ...shared,
          ...after(1),
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          exclude: [DEVELOPMENT],
          // One alone waits two fifths of its time.
          maxWorkers: 2,
        },
      },
      {
        test: { ...shared, ...after(2), name: 'development', include: [DEVELOPMENT] },
      },
      {
        test: {
          ...shared,
          ...after(3),
          name: 'browser',
          include: ['tests/{e2e,hostile-pages}/**/*.test.ts'],
          globalSetup: ['./tests/support/start-products.ts'],
          // Each with a product and a browser of its own.
          maxWorkers: 2,
        },
      },
    ],
  },
});
