import { execFileSync } from 'node:child_process';
import { temporaryDirectory } from './product.ts';

/** A disk of its own that is soon full: a part of the memory, mounted. Undefined where this user may not mount. */
export function smallDisk(size: string): { path: string; unmount(): void } | undefined {
  const { path, remove } = temporaryDirectory();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    remove();
    return undefined;
  }
  return {
    path,
    unmount() {
      execFileSync('umount', ['--lazy', path], { stdio: 'ignore' });
      remove();
    },
  };
}
