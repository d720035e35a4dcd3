import { execFileSync } from 'node:child_process';

/** Builds stale output once, before several products start and each of them builds it. */
export default function buildProducts(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}
