import { copyFileSync } from 'node:fs';

/** Copies the licence of each package that one of these modules belongs to into `folder`: bundled code does not carry the notices. */
export function writeLicences(folder: string, modules: readonly string[]): void {
  for (const id of modules) {
    const [root, name] = /^.*\/node_modules\/([^/]+)/.exec(id) ?? [];
    if (root) copyFileSync(`${root}/LICENSE`, `${folder}/${name}.LICENSE.txt`);
  }
}
