import type { WidgetRenderer } from '@crewdock/contract/served-widgets';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AppError } from '../platform/http/errors.ts';

const SDK_DIST = resolve(import.meta.dirname, '../../../sdk/dist');
const RENDERER = resolve(SDK_DIST, 'server/render.js');
const MANIFEST = resolve(SDK_DIST, 'widgets/v1/integrity.json');

/** What the build of the sdk has left: what draws widgets, and the files that pages load for them. */
export interface BuiltWidgets {
  renderer: WidgetRenderer;
  /** Folder of this build. */
  folder: string;
  /** Hashes by path below `/widgets/v1/`. */
  files: Record<string, string>;
}

/** Looked up anew each time, since a build may come while the server runs; Node keeps what is the same. */
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
