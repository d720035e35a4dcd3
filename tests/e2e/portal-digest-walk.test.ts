import { randomUUID } from 'node:crypto';
import { urlOfRunning } from '@crewdock/server/infra/db/embedded/start';
import { connectTo, type Database } from '@crewdock/server/infra/db/open';
import type { Page } from '@playwright/test';
import { type Product, type ProductAddresses, startProduct } from '../support/product.ts';
import { expectNoFindings } from './accessibility.ts';
import { linkOf, mailsTo, mailTo } from '../fixtures/mailbox.ts';
import { runTask } from './run-task.ts';
import { demoDirectory } from '../fixtures/demo-data.ts';
import { notice } from './notice.ts';
import { expect, test } from '../fixtures/test.ts';

// A separate product, because the test simulates the passing of days in its database.
let directory: ReturnType<typeof demoDirectory>;
let product: Product;
let addresses: ProductAddresses;
let db: Database;

test.beforeAll(async () => {
  directory = demoDirectory();
  product = await startProduct(directory.path);
  addresses = await product.ready();
  db = connectTo((await urlOfRunning(directory.path))!);
});

test.afterAll(async () => {
  await db.close();
  await product.stop();
  directory.remove();
});

/** Sends the next due digests to all subscribers. */
async function nextDigest(): Promise<void> {
  await db.pool.query(`update resource_subscription set next_at = now() - interval '1 second'`);
  await runTask('resource-digests', addresses);
}

/** Adds a senior resource with this title as a demo provider. */
async function offer(title: string): Promise<void> {
  const { token } = addresses.accounts.find(({ role }) => role === 'Talent provider')!;
  const answer = await fetch(`${addresses.portal}/api/available_resources/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Token ${token}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ name: 'Wanda W.', title, seniority: 3 }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const mailedTo = (email: string, subject: RegExp) => mailTo(email, subject, addresses.portal);

/** Subscribes to senior resources and opens the confirmation link in the email. */
async function subscribe(page: Page, email: string, subject: RegExp): Promise<void> {
  await page.goto(`${addresses.portal}/available-resources?seniority=3`);
  await page.getByRole('button', { name: 'Get alerts for new people' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Get alerts for new people' });
  await expect(dialog.getByText('Senior', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`We sent an email to ${email}`)).toBeVisible();
  await page.goto(linkOf(await mailedTo(email, subject), 'available-resources-subscribe'));
  await expect(page.getByRole('heading', { name: 'Confirm your subscription' })).toBeVisible();
}

for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`a subscriber gets one mail about each new person, none while unsubscribed, and new ones after resubscribing, ${width} px, ${scheme}`, async ({
    openPage,
  }) => {
    const page = await openPage({ width, scheme });
    const email = `reader-${randomUUID()}@visitors.example`;
    const title = (what: string) => `Tester ${what} ${email.slice(7, 15)}`;
    const mails = () => mailsTo(email, addresses.portal);
    await subscribe(page, email, /Confirm/);
    // Unconfirmed subscribers get no digest.
    await offer(title('before'));
    await nextDigest();
    expect(await mails()).toBe(1);
    await page.getByRole('button', { name: 'Confirm subscription' }).press('Enter');
    await notice(page, 'Thank you for subscribing!');

    await offer(title('first'));
    await nextDigest();
    const digest = await mailedTo(email, /: 1 new person is available$/);
    expect(digest.text).toContain(title('first'));
    expect(digest.text).not.toContain(title('before'));
    const count = await mails();
    await nextDigest();
    expect(await mails()).toBe(count);

    await page.goto(linkOf(digest, 'available-resources-unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
    await notice(page, 'You’ve been unsubscribed');
    await expectNoFindings(page);
    await offer(title('second'));
    await nextDigest();
    expect(await mails()).toBe(count);

    await db.pool.query(`update mail set subject = 'Read' where recipient = $1`, [email]);
    await subscribe(page, email, /Confirm/);
    await page.getByRole('button', { name: 'Confirm subscription' }).press('Enter');
    await notice(page, 'Thank you for subscribing!');
    await offer(title('third'));
    await nextDigest();
    const again = await mailedTo(email, /: 1 new person is available$/);
    expect(again.text).toContain(title('third'));
    expect(again.text).not.toMatch(/before|first|second/);
  });
}

test('a mail asks whether people are still available, opening its page changes nothing and a button confirms', async ({
  openPage,
}) => {
  const page = await openPage({ width: 390 });
  const { email } = addresses.accounts.find(({ role }) => role === 'Talent provider')!;
  const stale = async () =>
    (
      await db.pool.query(
        `select count(*)::int as count from resource r join person p on p.id = r.owner_id
         where p.email = $1 and r.company_id is null and r.status = 'available' and r.confirmed_at < now() - interval '10 days'`,
        [email],
      )
    ).rows[0].count as number;
  await db.pool.query(
    `update resource set confirmed_at = now() - interval '11 days', asked_at = null
     where status = 'available' and owner_id = (select id from person where email = $1)`,
    [email],
  );
  await db.pool.query('delete from resource_freshness where asked_on is not null');
  const before = await stale();
  expect(before).toBeGreaterThan(1);
  await runTask('ask-still-free', addresses);
  const link = linkOf(await mailedTo(email, /still available\?$/), 'available-resources/still-free');
  // Link scanners open links with GET requests, which must not confirm the resources.
  expect((await fetch(link)).status).toBe(200);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Are they still free?' })).toBeVisible();
  await expectNoFindings(page);
  expect(await stale()).toBe(before);
  await page.getByRole('button', { name: /^All \d+ are still free$/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await stale()).toBe(0);
});
