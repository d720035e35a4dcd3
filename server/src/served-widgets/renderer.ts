import type { WidgetRenderer } from '@crewdock/contract/served-widgets';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AppError } from '../core/errors/errors.ts';

const SDK_DIST = resolve(import.meta.dirname, '../../../sdk/dist');
const RENDERER = resolve(SDK_DIST, 'server/render.js');
const MANIFEST = resolve(SDK_DIST, 'widgets/v1/integrity.json');

/** The build output of the SDK: the widget renderer and the files that pages load. */
export interface BuiltWidgets {
  renderer: WidgetRenderer;
  /** The folder of this build. */
  folder: string;
  /** Hashes of the files, by path below `/widgets/v1/`. */
  files: Record<string, string>;
}

/**
 * Loads the current build on every call, because a new build may appear while the server runs; unchanged modules come
 * from Node's cache. Throws `unavailable` if there is no build.
 */
export async function builtWidgets(): Promise<BuiltWidgets> {
  try {
    const [manifest, { mtimeMs }] = await Promise.all([readFile(MANIFEST, 'utf8'), stat(RENDERER)]);
    const { folder, files } = JSON.parse(manifest) as Pick<BuiltWidgets, 'folder' | 'files'>;
    const { renderer } = (await import(`${RENDERER}?${mtimeMs}`)) as { renderer: WidgetRenderer };
    return { renderer, folder, files };
  } catch (error) {
    throw new AppError('unavailable', 'The widgets are not built: run `npm run build`.', { cause: error as Error });
  }
}
