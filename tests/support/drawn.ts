import { vi } from 'vitest';
import type { Answer } from './http.ts';

/** As long as the test itself may take; its tries must not be what makes the server late. */
const AGAIN = { interval: 300, timeout: 120_000 };

/** Whether the server has drawn a page, which else its script does. */
export function isDrawn(html: string): boolean {
  return html.includes('id="crewdock-served"');
}

/** A page as the server draws it: where that takes long, visitors don't wait for it, and it is asked for again. */
export async function drawn(ask: () => Promise<Answer>): Promise<Answer> {
  let answer!: Answer;
  await vi.waitUntil(async () => isDrawn((answer = await ask()).text), AGAIN);
  return answer;
}
