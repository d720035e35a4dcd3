import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './http.ts';

/** Pause between two requests: frequent requests would slow the rendering down. */
const PAUSE_MS = 300;
const LIMIT_MS = 120_000;

/** Whether the server has drawn a page, which else its script does. */
export function isDrawn(html: string): boolean {
  return html.includes('id="crewdock-served"');
}

/** A page as the server renders it. A slow rendering is answered without it, so the page is requested again, for two minutes. */
export async function drawn(ask: () => Promise<Answer>): Promise<Answer> {
  for (const end = performance.now() + LIMIT_MS; performance.now() < end; await sleep(PAUSE_MS)) {
    const answer = await ask();
    if (isDrawn(answer.text)) return answer;
  }
  throw new Error('The server did not render the page within two minutes.');
}
