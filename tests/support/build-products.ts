import { execFileSync } from 'node:child_process';

/** Builds stale output before the tests. Otherwise each product that starts would build it. */
export default function buildProducts(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}
