import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Leaves the numbers of passed and failed tests in the file that TEST_COUNTS names, for the last line of a run. */
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const file = process.env['TEST_COUNTS'];
    if (!file) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]).map((test) => test.result().state);
    // A file that can't be loaded, a failed hook or an error outside of any test has no test of its own to count.
    const broken = modules.filter((module) => module.state() === 'failed' && !hasFailedTest(module)).length;
    const passed = tests.filter((state) => state === 'passed').length;
    const failed = tests.filter((state) => state === 'failed').length + broken + unhandledErrors.length;
    writeFileSync(file, JSON.stringify({ passed, failed }));
  }
}

function hasFailedTest(module: TestModule): boolean {
  return [...module.children.allTests('failed')].length > 0;
}
