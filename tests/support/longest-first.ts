import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Matches test files that take minutes. They start first, because a late start would prolong the run. */
const LONG = /cards\/.*hostile\.sweep\.test\.ts$|start\/(faults|lifecycle|backup)\.test\.ts$/;

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return LONG.test(moduleId);
}
