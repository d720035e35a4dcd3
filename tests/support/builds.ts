import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { serveOnce } from './serve-once.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Local port of a server that responds once the packages are built. */
    buildPort: number;
  }
}

/** Builds stale output only at the first request, because most test files read no built files. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const { port, close } = await serveOnce(async () => {
    await promisify(execFile)(process.execPath, ['scripts/build.mjs']);
  });
  project.provide('buildPort', port);
  return close;
}
