import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { ModelConfig } from '../../core/config/config.ts';

interface Question<T> {
  /** Name of the task for the log, such as `skills of a CV`. */
  task: string;
  /** Schema of the answer. An answer that does not match counts as a failure. */
  schema: z.ZodType<T>;
  instructions: string;
  /** Untrusted data. It is sent separately from the instructions, and the model has no tools. */
  text: string;
}

interface ListQuestion<T> extends Question<T> {
  most: number;
  signal: AbortSignal;
}

export interface Model {
  /** Asks the model. Throws if there is no valid answer before the timeout. */
  ask<T>(question: Question<T>): Promise<T>;
  /**
   * Streams the items of a list. `most` limits their number. Throws like `ask`, and when `signal` is aborted, possibly
   * after some items.
   */
  each<T>(question: ListQuestion<T>): AsyncIterable<T>;
}

/** `model` is null if no model is configured. */
export interface WithModel {
  model: Model | null;
}

interface Bounds {
  /** Timeout for all attempts together, in milliseconds. */
  patience?: number;
  /** Logs failures, without the contents of prompts and answers. */
  log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

const RETRIES = 2;
/** Limits on the cost of one call: characters of the prompt, tokens of the answer, bytes of the response. */
const TEXT_MAX = 40_000;
const ANSWER_TOKENS = 6000;
const ANSWER_BYTES = 2 ** 20;

/** Creates a client for a model on any server with an OpenAI-compatible API. */
export function createModel({ baseUrl, apiKey, model }: ModelConfig, { patience = 25_000, log }: Bounds = {}): Model {
  /** Returns the SDK and the options of a call. Imported on demand, because most installations have no model. */
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
    // `onError` ignores stream errors, because `answer.output` below rejects with them.
    const abortSignal = AbortSignal.any([asked.abortSignal, signal]);
    const answer = sdk.streamText({ ...asked, abortSignal, output, onError: () => {} });
    for await (const entry of answer.elementStream) yield question.schema.parse(entry);
    await answer.output;
  }

  function note(task: string, began: number, error: unknown): void {
    const ms = Math.round(performance.now() - began);
    log?.warn({ task, model, ms, ...failureOf(error) }, 'language model request failed');
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

/** Returns only the kind of an SDK error: its message may contain the prompt or the answer. */
function failureOf(error: unknown): { failure: string; status?: number } {
  const { lastError } = error as { lastError?: unknown };
  const last = lastError ?? error;
  const { statusCode } = last as { statusCode?: unknown };
  return {
    failure: last instanceof Error ? last.name : 'unknown',
    ...(typeof statusCode === 'number' && { status: statusCode }),
  };
}

/** Fetches with a limit on the response size, without following redirects. */
async function boundedFetch(input: Parameters<typeof fetch>[0], init?: Parameters<typeof fetch>[1]): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > ANSWER_BYTES) controller.error(new Error('The response of the language model is too large.'));
      else controller.enqueue(chunk);
    },
  });
  const { status, headers } = response;
  return new Response(response.body?.pipeThrough(counted) ?? null, { status, headers });
}
