import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './install-packages.ts';

/** Toolchains of Angular, Svelte, Solid and Vue, with a manifest of their own: only tests need them. */
export const FRAMEWORKS: string = join(import.meta.dirname, '../e2e/frameworks');

interface FrameworkBuilds {
  /** Bundles an app of a project into one file and returns its code. */
  bundle(root: string, entry: string): Promise<string>;
  /** Builds a module that renders an app on a server, for Node. */
  buildForServer(root: string, entry: string, outDir: string): Promise<void>;
}

/** Installs the toolchains and loads their builds. */
export async function loadFrameworkBuilds(): Promise<FrameworkBuilds> {
  await installPackages(FRAMEWORKS);
  return (await import(pathToFileURL(join(FRAMEWORKS, 'build.mjs')).href)) as FrameworkBuilds;
}
