import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** Rejects what a contract doesn’t say: in development and tests, where a wrong answer is an error. */
export function checkAnswer(name: string, schema: z.ZodType, answer: unknown): void {
  const parsed = schema.parse(answer);
  if (!isDeepStrictEqual(parsed, answer)) throw new Error(`${name} answers with more than its contract says`);
}

/** The same of each event, as it comes. */
export async function* checkEvents(name: string, schema: z.ZodType, events: AsyncIterable<unknown>): AsyncGenerator {
  for await (const event of events) {
    checkAnswer(name, schema, event);
    yield event;
  }
}
