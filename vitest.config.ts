import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first.ts';

/** Projects run one after another: the development server rebuilds files that other tests read. */
const after = (groupOrder: number) => ({ sequence: { groupOrder } });
/** Starts and stops the product once. */
const START = 'tests/start/start.test.ts';
/** Runs alone, because it rebuilds the widgets. */
const DEVELOPMENT = 'tests/start/dev.test.ts';
/** Only a guard against tests that hang, sized for the slowest machine; tests don't depend on it. */
const LIMIT_MS = 600_000;
const shared = { testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS, expect: { poll: { timeout: 30_000 } } };

/** Test files that don't run in a browser, by the suffix of their names. */
const testsOf = (end: string) => [
  `{contract,demo,server,sdk,widgets,portal}/src/**/*.${end}.{ts,tsx}`,
  `tests/{checks,imports,job-texts,matching,resumes}/**/*.${end}.ts`,
];
const inNode = {
  ...shared,
  ...after(0),
  globalSetup: ['./tests/support/postgres.ts', './tests/support/builds.ts'],
  // Tests spend much of their time waiting for PostgreSQL.
  maxWorkers: '100%',
  // Loading the server for each of 300 files took a fifth of the time. In return, tests must not modify modules.
  isolate: false,
};

/** Each test starts and stops the whole product. */
const onProduct = {
  ...shared,
  ...after(1),
  globalSetup: ['./tests/support/build-products.ts'],
  // A single test is idle for two fifths of its time.
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
