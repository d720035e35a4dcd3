import type { Page } from '@playwright/test';
import { type DnsServer, dnsServer } from '../support/dns-server.ts';
import { send } from '../support/http.ts';
import { type Product, type ProductAddresses, startProduct } from '../support/product.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { storageOf } from '../fixtures/people.ts';
import { demoDirectory } from '../fixtures/demo-data.ts';
import { notice } from './notice.ts';
import { expect, test } from '../fixtures/test.ts';

const DOMAIN = 'talents.acme.example';
let directory: ReturnType<typeof demoDirectory>;

let dns: DnsServer;
let product: Product;
let at: ProductAddresses;

test.beforeAll(async () => {
  directory = demoDirectory();
  dns = await dnsServer();
  product = await startProduct(directory.path, { DNS_SERVERS: dns.address });
  at = await product.ready();
});

test.afterAll(async () => {
  await product.stop();
  await dns.close();
  directory.remove();
});

function superadmin() {
  const { acme } = at.company;
  const person = at.accounts.find(({ role }) => role === 'Acme Talent superadmin')!;
  return { ...storageOf(person, acme), baseURL: acme };
}

/** Simulates a DNS entry that points the domain to the product. */
async function leadThere(page: Page): Promise<void> {
  await page.route(`http://${DOMAIN}/**`, async (route) => {
    const url = new URL(route.request().url());
    const answer = await send(product.ports.portal, url.pathname + url.search, { host: DOMAIN });
    const headers = answer.headers as Record<string, string>;
    await route.fulfill({ status: answer.status, headers, body: answer.bytes });
  });
}

const entryOf = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: DOMAIN }) });

test('a superadmin adds a domain, sets the displayed record, and the portal is served on it', async ({ openPage }) => {
  const page = await openPage(
    { options: superadmin() },
    /status of 4\d\d|Cross-Origin-Opener-Policy header has been ignored/,
  );
  await leadThere(page);
  await page.goto('/admin/settings');
  const field = page.getByRole('textbox', { name: 'Domain' });
  await field.fill('https://talents.acme.example');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByText('Must be only the name, such as talents.example.com.')).toBeVisible();
  await field.fill(DOMAIN);
  await page.getByRole('button', { name: 'Add domain' }).click();
  const entry = entryOf(page);
  await expect(entry.getByText('Not verified yet')).toBeVisible();
  const [name, value] = await entry.locator('code').allTextContents();
  await expect(entry.getByText('CNAME', { exact: true })).toBeVisible();
  await expectNoFindings(page);

  await page.getByRole('button', { name: `Check ${DOMAIN}` }).click();
  await expect(
    entry.getByRole('status').getByText(`We couldn’t find the TXT record ${name} with this value yet.`),
  ).toBeVisible();
  await expectNoFindings(page);
  dns.records.set(name!, [value!]);
  await page.getByRole('button', { name: `Check ${DOMAIN}` }).click();
  await notice(page, `The portal is now on ${DOMAIN}`);
  await expect(entry.getByText('In use')).toBeVisible();
  expect(await entry.getByText('CNAME', { exact: true }).count()).toBe(0);

  await page.goto(`http://${DOMAIN}/market/talents`);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Acme Talent' })).toBeVisible();
  expect(await page.title()).toContain('Acme Talent');
  expect(await page.content()).toContain(`http://${DOMAIN}/market/talents`);

  await page.goto('/admin/settings');
  await page.getByRole('button', { name: `Remove ${DOMAIN}` }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${DOMAIN}?` });
  await expect(dialog.getByText('The portal moves back to acme.localhost.')).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Remove domain' }).click();
  await notice(page, `${DOMAIN} was removed`);
  await expect(entry).toHaveCount(0);
});

test('a loading failure is shown, and the list fits a narrow window', async ({ openPage }) => {
  const page = await openPage({ width: 390, height: 844, options: superadmin() }, /status of 500/);
  let isBroken = true;
  await page.route('**/api/company/domain/', async (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { code: 'internal', detail: 'x', request_id: 'x' } })
      : route.continue(),
  );
  await page.goto('/admin/settings');
  await expect(page.getByText('Something went wrong')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('textbox', { name: 'Domain' }).fill(`${'long-'.repeat(11)}name.${DOMAIN}`);
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByText('Not verified yet')).toBeVisible();
  await expectNothingLost(page);
});
