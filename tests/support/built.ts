import { inject } from 'vitest';

/**
 * Resolves once the portal, widgets and package are built from the current sources. Call it before reading built files.
 */
export async function built(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${inject('buildPort')}`);
  if (!response.ok) throw new Error(await response.text());
}
