import type { z } from 'zod';
import type { ModelConfig } from '../../platform/config.ts';

interface Question<T> {
  /** What the answer has to be; anything else is none. */
  schema: z.ZodType<T>;
  instructions: string;
  /** Data that somebody sent: it stands apart from the instructions, and no tool stands beside it. */
  text: string;
}

export interface Model {
  /** Fails where no answer comes in time that is one. */
  ask<T>(question: Question<T>): Promise<T>;
}

interface Bounds {
  /** Of all attempts together, in milliseconds. */
  patience: number;
}

const RETRIES = 2;
/** Characters of a question's text, and tokens of its answer: what one call can cost. */
const TEXT_MAX = 40_000;
const ANSWER_TOKENS = 6000;
const ANSWER_BYTES = 2 ** 20;

/** A model behind any server that speaks as OpenAI's does. */
export function createModel(
  { baseUrl, apiKey, model }: ModelConfig,
  { patience }: Bounds = { patience: 25_000 },
): Model {
  return {
    async ask({ schema, instructions, text }) {
      // Most servers have no model, and start without what speaks to one.
      const [{ generateText, Output }, { createOpenAICompatible }] = await Promise.all([
        import('ai'),
        import('@ai-sdk/openai-compatible'),
      ]);
      const provider = createOpenAICompatible({
        name: 'model',
        baseURL: baseUrl.href.replace(/\/$/, ''),
        ...(apiKey !== undefined && { apiKey }),
        supportsStructuredOutputs: true,
        fetch: boundedFetch,
      });
      const { output } = await generateText({
        model: provider(model),
        instructions,
        prompt: text.slice(0, TEXT_MAX),
        output: Output.object({ schema }),
        temperature: 0,
        maxOutputTokens: ANSWER_TOKENS,
        maxRetries: RETRIES,
        abortSignal: AbortSignal.timeout(patience),
      });
      return schema.parse(output);
    },
  };
}

/** Answers that don't end are ended. */
async function boundedFetch(input: Parameters<typeof fetch>[0], init?: Parameters<typeof fetch>[1]): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > ANSWER_BYTES) controller.error(new Error('The model’s answer is too long.'));
      else controller.enqueue(chunk);
    },
  });
  const { status, headers } = response;
  return new Response(response.body?.pipeThrough(counted) ?? null, { status, headers });
}
