import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelServer, written } from '../../../../tests/support/model-server.ts';
import { readConfig } from '../../core/config/config.ts';
import { checkModel } from './model.ts';

let server: Awaited<ReturnType<typeof modelServer>>;
beforeAll(async () => {
  server = await modelServer();
});
afterAll(() => server.close());

const config = () => readConfig({ AI_BASE_URL: server.url, AI_MODEL: 'small', AI_API_KEY: 'secret-key' });

test('the model check succeeds when no model is configured', async () => {
  expect(await checkModel({ config: readConfig({}) })).toMatchObject({ state: 'ok' });
});

test('the model check names a model that answers correctly, and its host', async () => {
  server.behave((_, response) => written(response, { works: true }));
  expect(await checkModel({ config: config() })).toEqual({
    state: 'ok',
    said: `small responds at ${new URL(server.url).host}`,
  });
});

test('the model check warns about a model that cannot be used, without its API key', async () => {
  server.behave((_, response) => response.writeHead(401).end('{"error":{"message":"Wrong key"}}'));
  const { state, said } = await checkModel({ config: config() });
  expect(state).toBe('warn');
  expect(said).toContain('so CVs are parsed by rules: ');
  expect(said).not.toContain('secret-key');
});
