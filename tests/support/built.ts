import { inject } from 'vitest';
import { askServed } from './serve-once.ts';

/**
 * Resolves once the portal, widgets and package are built from the current sources. Call it before reading built files.
 */
export async function built(): Promise<void> {
  await askServed(inject('buildPort'));
}
