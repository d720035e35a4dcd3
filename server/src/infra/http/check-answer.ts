import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** Throws if a response differs from its schema. For development and tests only. */
export function checkAnswer(name: string, schema: z.ZodType, answer: unknown): void {
  const parsed = schema.parse(answer);
  if (!isDeepStrictEqual(parsed, answer)) throw new Error(`the response of ${name} does not match its contract`);
}

/** Applies `checkAnswer` to each event of a stream. */
export async function* checkEvents(name: string, schema: z.ZodType, events: AsyncIterable<unknown>): AsyncGenerator {
  for await (const event of events) {
    checkAnswer(name, schema, event);
    yield event;
  }
}
