import type { Response } from 'playwright-core';
import { expect } from 'vitest';
import { isDrawn } from '../support/drawn.ts';

/** Its tries must not be what makes the server late. */
const AGAIN = { interval: 300 };

/** Goes there, again where the server was too late with its drawing. */
export async function untilDrawn(go: () => Promise<Response | null>): Promise<void> {
  await expect.poll(async () => isDrawn(await (await go())!.text()), AGAIN).toBe(true);
}
