import type { Challenge, Solution } from 'altcha-lib/types';
import { call } from '../api.ts';

/** Solution of a proof-of-work puzzle, valid for one call. */
export interface Solved {
  token: string;
  /** Whether the server would still accept the solution. */
  isFresh: () => boolean;
}

/** Time in milliseconds before the expiry that is reserved for sending and verifying the solution. */
const MARGIN_MS = 10_000;

/** Fetches a puzzle and solves it in a worker. Rejects if the puzzle cannot be solved. */
export async function solvePuzzle(signal?: AbortSignal): Promise<Solved> {
  const { codeChallenge: _, ...challenge } = (await call('GET /captcha/challenge/', {
    signal,
  })) as unknown as Challenge;
  const solution = await solve(challenge, signal);
  if (!solution) throw new Error('The captcha challenge could not be solved.');
  const { expiresAt } = challenge.parameters;
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    isFresh: () => expiresAt === undefined || Date.now() + MARGIN_MS < expiresAt * 1000,
  };
}

function solve(challenge: Challenge, signal?: AbortSignal): Promise<Solution | null> {
  const worker = new Worker(new URL('./altcha.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'The captcha worker failed.')));
    signal?.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
