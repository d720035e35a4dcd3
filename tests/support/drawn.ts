import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './http.ts';

/** Milliseconds between two requests. More frequent requests would slow down the server-side rendering. */
const PAUSE_MS = 300;
const LIMIT_MS = 120_000;

/** Whether the page was rendered on the server. If not, the page's script renders it. */
export function isDrawn(html: string): boolean {
  return html.includes('id="crewdock-served"');
}

/**
 * Requests a page until it is rendered on the server. If rendering takes too long, the server sends the page without
 * content. Throws after two minutes.
 */
export async function drawn(ask: () => Promise<Answer>): Promise<Answer> {
  for (const end = performance.now() + LIMIT_MS; performance.now() < end; await sleep(PAUSE_MS)) {
    const answer = await ask();
    if (isDrawn(answer.text)) return answer;
  }
  throw new Error('The server did not render the page within two minutes.');
}
