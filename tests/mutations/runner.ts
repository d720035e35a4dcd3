import { relative } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';

/** What the runner is asked to run, after `changed` has been written. */
export interface Question {
  changed: string | undefined;
  tests: string[];
}

export interface Answer {
  /** The first file with a failure; nothing runs after it. */
  failed: string | undefined;
}

/** A test that waits for longer waits for ever; `npm test` knows no such limit. */
const TEST_MS = 60_000;

class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/**
 * A process of its own in a copy of the tree (its working directory): one vitest that is kept, so that PostgreSQL is filled once and only what
 * changed is read again.
 */
const root = process.cwd();
const vitest = await createVitest({
  root,
  project: ['unit', 'sweeps'],
  watch: false,
  bail: 1,
  maxWorkers: 1,
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  // The server is loaded once for all test files of a mutant.
  isolate: false,
  sequence: { sequencer: AsAsked },
  silent: true,
  reporters: [{}],
});
/** Restored since it was last run with: what is known of it is the mutant. */
let former: string | undefined;
await vitest.standalone();
const known = await vitest.globTestSpecifications();
process.on('message', async (question: Question) => process.send?.(await answer(question)));
process.on('disconnect', () => process.exit());
process.send?.(known.map(nameOf));

async function answer({ changed, tests }: Question): Promise<Answer> {
  for (const file of [former, changed]) if (file) vitest.invalidateFile(file);
  former = changed;
  const wanted = tests.flatMap((test) => known.filter((one) => nameOf(one) === test));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
  // Those of earlier runs are told again.
  const run = testModules.filter((module) => tests.includes(relative(root, module.moduleId)));
  const failed = run.find((module) => !module.ok());
  if (failed) return { failed: relative(root, failed.moduleId) };
  return { failed: unhandledErrors.length > 0 || run.length === 0 ? 'outside of a test' : undefined };
}

function nameOf({ moduleId }: TestSpecification): string {
  return relative(root, moduleId);
}
