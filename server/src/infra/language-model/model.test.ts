import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { modelServer, writtenOn } from '../../../../tests/support/model-server.ts';
import { createModel } from './model.ts';

let server: Awaited<ReturnType<typeof modelServer>>;
beforeAll(async () => (server = await modelServer()));
afterAll(() => server.close());

test.each(['while it waits', 'between two entries'])('ends the model request if the caller leaves %s', async (when) => {
  let isClosed = false;
  server.behave((_, response) => {
    response.on('close', () => (isClosed = true));
    writtenOn(response, '{"elements":[{"word":"one"},{"word":');
  });
  const lines: unknown[] = [];
  const config = { baseUrl: new URL(server.url), apiKey: undefined, model: 'test' };
  const model = createModel(config, { patience: 600_000, log: { warn: (line: unknown) => void lines.push(line) } });
  const leaving = new AbortController();
  const heard: string[] = [];
  const listen = async () => {
    const schema = z.object({ word: z.string() });
    const question = { task: 'words', schema, most: 3, instructions: 'Say words.', text: 'Words' };
    for await (const { word } of model.each({ ...question, signal: leaving.signal })) {
      heard.push(word);
      if (when === 'between two entries') break;
      leaving.abort();
    }
    leaving.abort();
    return 'heard';
  };
  const outcome = listen().catch((error: Error) => error.name);
  await expect.poll(() => isClosed).toBe(true);
  expect(await outcome).toBe(when === 'between two entries' ? 'heard' : 'AbortError');
  expect(heard).toEqual(['one']);
  // Calls aborted by the caller are not logged as failures.
  expect(lines).toEqual([]);
});
