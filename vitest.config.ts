import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first.ts';

/** Projects run one after the other: the development server rebuilds what other tests read. */
const after = (groupOrder: number) => ({ sequence: { groupOrder } });
/** Runs alone, because it rebuilds the widgets. */
const DEVELOPMENT = 'tests/start/dev.test.ts';
/** No test is timed. The limit ends a test that waits forever, on the slowest machine. */
const LIMIT_MS = 600_000;
const shared = { testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS, expect: { poll: { timeout: 30_000 } } };

/** Test files outside of browsers, by the end of their names. */
const testsOf = (end: string) => [
  `{contract,demo,server,sdk,widgets,portal}/src/**/*.${end}.{ts,tsx}`,
  `tests/{checks,imports,job-texts,matching,resumes}/**/*.${end}.ts`,
];
const inNode = {
  ...shared,
  ...after(0),
  globalSetup: ['./tests/support/postgres.ts', './tests/support/builds.ts'],
  // Tests wait for PostgreSQL much of the time.
  maxWorkers: '100%',
  // Loading the server for each of three hundred files was a fifth of their time. No test may change a module.
  isolate: false,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...inNode,
          name: 'unit',
          include: testsOf('test'),
          exclude: ['**/node_modules/**', ...testsOf('sweep.test')],
        },
      },
      {
        // Exhaustive tests: matrices, hostile input, corpora, killed processes, races and rate limits.
        test: { ...inNode, name: 'sweeps', include: testsOf('sweep.test') },
      },
      {
        // Each test starts and stops the whole product.
        test: {
          ...shared,
          ...after(1),
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          exclude: [DEVELOPMENT],
          globalSetup: ['./tests/support/build-products.ts'],
          // A single test is idle two fifths of its time.
          maxWorkers: 2,
        },
      },
      {
        test: { ...shared, ...after(2), name: 'development', include: [DEVELOPMENT] },
      },
    ],
  },
});
