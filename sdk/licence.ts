import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whoever passes Preact on has to pass on whose it is; minified code says nothing of it. */
export function writeLicence(folder: string): void {
  copyFileSync(fileURLToPath(new URL('../LICENSE', import.meta.resolve('preact'))), `${folder}/preact.LICENSE.txt`);
}
