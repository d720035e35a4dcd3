import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { openHostPage } from '../support/host-page.ts';
import { runningProduct } from '../support/running-product.ts';
import { newAddress } from './signed-in.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const THANKS = '/index.html?from=form';

/** A page of the partner whose forms are taken. `heard` are what it has heard, kept over pages. */
async function openPage(path: string): Promise<{ page: Page; heard: string[] }> {
  const page = await (await browser.newContext()).newPage();
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => heard.push(text));
  await page.goto(`${runningProduct().partner}/${path}`);
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
  await form.getByLabel('E-mail').fill(newAddress());
  await leadTo(form, address);
  await form.getByLabel('E-mail').press('Enter');
  return form.getByText('We have sent a link to');
}

test('once a form is taken its visitor is led on, after the page has heard of it', async () => {
  const { page, heard } = await openPage('contact.html');
  const taken = page.waitForResponse(/\/available_resources\/subscribe\//);
  await subscribe(page, THANKS);
  expect((await taken).ok()).toBe(true);
  await page.waitForURL(`**${THANKS}`);
  expect(heard).toEqual(['submit on /contact.html']);
  await page.context().close();
});

test('an application leads on, too', async () => {
  const { page, heard } = await openPage('careers.html');
  const board = page.locator('crewdock-job-board');
  await leadTo(board, `${runningProduct().partner}${THANKS}`);
  await board.scrollIntoViewIfNeeded();
  await board.locator('.card a').first().click();
  await board.getByLabel('Name').fill('Ada');
  await board.getByLabel('E-mail').fill(newAddress());
  await board.getByLabel('Why you?').fill('Because.');
  await board.getByRole('button', { name: 'Send application' }).click();
  await page.waitForURL(`**${THANKS}`);
  expect(heard).toEqual(['submit on /careers.html']);
  await page.context().close();
});

test('nobody is led on by a page that cancels it, by a form that is refused, and to an address that is a script', async () => {
  const { page } = await openPage('contact.html');
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(frame.url()));
  await page.evaluate(() => addEventListener('crewdock-submit', (event) => event.preventDefault(), { once: true }));
  await (await subscribe(page, THANKS)).waitFor();
  const form = page.locator('crewdock-resources-subscribe');
  // The form that comes back asks for it already, to judge the address.
  const code = page.waitForResponse(/redirect/);
  await form.getByRole('button', { name: 'Use another address' }).click();
  await (await subscribe(page, 'javascript:document.title="Harm"')).waitFor();
  await code;
  await form.getByRole('button', { name: 'Use another address' }).click();
  await page.route('**/available_resources/subscribe/**', (route) => route.abort());
  await subscribe(page, THANKS);
  await form.getByText('No connection.').waitFor();
  expect(await page.title()).not.toBe('Harm');
  expect(paths).toEqual([]);
  await page.context().close();
});

test('an address that is none is told to the developer before anybody sends', async () => {
  const tag = (address: string) => `<crewdock-contact-us redirect-url='${address}'></crewdock-contact-us>`;
  const host = await openHostPage(browser, { body: tag('javascript:alert(1)') + tag('https://') + tag('/thanks') });
  await expect.poll(() => host.advice.filter((line) => line.includes('leads')).length).toBe(2);
  const told = host.advice.filter((line) => line.includes('leads')).toSorted();
  expect(told[0]).toContain('leads nobody to “https://”, which is no address of a page:');
  expect(told[1]).toContain('leads nobody to “javascript:alert(1)”, which is no address of a page:');
  await host.page.context().close();
});
