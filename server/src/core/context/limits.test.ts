import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { createLimits, getRateLimitKey, type Limits } from './limits.ts';

let api: TestApi;
let limits: Limits;

beforeAll(async () => {
  api = await testApi();
  limits = createLimits(api.database.pool, { forms: 70, verdicts: 30, failedSignIns: 40 });
});

afterAll(() => api.close());

/** Counts the uses until the first rejection. */
async function countUses(use: (at: number) => Promise<void>): Promise<number> {
  for (let at = 0; ; at++) {
    try {
      await use(at);
    } catch {
      return at;
    }
  }
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:db8:0:0:1::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, caller) => expect(getRateLimitKey(address)).toBe(caller));

test.each(['share-cv', 'application'] as const)(
  'people at one IP address share only the configured limit of %s, and each has a lower one',
  async (form) => {
    const sent = await countUses((at) => limits.useForm(form, '203.0.113.1', `key ${at % 10}`));
    expect(sent).toBe(70);
    const alone = await countUses(() => limits.useForm(form, '203.0.113.2', 'key'));
    expect(alone).toBe({ 'share-cv': 60, application: 20 }[form]);
  },
);

test.each([
  ['new-verdict', 30],
  ['sign-in-address', 40],
] as const)('%s is limited per IP address as configured', async (limit, most) => {
  expect(await countUses(() => limits.use(limit, '203.0.113.3'))).toBe(most);
});
