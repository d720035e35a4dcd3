import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';

interface Packed {
  filename: string;
  /** Integrity hash in the format of lock files. */
  integrity: string;
}

/**
 * Packs the package next to the files of the script tag, so that `npm install` can fetch it by URL. Writes two copies:
 * one named by its version, and one in the folder of this build, which never changes. Adds the file to
 * `integrity.json`.
 */
export function packPackage(from: string, out: string, folder: string): void {
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', out, from];
  // On Windows, npm is a shell script.
  const told = execFileSync('npm', pack, { encoding: 'utf8', shell: process.platform === 'win32' });
  const [{ filename, integrity }] = JSON.parse(told) as [Packed];
  copyFileSync(`${out}/${filename}`, `${out}/${folder}/${filename}`);
  for (const path of [`${out}/integrity.json`, `${out}/${folder}/integrity.json`]) {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as object;
    writeFileSync(path, `${JSON.stringify({ ...manifest, package: { file: filename, integrity } }, null, 2)}\n`);
  }
}
