import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first.ts';

/** Orders the projects one after another, because the development server rebuilds files that other tests read. */
const after = (groupOrder: number) => ({ sequence: { groupOrder } });
/** Test that starts and stops the product once. */
const START = 'tests/start/start.test.ts';
/** Test that runs alone, because it rebuilds the widgets. */
const DEVELOPMENT = 'tests/start/dev.test.ts';
/** Time limit for tests that hang, long enough for the slowest machine. No test depends on its value. */
const LIMIT_MS = 600_000;
const shared = {
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  expect: { poll: { timeout: 30_000 } },
};

/** Test files without a browser, by the suffix of their names. */
const testsOf = (end: string) => [
  `{contract,demo,server,sdk,widgets,portal}/src/**/*.${end}.{ts,tsx}`,
  `tests/{checks,imports,job-texts,matching,resumes}/**/*.${end}.ts`,
];
const inNode = {
  ...shared,
  ...after(0),
  globalSetup: ['./tests/support/postgres.ts', './tests/support/builds.ts'],
  // As many workers as CPU cores, because tests spend much of their time waiting for PostgreSQL.
  maxWorkers: '100%',
  // Not isolated, because loading the server for each of 300 test files took a fifth of the time. Tests must therefore
  // not modify modules.
  isolate: false,
};

/** Each test starts and stops the whole product. */
const onProduct = {
  ...shared,
  ...after(1),
  globalSetup: ['./tests/support/build-products.ts', './tests/support/demo-instance.ts'],
  // Two workers, because a single test is idle for two fifths of its time.
  maxWorkers: 2,
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
      { test: { ...onProduct, name: 'start', include: [START] } },
      {
        test: {
          ...onProduct,
          name: 'operations',
          include: ['tests/start/**/*.test.ts'],
          exclude: [START, DEVELOPMENT],
        },
      },
      {
        test: { ...shared, ...after(2), name: 'development', include: [DEVELOPMENT] },
      },
    ],
  },
});
