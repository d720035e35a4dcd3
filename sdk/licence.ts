import { copyFileSync } from 'node:fs';

/**
 * Copies the licenses of the packages that contain these modules into `folder`, because the bundled code contains no
 * license notices.
 */
export function writeLicences(folder: string, modules: readonly string[]): void {
  for (const id of modules) {
    const [root, name] = /^.*\/node_modules\/([^/]+)/.exec(id) ?? [];
    if (root) copyFileSync(`${root}/LICENSE`, `${folder}/${name}.LICENSE.txt`);
  }
}
