import type { RequestPage } from '@crewdock/contract/market';
import type { Page } from '@playwright/test';
import { type HostPage, MARKET } from '../support/host-page.ts';
import { currentProduct } from '../fixtures/product.ts';
import type { OpenHost } from '../fixtures/open-host.ts';
import { expect, test } from '../fixtures/test.ts';

const settings = () => `${currentProduct().company.acme}/admin/embed`;

/** Opens a page with these widgets and collects the configuration errors that are dispatched to its window. */
async function open(
  openHost: OpenHost,
  body: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<HostPage & { told: { code: string; attribute: string | null }[] }> {
  const told: { code: string; attribute: string | null }[] = [];
  const host = await openHost({
    body,
    prepare: async (page) => {
      await page.exposeFunction('configError', (detail: (typeof told)[0]) => told.push(detail));
      await page.addInitScript(() =>
        addEventListener('crewdock-config-error', (event) =>
          (globalThis as unknown as { configError(detail: unknown): void }).configError((event as CustomEvent).detail),
        ),
      );
      await prepare?.(page);
    },
  });
  return { ...host, told };
}

test('a site that may not send forms is reported to the developer once before anyone types, and not to visitors', async ({
  openHost,
}) => {
  const form = '<crewdock-contact-us company="acme"></crewdock-contact-us>';
  const host = await open(openHost, `${form}${form}`);
  const site = await host.page.evaluate(() => location.origin);
  await expect.poll(() => host.told.length).toBe(2);
  expect(host.told[0]).toEqual({
    code: 'site_not_allowed',
    attribute: null,
    detail: `may not send forms from ${site} for acme. Add this site to the allowed sites.`,
    settings: settings(),
  });
  // The console message arrives separately, after the event.
  await expect
    .poll(() => host.advice)
    .toEqual([
      `Crewdock: <crewdock-contact-us> may not send forms from ${site} for acme. Add this site to the allowed sites. Settings: ${settings()}`,
    ]);
  expect(await host.page.locator('crewdock-contact-us').first().innerText()).not.toContain('allow');
  expect(host.problems).toEqual([]);
});

test('hidden fields that cannot be sent unchanged are reported', async ({ openHost }) => {
  const host = await open(
    openHost,
    '<crewdock-contact-us hidden-fields="plan=pro&1st=x&a%20b=c"></crewdock-contact-us>',
  );
  await expect.poll(() => host.told.map(({ code }) => code)).toContain('hidden_field_unfit');
  expect(host.told).toContainEqual({
    code: 'hidden_field_unfit',
    attribute: 'hidden-fields',
    detail: 'drops or shortens invalid hidden fields: 1st, a b.',
    settings: expect.stringMatching(/\/admin\/embed$/),
  });
});

test('a page that cancels the event keeps its console clean', async ({ openHost }) => {
  const host = await open(
    openHost,
    `<script>addEventListener('crewdock-config-error', (event) => event.preventDefault())</script>
      <crewdock-contact-us company="acme"></crewdock-contact-us>`,
  );
  await expect.poll(() => host.told.length).toBe(1);
  expect(host.advice).toEqual([]);
});

test('a widget that is removed before its check reports nothing', async ({ openHost }) => {
  const form = (company: string) => `<crewdock-contact-us company="${company}"></crewdock-contact-us>`;
  const host = await open(openHost, form('acme') + form('sunrise'), (page) =>
    page.route(/config-error/, async (route) => {
      await expect(page.locator('[company=acme] form')).toBeVisible();
      await page.locator('[company=acme]').evaluate((element) => element.remove());
      await route.continue();
    }),
  );
  await expect.poll(() => host.advice).toEqual([expect.stringContaining('for sunrise')]);
  expect(host.told).toHaveLength(1);
});

test('an allowed site gets no report', async ({ openHost, product }) => {
  const host = await openHost({ body: '' });
  const options = host.page.waitForResponse(/\/widgets\/options\//);
  await host.page.goto(`${product.partner}/contact.html`);
  expect(((await (await options).json()) as { may_send: boolean }).may_send).toBe(true);
  await expect.poll(() => host.events.length).toBe(2);
  expect(host.requests.filter((path) => path.includes('config-error'))).toEqual([]);
  expect(host.advice).toEqual([]);
});

test('the application form of a job also reports that the site may not send forms', async ({ openHost, product }) => {
  const { portal } = product;
  const jobs = (await (await fetch(`${portal}/api/market_2/requests/?company=acme&limit=1`)).json()) as RequestPage;
  const host = await open(
    openHost,
    `<crewdock-job-board company="acme" job="${jobs.items[0]!.public_id}"></crewdock-job-board>`,
  );
  await expect.poll(() => host.told.map(({ code }) => code)).toEqual(['site_not_allowed']);
});

for (const [code, attribute, body] of [
  ['company_unknown', 'company', '<crewdock-talent-market company="nobody"></crewdock-talent-market>'],
  ['company_unknown', 'company', '<crewdock-contact-us company="nobody"></crewdock-contact-us>'],
  ['filter_unknown', 'filters', MARKET.replace('>', ' filters="senority=3">')],
  ['filter_unknown', 'filters', MARKET.replace('>', ' filters="seniority=senior">')],
  ['filter_unknown', 'filters', MARKET.replace('>', ' filters="english=9&seniority=3">')],
  ['job_unknown', 'job', '<crewdock-job-board company="acme" job="1-1"></crewdock-job-board>'],
  ['colour_unreadable', 'brand-color', MARKET.replace('>', ' brand-color="red">')],
  ['colour_unreadable', 'font-color', MARKET.replace('>', ' brand-color="#777777" font-color="#888888">')],
] as const) {
  test(`${code} by ${attribute} is reported to the developer: ${body}`, async ({ openHost }) => {
    const host = await open(openHost, body);
    await expect.poll(() => host.told).toMatchObject([{ code, attribute }]);
    await expect.poll(() => host.advice).toEqual([expect.stringContaining('/admin/embed')]);
  });
}

test('a subscription form reports unknown filters to the developer', async ({ openHost }) => {
  const host = await open(
    openHost,
    '<crewdock-resources-subscribe company="acme" filters="senority=3&location=poland"></crewdock-resources-subscribe>',
  );
  await expect.poll(() => host.told.map(({ code }) => code).toSorted()).toEqual(['filter_unknown', 'site_not_allowed']);
  await expect.poll(() => host.advice.join()).toContain('senority=3, location=poland');
});

for (const filters of [
  'senority=3',
  'seniority=senior',
  'seniority=99',
  'skills=react',
  'location=Poland',
  'skills=99999999',
]) {
  test(`unknown preset filters show no cards, ${filters}`, async ({ openHost }) => {
    const host = await open(openHost, MARKET.replace('>', ` filters="${filters}">`));
    await expect(host.market.locator('[part=error], [part=empty]')).toBeVisible();
    expect(await host.market.locator('[part=card]').count()).toBe(0);
  });
}

test('unknown keys of messages are reported to the developer', async ({ openHost }) => {
  const host = await open(openHost, MARKET);
  await host.market.evaluate((element) => Object.assign(element, { messages: { search: 'Find', serch: 'Find' } }));
  await expect.poll(() => host.told).toMatchObject([{ code: 'message_unknown', attribute: null }]);
  await expect.poll(() => host.advice).toEqual([expect.stringContaining('has unknown keys in its messages: serch.')]);
});

test('debug mode shows the configuration and its errors, and follows changes', async ({ openHost }) => {
  const host = await open(
    openHost,
    '<crewdock-contact-us company="acme" debug brand-color="red"></crewdock-contact-us>',
  );
  const form = host.page.locator('crewdock-contact-us');
  const box = form.locator('pre.debug');
  await expect(box.getByText('site_not_allowed')).toBeVisible();
  await expect(box.getByText('needs brand-color as #rrggbb')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Send message' })).toBeVisible();
  await form.evaluate((element) => element.removeAttribute('debug'));
  await expect(box).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Send message' })).toBeVisible();
});
