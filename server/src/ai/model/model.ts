import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { ModelConfig } from '../../platform/config.ts';

interface Question<T> {
  /** What is asked, for the log: `skills of a CV`. */
  task: string;
  /** What the answer has to be; anything else is none. */
  schema: z.ZodType<T>;
  instructions: string;
  /** Data that somebody sent: it stands apart from the instructions, and no tool stands beside it. */
  text: string;
}

interface ListQuestion<T> extends Question<T> {
  most: number;
  signal: AbortSignal;
}

export interface Model {
  /** Fails where no answer comes in time that is one. */
  ask<T>(question: Question<T>): Promise<T>;
  /**
   * The entries of an answer that is a list of at most so many, each once it is written. Fails as `ask` does, also after some of them, and
   * where the signal says that nobody waits for more.
   */
  each<T>(question: ListQuestion<T>): AsyncIterable<T>;
}

/** Null: none is configured. */
export interface WithModel {
  model: Model | null;
}

interface Bounds {
  /** Of all attempts together, in milliseconds. */
  patience?: number;
  /** Is told what failed, and nothing of what was asked and answered. */
  log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

const RETRIES = 2;
/** Characters of a question's text, and tokens of its answer: what one call can cost. */
const TEXT_MAX = 40_000;
const ANSWER_TOKENS = 6000;
const ANSWER_BYTES = 2 ** 20;

/** A model behind any server that speaks as OpenAI's does. */
export function createModel({ baseUrl, apiKey, model }: ModelConfig, { patience = 25_000, log }: Bounds = {}): Model {
  /** What every question is asked with, and what asks it: most servers have no model, and start without what speaks to one. */
  async function prepared({ instructions, text }: Pick<Question<unknown>, 'instructions' | 'text'>) {
    const [sdk, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: baseUrl.href.replace(/\/$/, ''),
      ...(apiKey !== undefined && { apiKey }),
      supportsStructuredOutputs: true,
      fetch: boundedFetch,
    });
    const asked = {
      model: provider(model),
      instructions,
      prompt: text.slice(0, TEXT_MAX),
      temperature: 0,
      maxOutputTokens: ANSWER_TOKENS,
      maxRetries: RETRIES,
      abortSignal: AbortSignal.timeout(patience),
    };
    return { sdk, asked };
  }

  async function ask<T>(question: Question<T>): Promise<T> {
    const { sdk, asked } = await prepared(question);
    const { output } = await sdk.generateText({ ...asked, output: sdk.Output.object({ schema: question.schema }) });
    return question.schema.parse(output);
  }

  async function* each<T>({ most, signal, ...question }: ListQuestion<T>): AsyncGenerator<T> {
    const { sdk, asked } = await prepared(question);
    const output = sdk.Output.array({ element: question.schema, maxItems: most });
    // The answer as a whole fails with it, below.
    const abortSignal = AbortSignal.any([asked.abortSignal, signal]);
    const answer = sdk.streamText({ ...asked, abortSignal, output, onError: () => {} });
    for await (const entry of answer.elementStream) yield question.schema.parse(entry);
    await answer.output;
  }

  /** Notes that no answer came. */
  function note(task: string, began: number, error: unknown): void {
    const ms = Math.round(performance.now() - began);
    log?.warn({ task, model, ms, ...failureOf(error) }, 'the model gave no answer');
  }

  return {
    async ask(question) {
      const began = performance.now();
      try {
        return await ask(question);
      } catch (error) {
        note(question.task, began, error);
        throw error;
      }
    },
    async *each(question) {
      const began = performance.now();
      try {
        yield* each(question);
      } catch (error) {
        if (!question.signal.aborted) note(question.task, began, error);
        throw error;
      }
    },
  };
}

/** Of an error of the SDK's only its kind: its words may be those of the question or of the answer. */
function failureOf(error: unknown): { failure: string; status?: number } {
  const { lastError } = error as { lastError?: unknown };
  const last = lastError ?? error;
  const { statusCode } = last as { statusCode?: unknown };
  return {
    failure: last instanceof Error ? last.name : 'unknown',
    ...(typeof statusCode === 'number' && { status: statusCode }),
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
