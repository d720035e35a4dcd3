import { api as tables } from '@crewdock/contract/api';
import type { EndpointTable } from '@crewdock/contract/endpoint';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

/** Lint rules that are disabled, with the reason. */
const RULES = {
  // The paths of the specification end with a slash, as in Django.
  'no-path-trailing-slash': 'off',
  // `/lists/public/{key}/` and `/lists/{id}/items/` do not conflict, because ids are numeric.
  'no-ambiguous-paths': 'off',
} as const;

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

test('the document describes every endpoint of the contract and nothing else', async () => {
  const { json } = await api.call('/api/openapi.json');
  expect(json.openapi).toBe('3.1.0');
  const described = Object.entries<object>(json.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const endpoints = Object.values<EndpointTable>(tables).flatMap((table) => Object.values(table));
  expect(described.sort()).toEqual(endpoints.map(({ method, path }) => `${method} /api${path}`).sort());
});

test('the document follows the rules recommended by Redocly', async () => {
  const { text: source } = await api.call('/api/openapi.json');
  const config = await createConfig({ extends: ['recommended'], rules: RULES });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([]);
});

test('the document describes parameters, responses and access', async () => {
  const { json } = await api.call('/api/openapi.json');
  const list = json.paths['/api/market_2/talents/'].get;
  expect(list.parameters.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['skills', 'main_skills', 'hourlyRate', 'sortBy', 'matching', 'search', 'limit', 'offset']),
  );
  expect(list.responses['200'].content['application/json'].schema.properties).toHaveProperty('facets');
  expect(json.paths['/api/dict/managers/'].get.security).toEqual([{ token: [] }]);
  expect(list.security).toEqual([]);
  const pdf = json.paths['/api/talents/{id}/cv.pdf'].get;
  expect(Object.keys(pdf.responses['200'].content)).toEqual(['application/pdf']);
});

test('bodies without required fields are optional', async () => {
  const { json } = await api.call('/api/openapi.json');
  const isRequired = (path: string) => json.paths[`/api${path}`].post.requestBody.required;
  expect(isRequired('/requests/{id}/related-talent/{otherId}/confirm/')).toBe(false);
  expect(isRequired('/requests/{id}/appl-clk/')).toBe(false);
  expect(isRequired('/requests/{id}/applications/')).toBe(true);
  expect(isRequired('/login/')).toBe(true);
});

test('the documentation page contains every call, each with a unique id', async () => {
  const page = await api.call('/api/docs/');
  expect(page.status).toBe(200);
  const { json } = await api.call('/api/openapi.json');
  const calls = Object.entries<Record<string, { operationId: string }>>(json.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ path, method, operationId })),
  );
  for (const { path, method, operationId } of calls) {
    expect(page.text).toContain(`<b>${method.toUpperCase()}</b> <code>${path}</code>`);
    expect(page.text).toContain(`<div id="${operationId}">`);
  }
  const ids = [...page.text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.length).toBe(new Set(ids).size);
});

test('the documentation page and its policy refer to no other host', async () => {
  const { text, headers } = await api.call('/api/docs');
  expect(text).not.toMatch(/(https?:)?\/\/[a-z]|<script/i);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
});

test('paths work with and without the trailing slash', async () => {
  expect((await api.call('/api/dict/seniority')).json).toEqual((await api.call('/api/dict/seniority/')).json);
});

test('widgets may read from any origin, and all other endpoints only from the portal', async () => {
  const widget = await api.call('/api/market_2/talents/?limit=1');
  expect(widget.headers['access-control-allow-origin']).toBe('*');
  expect(widget.headers['access-control-allow-credentials']).toBeUndefined();
  const refused = await api.call('/api/market_2/talents/?company=nobody');
  expect(refused.status).toBe(404);
  expect(refused.headers['access-control-allow-origin']).toBe('*');
  for (const path of ['/api/companies/current/', '/api/dict/managers/', '/api/market/talents/aaaaaaaa/']) {
    expect((await api.call(path)).headers['access-control-allow-origin']).toBeUndefined();
  }
});
