import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { ALL_WIDGETS, openHostPage } from '../support/host-page.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { runningProduct } from '../support/running-product.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function openContactPage(): Promise<void> {
  const host = await openHostPage(browser, { body: '', viewport: { width: 1000, height: 900 } });
  page = host.page;
  await page.goto(`${runningProduct().partner}/contact.html`);
  // Both have the company's colours.
  await expect.poll(() => host.events.map(({ type }) => type)).toEqual(['crewdock-ready', 'crewdock-ready']);
}

test('a message survives a lost network, a move and a wrong address, and is sent once', async () => {
  await openContactPage();
  const form = page.locator('crewdock-contact-us');
  const send = form.getByRole('button', { name: 'Send message' });
  await send.click();
  expect(await form.getByLabel('Name').evaluate((field) => field.matches(':focus'))).toBe(true);
  expect(await form.getByLabel('Name').getAttribute('aria-describedby')).toBe('name-wrong');
  // Of the company's own portal.
  await expectLegalLinks(form, 'verdant');
  await expectNoFindings(page);
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('E-mail').fill('ada');
  await form.getByLabel('Message').fill('We need a crew.');
  await send.click();
  await form.getByText('Please write an e-mail address').waitFor();
  await form.getByLabel('E-mail').fill('ada@example.com');
  const ids: string[] = [];
  await page.route('**/lp/contact-us/**', (route) => {
    ids.push((route.request().postDataJSON() as { message_id: string }).message_id);
    return ids.length === 1 ? route.abort() : route.continue();
  });
  await send.click();
  await form.getByRole('alert').getByText('Nothing is lost').waitFor();
  await form.evaluate(async (element) => {
    const parent = element.parentElement!;
    element.remove();
    await new Promise((resume) => setTimeout(resume));
    parent.append(element);
  });
  expect(await form.getByLabel('Message').inputValue()).toBe('We need a crew.');
  await send.click();
  await form.getByText('Message successfully sent').waitFor();
  expect(ids[1]).toBe(ids[0]);
  expect(await form.locator('.sent').evaluate((element) => element.matches(':focus'))).toBe(true);
  await expectNoFindings(page);
  await form.getByRole('button', { name: 'Write another one' }).click();
  expect(await form.getByLabel('Message').inputValue()).toBe('');
  await expectNothingLost(page);
  await page.context().close();
});

test('a form that is told another company links the legal pages of that one', async () => {
  await openContactPage();
  const form = page.locator('crewdock-contact-us');
  await expectLegalLinks(form, 'verdant');
  await form.evaluate((element) => element.setAttribute('company', 'acme'));
  await expectLegalLinks(form, 'acme');
  await page.context().close();
});

test('what the company wants agreed to is ticked before anything is sent, in the words that it has now', async () => {
  await openContactPage();
  const [words, later] = ['Verdant may keep this for a year.', 'Verdant may keep this for two years.'];
  await page.route('**/api/widgets/options/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), consent: words } });
  });
  const sent: string[] = [];
  await page.route('**/available_resources/subscribe/**', async (route) => {
    const { consent } = route.request().postDataJSON() as { consent: string };
    if (sent.push(consent) > 1) return route.continue();
    const json = { code: 'validation', detail: 'No', issues: [{ path: 'body.consent', message: later }] };
    return route.fulfill({ status: 400, json, headers: { 'access-control-allow-origin': '*' } });
  });
  // What is asked once a page is asked anew.
  await page.reload();
  const form = page.locator('crewdock-resources-subscribe');
  const box = form.getByRole('checkbox', { name: words });
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
  // Fields of text are drawn without the browser's own looks.
  expect(await box.evaluate((field) => getComputedStyle(field).appearance)).toBe('auto');
  await form.getByLabel('E-mail').fill(`box.${Date.now()}@example.com`);
  await form.getByLabel('E-mail').press('Enter');
  await form.getByText('Please fill this in.').waitFor();
  expect(await box.evaluate((field) => field.matches(':focus'))).toBe(true);
  await expectNoFindings(page);
  await box.press('Space');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const next = form.getByRole('checkbox', { name: later });
  await next.waitFor();
  expect(await next.isChecked()).toBe(false);
  await form.getByText(later).click();
  expect(await next.isChecked()).toBe(true);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByText('We have sent a link to').waitFor();
  expect(sent).toEqual([words, later]);
  await page.context().close();
});

test('a subscription says that it begins with a link in a mail', async () => {
  await openContactPage();
  const form = page.locator('crewdock-resources-subscribe');
  await form.evaluate((element) => element.setAttribute('filters', 'seniority=3&hourlyRate=20-60'));
  await form.getByText('Nothing else comes before you open it and confirm').waitFor();
  const email = `ada.${Date.now()}@example.com`;
  await form.getByLabel('E-mail').fill(email);
  const request = page.waitForRequest('**/available_resources/subscribe/**');
  await form.getByLabel('E-mail').press('Enter');
  expect((await request).postDataJSON()).toMatchObject({
    email,
    filters: { seniority: [3], hourlyRate: { min: 20, max: 60 } },
    page: `${runningProduct().partner}/contact.html`,
  });
  await form.getByText(`We have sent a link to ${email}`).waitFor();
  await expectNoFindings(page);
  await page.context().close();
});

test('where the portal asks for a captcha, the puzzle is solved beside the page', async () => {
  await openContactPage();
  await page.route('**/api/widgets/options/**', async (route) => {
    const response = await route.fetch();
    const options = (await response.json()) as object;
    await route.fulfill({ response, json: { ...options, captcha: { provider: 'altcha' } } });
  });
  // Zeroes under a prefix that any key has: what a derived key is, the server’s own test knows.
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00ff',
    salt: '0011',
    cost: 10,
    keyLength: 32,
    keyPrefix: '',
  };
  await page.route('**/api/captcha/challenge/**', (route) =>
    route.fulfill({ json: { parameters, signature: 's' }, headers: { 'access-control-allow-origin': '*' } }),
  );
  // What is asked once a page is asked anew.
  await page.reload();
  const form = page.locator('crewdock-resources-subscribe');
  await form.getByLabel('E-mail').fill('ada@example.com');
  const request = page.waitForRequest('**/available_resources/subscribe/**');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const { g_response } = (await request).postDataJSON() as { g_response: string };
  const answer = JSON.parse(atob(g_response)) as { solution: { derivedKey: string } };
  expect(answer).toMatchObject({ challenge: { parameters, signature: 's' }, solution: { counter: 0 } });
  expect(answer.solution.derivedKey).toMatch(/^[0-9a-f]{64}$/);
  await page.context().close();
});

test('a language that can’t be fetched leaves the widget in English', async () => {
  const host = await openHostPage(browser, {
    body: '<crewdock-contact-us language="de" company="acme"></crewdock-contact-us>',
    prepare: (site) => site.route('**/*.de.js', (route) => route.abort()),
  });
  await host.page.locator('crewdock-contact-us').getByRole('button', { name: 'Send message' }).waitFor();
  expect(host.requests.filter((path) => path.endsWith('.de.js'))).toHaveLength(1);
});

test('speaks the language of the page, another that it is told, and words of the page’s own', async () => {
  const host = await openHostPage(browser, {
    body: `<div lang="de-AT">${ALL_WIDGETS}</div><crewdock-contact-us language="es"></crewdock-contact-us>
      <div dir="rtl" lang="ar"><crewdock-contact-us id="own"></crewdock-contact-us></div>`,
  });
  const { page: site } = host;
  await host.market.getByText(/\d Talente$/).waitFor();
  await host.market.getByPlaceholder('Talente suchen').waitFor();
  const jobs = site.locator('crewdock-job-board');
  await jobs.scrollIntoViewIfNeeded();
  await jobs.locator('.card a').first().click();
  await jobs.getByRole('button', { name: 'Bewerbung senden' }).waitFor();
  await site.locator('crewdock-contact-us').first().getByRole('button', { name: 'Nachricht senden' }).waitFor();
  await site.locator('[language=es]').getByRole('button', { name: 'Enviar mensaje' }).waitFor();
  const own = site.locator('#own');
  await own.evaluate((element) => Object.assign(element, { messages: { send: 'أرسل' } }));
  await own.getByRole('button', { name: 'أرسل' }).waitFor();
  expect(await own.locator('.root').getAttribute('dir')).toBe('rtl');
  // Numbers are grouped as the language does.
  await host.market.evaluate((element) => Object.assign(element, { messages: { count: '{n}', group: '’' } }));
  await host.market
    .getByRole('status')
    .getByText(/^[\d’]+$/)
    .waitFor();
  expect(host.problems).toEqual([]);
});

async function expectLegalLinks(form: Locator, company: string): Promise<void> {
  const { port } = new URL(runningProduct().portal);
  for (const [name, path] of Object.entries({ 'Privacy notice': 'privacy-policy', 'Terms of use': 'terms-of-use' })) {
    const link = form.getByRole('link', { name });
    await expect.poll(() => link.getAttribute('href')).toBe(`http://${company}.localhost:${port}/${path}`);
  }
}
