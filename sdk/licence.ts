import { copyFileSync } from 'node:fs';

/**
 * Copies the licence of each package that contains one of these modules into `folder`: the bundled code has no licence
 * notices.
 */
export function writeLicences(folder: string, modules: readonly string[]): void {
  for (const id of modules) {
    const [root, name] = /^.*\/node_modules\/([^/]+)/.exec(id) ?? [];
    if (root) copyFileSync(`${root}/LICENSE`, `${folder}/${name}.LICENSE.txt`);
  }
}
