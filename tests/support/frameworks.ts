import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './install-packages.ts';

/**
 * Folder of the toolchains of Angular, Svelte, Solid and Vue, which have a separate `package.json` because only tests
 * need them.
 */
export const FRAMEWORKS: string = join(import.meta.dirname, '../e2e/frameworks');

interface FrameworkBuilds {
  /** Bundles an app of a project into a single file and returns its code. */
  bundle(root: string, entry: string): Promise<string>;
  /** Builds a Node module that renders an app on the server. */
  buildForServer(root: string, entry: string, outDir: string): Promise<void>;
}

/** Installs the toolchains and loads their build functions. */
export async function loadFrameworkBuilds(): Promise<FrameworkBuilds> {
  await installPackages(FRAMEWORKS);
  return (await import(pathToFileURL(join(FRAMEWORKS, 'build.mjs')).href)) as FrameworkBuilds;
}
