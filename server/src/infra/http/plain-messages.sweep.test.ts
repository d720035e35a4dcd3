import { api as tables } from '@crewdock/contract/api';
import type { Endpoint, EndpointTable } from '@crewdock/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { collectFailures } from '../../../../tests/support/outcomes.ts';

/** Matches the wording of Zod's own messages. */
const VALIDATOR_WORDING =
  /invalid|expected|received|too (small|big)|unrecognized|must match pattern|undefined|\bnull\b/i;
const WRONG_VALUES = [7, -1.5, true, '', 'x', null, [], [null], [{}], ['x'], {}, { x: 1 }, 'x'.repeat(60_000)];
/** Id that does not exist for any object. */
const NOBODYS = '2147483645';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const endpoints = Object.values<EndpointTable>(tables).flatMap((table) => Object.values(table));
const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('messages about invalid input are written for people', () => {
  it('answers an empty object and wrong types in every body without validator wording', async () => {
    const writes = endpoints.filter(({ body }) => body);
    let refused = 0;
    const failures = await collectFailures(writes, callOf, async (endpoint) => {
      await api.database.pool.query('truncate rate_limit');
      const names = fieldsOf(endpoint.body!);
      const bodies = [{}, [], ...WRONG_VALUES.map((value) => Object.fromEntries(names.map((name) => [name, value])))];
      for (const body of bodies) {
        const path = endpoint.path.replace(/\{\w+\}/g, NOBODYS);
        const answer = await api.call(`/api${path}`, {
          method: endpoint.method,
          role: 'staff',
          body: JSON.stringify(body),
        });
        expect(answer.status, answer.text).not.toBe(401);
        expect(answer.status, answer.text).toBeLessThan(500);
        const issues: { message: string }[] = answer.json?.issues ?? [];
        if (issues.length > 0) refused += 1;
        expect(issues.filter(({ message }) => VALIDATOR_WORDING.test(message))).toEqual([]);
      }
    });
    expect(failures).toEqual({});
    expect(refused).toBeGreaterThan(writes.length);
  });

  it('answers wrong values in every query and path without validator wording', async () => {
    const reads = endpoints.filter(({ method, answer }) => method === 'GET' && answer !== 'stream');
    const failures = await collectFailures(reads, callOf, async (endpoint) => {
      const names = endpoint.query ? fieldsOf(endpoint.query) : [];
      for (const value of ['', 'x', '-1', '1.5', '99999999999', 'x'.repeat(200)]) {
        const query = names.map((name) => `${name}=${value}`).join('&');
        const answer = await api.call(`/api${endpoint.path.replace(/\{\w+\}/g, value || '-')}?${query}`, {
          role: 'staff',
        });
        const issues: { message: string }[] = answer.json?.issues ?? [];
        expect(issues.filter(({ message }) => VALIDATOR_WORDING.test(message))).toEqual([]);
      }
    });
    expect(failures).toEqual({});
  });

  it.each([
    ['{}', 'body.query', 'is required'],
    ['{"query":7}', 'body.query', 'must be text'],
    ['{"query":null}', 'body.query', 'must be text'],
    ['[]', 'body', 'must be an object with named fields'],
    [`{"query":"${'x'.repeat(5000)}"}`, 'body.query', 'must have at most 4,000 characters'],
    ['{"query":"limit=1"}', 'body.query.limit', 'is not known'],
    ['{"query":"sortBy=name"}', 'body.query.sortBy', 'must be -1, -modified, rate or -rate'],
    ['{"query":"english=9"}', 'body.query.english', 'must be at most 7'],
  ])('names what is wrong with a shared link of %s', async (body, path, message) => {
    const { status, json } = await api.call('/api/market/talents/', { method: 'POST', body });
    expect([status, json.issues]).toEqual([400, [{ path, message }]]);
  });
});

/** Returns the field names of an object schema, or of all alternatives of a union. */
function fieldsOf(schema: z.ZodType): string[] {
  const namesIn = ({ properties, anyOf = [], oneOf = [], allOf = [] }: z.core.JSONSchema.BaseSchema): string[] => [
    ...Object.keys(properties ?? {}),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((each) => namesIn(each)),
  ];
  return [...new Set(namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))];
}
