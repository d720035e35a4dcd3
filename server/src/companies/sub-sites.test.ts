import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';
import { built } from '../../../tests/support/built.ts';
import { drawn } from '../../../tests/support/drawn.ts';

const PARTNERS = 'https://partners.example.com/start?from=portal&by=link';
const ENGINEERS = 'https://engineers.example.com';

let api: TestApi;

beforeAll(async () => {
  await built();
  api = await testApi({ PARTNER_SITE_URL: PARTNERS, ENGINEER_SITE_URL: ENGINEERS });
});

afterAll(() => api.close());

const options = async (host: string) => (await api.call('/api/auth/options/', { host })).json;
const market = (host: string) => drawn(() => api.call('/market/jobs', { host }));

test('the main portal returns its sub-sites and links to them in the footer', async () => {
  expect(await options('localhost')).toMatchObject({ partner_site_url: PARTNERS, engineer_site_url: ENGINEERS });
  const { text } = await market('localhost');
  expect(text).toContain(`<a href="${PARTNERS.replace('&', '&amp;')}">For partners</a>`);
  expect(text).toContain(`<a href="${ENGINEERS}">For engineers</a>`);
  const boot = /id="crewdock-boot">(.*?)<\/script>/.exec(text)![1]!;
  expect(JSON.parse(boot).sub_sites).toEqual({ partner_site_url: PARTNERS, engineer_site_url: ENGINEERS });
});

test('a company’s portal does not mention the sub-sites', async () => {
  expect(await options('acme.localhost')).toMatchObject({ partner_site_url: null, engineer_site_url: null });
  const { text } = await market('acme.localhost');
  expect(text).not.toMatch(/(partners|engineers)\.example\.com/);
});
