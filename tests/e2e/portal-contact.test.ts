import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { notice } from './notice.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

const CALL = '**/api/lp/contact-us/';

/** Returns the contact messages in the staff inbox that contain this text. */
async function received(words: string): Promise<{ detail: string; email: string; company: { name: string } | null }[]> {
  const { token } = demoPerson('Staff');
  const { items } = (await ask('/admin-panel/updates/?limit=100', { token })).json;
  return items.filter(
    ({ kind, detail }: { kind: string; detail: string }) => kind === 'contact_message' && detail.includes(words),
  );
}

/** Opens the contact dialog from the market's footer as a visitor. */
async function openModal(page: Page, search = '') {
  await page.goto(`/market/talents${search}`);
  await page.getByRole('contentinfo').getByText('Contact us').click();
  const modal = page.getByRole('dialog', { name: 'Contact us' });
  await expect(modal).toBeVisible();
  return modal;
}

async function fill(page: Page, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Vera Visitor');
  await page.getByRole('textbox', { name: 'Email' }).fill('vera@visitors.example');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
}

test('a visitor’s message is delivered to staff', async ({ openPage }) => {
  const words = `Do you work with harbours? ${randomUUID()}`;
  const page = await openPage();
  const modal = await openModal(page, '?utm_source=news');
  await fill(page, words);
  await modal.getByRole('textbox', { name: 'Company' }).fill('Harbour Ltd');
  await modal.getByRole('button', { name: 'Send message' }).click();
  await notice(page, 'Message successfully sent');
  await expect(modal).toHaveCount(0);
  const [message, ...others] = await received(words);
  expect(others).toEqual([]);
  expect(message!.email).toBe('vera@visitors.example');
  expect(message!.detail).toContain('Harbour Ltd');
  expect(message!.detail).toContain('utm_source: news');
  await openModal(page);
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
});

test('a message on a company’s portal is assigned to the company', async ({ openPage, product }) => {
  const { company } = product;
  const words = randomUUID();
  const page = await openPage({}, /less contrast than 4.5:1/);
  await page.goto(`${company.acme}/contact-manager`);
  await fill(page, words);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message successfully sent' })).toBeVisible();
  expect((await received(words))[0]!.company!.name).toBe('Acme Talent');
});

test('a signed-in person has name and address prefilled, and can write again', async ({ openPage }) => {
  const client = demoPerson('Client');
  const page = await openPage({ options: storageOf(client) });
  await page.goto('/contact-manager');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact your manager' })).toBeVisible();
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(client.name);
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(client.email);
  const words = randomUUID();
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(`We’ll reply to ${client.email}.`)).toBeVisible();
  expect(await received(words)).toHaveLength(1);
  await page.getByRole('button', { name: 'Write another message' }).click();
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
});

test('a draft survives closing and reloading, and is shared by the modal and the page', async ({ openPage }) => {
  const page = await openPage();
  const modal = await openModal(page);
  await fill(page, 'To be continued');
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await page.reload();
  await openModal(page);
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('To be continued');
  await page.goto('/contact-manager');
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Vera Visitor');
});

test('a retry after a lost response creates no duplicate, and a changed message is sent as a new one', async ({
  openPage,
}) => {
  const words = randomUUID();
  const page = await openPage({}, REFUSED);
  await page.goto('/contact-manager');
  await fill(page, words);
  const sent: string[] = [];
  const lose = async (route: Route) => {
    sent.push(route.request().postDataJSON().message_id);
    await route.fetch();
    await route.abort();
  };
  await page.route(CALL, lose);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('The server can’t be reached.')).toBeVisible();
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(words);
  await page.unroute(CALL);
  const retry = page.waitForRequest(CALL);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await retry).postDataJSON().message_id).toBe(sent[0]);
  await expect(page.getByRole('heading', { name: 'Message successfully sent' })).toBeVisible();
  expect(await received(words)).toHaveLength(1);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await fill(page, `${words} again`);
  const other = page.waitForRequest(CALL);
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await other).postDataJSON().message_id).not.toBe(sent[0]);
});

test('a message survives being offline and can be sent again', async ({ openPage }) => {
  const words = randomUUID();
  const page = await openPage({}, REFUSED);
  const options = page.waitForResponse('**/api/auth/options/');
  const modal = await openModal(page);
  await fill(page, words);
  await (await options).finished();
  await page.context().setOffline(true);
  await modal.getByRole('button', { name: 'Send message' }).click();
  await expect(modal.getByText('The server can’t be reached.')).toBeVisible();
  await page.context().setOffline(false);
  await modal.getByRole('button', { name: 'Try again' }).click();
  await notice(page, 'Message successfully sent');
  expect(await received(words)).toHaveLength(1);
});

test('a double click sends one message', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/contact-manager');
  await fill(page, randomUUID());
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().endsWith('/lp/contact-us/'))));
  // Holds back the response until both clicks have happened: otherwise the second click would hit the next screen.
  const { promise: pressed, resolve: answer } = Promise.withResolvers<void>();
  await page.route(CALL, (route) => pressed.then(() => route.continue()));
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  answer();
  await expect(page.getByRole('heading', { name: 'Message successfully sent' })).toBeVisible();
  expect(calls).toBe(1);
});

test('missing values are reported at their field', async ({ openPage }) => {
  const page = await openPage();
  const modal = await openModal(page);
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
  await modal.getByRole('button', { name: 'Send message' }).click();
  await expect(modal.getByText('Enter your message.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('vera');
  await page.keyboard.press('Enter');
  await expect(modal.getByText('This doesn’t look like an email address.')).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`the page and the modal are accessible at ${width} px`, async ({ openPage }) => {
    const page = await openPage({ width });
    await page.goto('/contact-manager');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expectNoFindings(page);
    await openModal(page);
    await expectNoFindings(page);
  });
}

test('the page and the modal fit 320 px', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/contact-manager');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expectNothingLost(page);
  const modal = await openModal(page);
  expect(await modal.evaluate((dialog) => dialog.scrollWidth <= 320)).toBe(true);
});
