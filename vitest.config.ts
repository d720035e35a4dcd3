import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first.ts';

/** Projects run one after the other: a start with builds and a browser that reads them would disturb each other. */
const after = (groupOrder: number) => ({ sequence: { groupOrder } });
/** Builds the widgets again, where all others read them. */
const DEVELOPMENT = 'tests/start/dev.test.ts';
/** No test is timed. The limit ends a test that waits forever, on the slowest machine. */
const LIMIT_MS = 600_000;
const shared = { testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
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
          globalSetup: ['./tests/support/build-products.ts'],
          // One alone waits two fifths of its time.
          maxWorkers: 2,
        },
      },
      {
        test: { ...shared, ...after(2), name: 'development', include: [DEVELOPMENT] },
      },
    ],
  },
});
