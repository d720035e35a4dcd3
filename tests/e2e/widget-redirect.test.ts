import type { Locator, Page } from '@playwright/test';
import { newAddress } from '../fixtures/people.ts';
import { currentProduct } from '../fixtures/product.ts';
import type { NewPage } from '../fixtures/new-page.ts';
import { expect, test } from '../fixtures/test.ts';

const THANKS = '/index.html?from=form';

/**
 * Opens a page of the partner site, whose origin is allowed to send forms. `heard` collects the events of all visited
 * pages.
 */
async function openPage(newPage: NewPage, path: string): Promise<{ page: Page; heard: string[] }> {
  const page = await newPage();
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => heard.push(text));
  await page.goto(`${currentProduct().partner}/${path}`);
  await page.evaluate(() =>
    addEventListener('crewdock-submit', () =>
      (globalThis as unknown as { hear(text: string): void }).hear(`submit on ${location.pathname}`),
    ),
  );
  return { page, heard };
}

const leadTo = (form: Locator, address: string) =>
  form.evaluate((element, url) => void Object.assign(element, { redirectUrl: url }), address);

async function subscribe(page: Page, address: string): Promise<Locator> {
  const form = page.locator('crewdock-resources-subscribe');
  await form.getByLabel('Email').fill(newAddress());
  await leadTo(form, address);
  await form.getByLabel('Email').press('Enter');
  return form.getByText('We have sent a link to');
}

test('a visitor is redirected after the form is accepted and the page was notified', async ({ newPage }) => {
  const { page, heard } = await openPage(newPage, 'contact.html');
  const taken = page.waitForResponse(/\/available_resources\/subscribe\//);
  await subscribe(page, THANKS);
  expect((await taken).ok()).toBe(true);
  await page.waitForURL(`**${THANKS}`);
  expect(heard).toEqual(['submit on /contact.html']);
  await page.context().close();
});

test('a visitor is also redirected after an application', async ({ newPage, product }) => {
  const { page, heard } = await openPage(newPage, 'careers.html');
  const board = page.locator('crewdock-job-board');
  await leadTo(board, `${product.partner}${THANKS}`);
  await board.scrollIntoViewIfNeeded();
  await board.locator('.card a').first().click();
  await board.getByLabel('Name').fill('Ada');
  await board.getByLabel('Email').fill(newAddress());
  await board.getByLabel('Why you?').fill('Because.');
  await board.getByRole('button', { name: 'Send application' }).click();
  await page.waitForURL(`**${THANKS}`);
  expect(heard).toEqual(['submit on /careers.html']);
  await page.context().close();
});

test('no redirect happens when the page cancels it, the form is refused or the URL is a script', async ({
  newPage,
}) => {
  const { page } = await openPage(newPage, 'contact.html');
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(frame.url()));
  await page.evaluate(() => addEventListener('crewdock-submit', (event) => event.preventDefault(), { once: true }));
  await expect(await subscribe(page, THANKS)).toBeVisible();
  const form = page.locator('crewdock-resources-subscribe');
  // When the form is shown again, it loads the redirect code to validate the URL.
  const code = page.waitForResponse(/redirect/);
  await form.getByRole('button', { name: 'Use another address' }).click();
  await expect(await subscribe(page, 'javascript:document.title="Harm"')).toBeVisible();
  await code;
  await form.getByRole('button', { name: 'Use another address' }).click();
  await page.route('**/available_resources/subscribe/**', (route) => route.abort());
  await subscribe(page, THANKS);
  await expect(form.getByText('No connection.')).toBeVisible();
  expect(await page.title()).not.toBe('Harm');
  expect(paths).toEqual([]);
  await page.context().close();
});

test('an invalid redirect URL is reported to the developer before anything is sent', async ({ openHost }) => {
  const tag = (address: string) => `<crewdock-contact-us redirect-url='${address}'></crewdock-contact-us>`;
  const host = await openHost({ body: tag('javascript:alert(1)') + tag('https://') + tag('/thanks') });
  await expect.poll(() => host.advice.filter((line) => line.includes('redirect')).length).toBe(2);
  const told = host.advice.filter((line) => line.includes('redirect')).toSorted();
  expect(told[0]).toContain('can’t redirect visitors because “https://” is not a web address.');
  expect(told[1]).toContain('can’t redirect visitors because “javascript:alert(1)” is not a web address.');
  await host.page.context().close();
});
