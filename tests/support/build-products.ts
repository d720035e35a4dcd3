import { execFileSync } from 'node:child_process';

/** Builds what is stale before several products start at once: each of them would build it. */
export default function buildProducts(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}
