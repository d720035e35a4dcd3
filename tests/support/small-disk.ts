import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from './product.ts';

interface SmallDisk {
  path: string;
  /** Fills the disk and returns a function that frees the space. */
  fill(): () => void;
  unmount(): void;
}

/** Mounts a small tmpfs. Returns undefined if the user has no permission to mount file systems. */
export function smallDisk(size: string): SmallDisk | undefined {
  const { path, remove } = temporaryDirectory();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    remove();
    return undefined;
  }
  return {
    path,
    fill() {
      const ballast = join(path, 'ballast');
      writeUntilFull(ballast);
      return () => rmSync(ballast);
    },
    unmount() {
      execFileSync('umount', ['--lazy', path], { stdio: 'ignore' });
      remove();
    },
  };
}

function writeUntilFull(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const bytes of [2 ** 20, 4096]) fillBy(file, Buffer.alloc(bytes));
  } finally {
    closeSync(file);
  }
}

function fillBy(file: number, block: Buffer): void {
  for (;;) {
    try {
      writeSync(file, block);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}
