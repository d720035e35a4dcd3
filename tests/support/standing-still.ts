import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { fileOf } from './report.ts';

const MINUTE_MS = 60_000;
/** Minutes in which no test ended, after which those that run are told, and told again. */
const TOLD_AFTER = 3;

/** Names the tests that a run stands still at: none of them has a limit. */
export default class StandingStillReporter implements Reporter {
  readonly #running = new Map<string, string>();
  #minutes = 0;
  #clock: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#clock = setInterval(() => this.#tick(), MINUTE_MS);
  }

  onTestRunEnd(): void {
    clearInterval(this.#clock);
  }

  onTestModuleStart(module: TestModule): void {
    this.#begin(module.id, fileOf(module));
  }

  onTestModuleEnd(module: TestModule): void {
    this.#end(module.id);
  }

  onTestCaseReady(test: TestCase): void {
    this.#begin(test.id, `${fileOf(test.module)}: ${test.fullName}`);
  }

  onTestCaseResult(test: TestCase): void {
    this.#end(test.id);
  }

  #begin(id: string, name: string): void {
    this.#running.set(id, name);
  }

  #end(id: string): void {
    this.#running.delete(id);
    this.#minutes = 0;
  }

  #tick(): void {
    this.#minutes += 1;
    if (this.#minutes % TOLD_AFTER !== 0) return;
    console.log(`No test has ended for ${this.#minutes} minutes. Still running:`);
    for (const name of this.#running.values()) console.log(`  ${name}`);
  }
}
