import type { Locator, Page } from '@playwright/test';
import { ALL_WIDGETS } from '../support/host-page.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { currentProduct } from '../fixtures/product.ts';
import type { OpenHost } from '../fixtures/open-host.ts';
import { expect, test } from '../fixtures/test.ts';

let page: Page;

async function openContactPage(openHost: OpenHost): Promise<void> {
  const host = await openHost({ body: '', viewport: { width: 1000, height: 900 } });
  page = host.page;
  await page.goto(`${currentProduct().partner}/contact.html`);
  // Both widgets have the company's colors once they are ready.
  await expect.poll(() => host.events.map(({ type }) => type)).toEqual(['crewdock-ready', 'crewdock-ready']);
}

test('a message survives a network failure, a DOM move and an invalid address, and is sent once', async ({
  openHost,
}) => {
  await openContactPage(openHost);
  const form = page.locator('crewdock-contact-us');
  const send = form.getByRole('button', { name: 'Send message' });
  await send.click();
  expect(await form.getByLabel('Name').evaluate((field) => field.matches(':focus'))).toBe(true);
  expect(await form.getByLabel('Name').getAttribute('aria-describedby')).toBe('name-wrong');
  // The form links to the legal pages of the company's own portal.
  await expectLegalLinks(form, 'verdant');
  await expectNoFindings(page);
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill('ada');
  await form.getByLabel('Message').fill('We need a crew.');
  await send.click();
  await expect(form.getByText('Please enter an email address')).toBeVisible();
  await form.getByLabel('Email').fill('ada@example.com');
  const ids: string[] = [];
  await page.route('**/lp/contact-us/**', (route) => {
    ids.push((route.request().postDataJSON() as { message_id: string }).message_id);
    return ids.length === 1 ? route.abort() : route.continue();
  });
  await send.click();
  await expect(form.getByRole('alert').getByText('Your text is kept')).toBeVisible();
  await form.evaluate(async (element) => {
    const parent = element.parentElement!;
    element.remove();
    await new Promise((resume) => setTimeout(resume));
    parent.append(element);
  });
  expect(await form.getByLabel('Message').inputValue()).toBe('We need a crew.');
  await send.click();
  await expect(form.getByText('Message successfully sent')).toBeVisible();
  expect(ids[1]).toBe(ids[0]);
  expect(await form.locator('.sent').evaluate((element) => element.matches(':focus'))).toBe(true);
  await expectNoFindings(page);
  await form.getByRole('button', { name: 'Write another message' }).click();
  expect(await form.getByLabel('Message').inputValue()).toBe('');
  await expectNothingLost(page);
  await page.context().close();
});

test('a form whose company changes links the legal pages of the new company', async ({ openHost }) => {
  await openContactPage(openHost);
  const form = page.locator('crewdock-contact-us');
  await expectLegalLinks(form, 'verdant');
  await form.evaluate((element) => element.setAttribute('company', 'acme'));
  await expectLegalLinks(form, 'acme');
  await page.context().close();
});

test('consent in its current wording is required before anything is sent', async ({ openHost }) => {
  await openContactPage(openHost);
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
  // Reloads, because the page fetches options only once.
  await page.reload();
  const form = page.locator('crewdock-resources-subscribe');
  const box = form.getByRole('checkbox', { name: words });
  await expect(box).toBeVisible();
  expect(await box.isChecked()).toBe(false);
  // Unlike text fields, the checkbox keeps the browser's appearance.
  expect(await box.evaluate((field) => getComputedStyle(field).appearance)).toBe('auto');
  await form.getByLabel('Email').fill(`box.${Date.now()}@example.com`);
  await form.getByLabel('Email').press('Enter');
  await expect(form.getByText('Please fill this in.')).toBeVisible();
  expect(await box.evaluate((field) => field.matches(':focus'))).toBe(true);
  await expectNoFindings(page);
  await box.press('Space');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const next = form.getByRole('checkbox', { name: later });
  await expect(next).toBeVisible();
  expect(await next.isChecked()).toBe(false);
  await form.getByText(later).click();
  expect(await next.isChecked()).toBe(true);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('We have sent a link to')).toBeVisible();
  expect(sent).toEqual([words, later]);
  await page.context().close();
});

test('a subscription explains that it starts with a mailed link', async ({ openHost, product }) => {
  await openContactPage(openHost);
  const form = page.locator('crewdock-resources-subscribe');
  await form.evaluate((element) => element.setAttribute('filters', 'seniority=3&hourlyRate=20-60'));
  await expect(form.getByText('You get no other emails until you open it and confirm')).toBeVisible();
  const email = `ada.${Date.now()}@example.com`;
  await form.getByLabel('Email').fill(email);
  const request = page.waitForRequest('**/available_resources/subscribe/**');
  await form.getByLabel('Email').press('Enter');
  expect((await request).postDataJSON()).toMatchObject({
    email,
    filters: { seniority: [3], hourlyRate: { min: 20, max: 60 } },
    time_zone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
    page: `${product.partner}/contact.html`,
  });
  await expect(form.getByText(`We have sent a link to ${email}`)).toBeVisible();
  await expectNoFindings(page);
  await page.context().close();
});

test('a captcha is solved in the background when the portal requires it', async ({ openHost }) => {
  await openContactPage(openHost);
  await page.route('**/api/widgets/options/**', async (route) => {
    const response = await route.fetch();
    const options = (await response.json()) as object;
    await route.fulfill({ response, json: { ...options, captcha: { provider: 'altcha' } } });
  });
  // The challenge has an empty key prefix, so that any key solves it. A server test covers key derivation.
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
  // Reloads, because the page fetches options only once.
  await page.reload();
  const form = page.locator('crewdock-resources-subscribe');
  await form.getByLabel('Email').fill('ada@example.com');
  const request = page.waitForRequest('**/available_resources/subscribe/**');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const { g_response } = (await request).postDataJSON() as { g_response: string };
  const answer = JSON.parse(atob(g_response)) as { solution: { derivedKey: string } };
  expect(answer).toMatchObject({ challenge: { parameters, signature: 's' }, solution: { counter: 0 } });
  expect(answer.solution.derivedKey).toMatch(/^[0-9a-f]{64}$/);
  await page.context().close();
});

test('a widget stays in English when its language fails to load', async ({ openHost }) => {
  const host = await openHost({
    body: '<crewdock-contact-us language="de" company="acme"></crewdock-contact-us>',
    prepare: (site) => site.route('**/*.de.js', (route) => route.abort()),
  });
  await expect(host.page.locator('crewdock-contact-us').getByRole('button', { name: 'Send message' })).toBeVisible();
  expect(host.requests.filter((path) => path.endsWith('.de.js'))).toHaveLength(1);
});

test('uses the language of the page, an explicit language, or the page’s own texts', async ({ openHost }) => {
  const host = await openHost({
    body: `<div lang="de-AT">${ALL_WIDGETS}</div><crewdock-contact-us language="es"></crewdock-contact-us>
      <div dir="rtl" lang="ar"><crewdock-contact-us id="own"></crewdock-contact-us></div>`,
  });
  const { page: site } = host;
  await expect(host.market.getByText(/\d Talente$/)).toBeVisible();
  await expect(host.market.getByPlaceholder('Talente suchen')).toBeVisible();
  await expect(host.market.getByRole('button', { name: /^Mid-Level/ })).toBeVisible();
  const jobs = site.locator('crewdock-job-board');
  await jobs.scrollIntoViewIfNeeded();
  await jobs.locator('.card a').first().click();
  await expect(jobs.getByRole('button', { name: 'Bewerbung senden' })).toBeVisible();
  await expect(
    site.locator('crewdock-contact-us').first().getByRole('button', { name: 'Nachricht senden' }),
  ).toBeVisible();
  await expect(site.locator('[language=es]').getByRole('button', { name: 'Enviar mensaje' })).toBeVisible();
  const own = site.locator('#own');
  await own.evaluate((element) => Object.assign(element, { messages: { send: 'أرسل' } }));
  await expect(own.getByRole('button', { name: 'أرسل' })).toBeVisible();
  expect(await own.locator('.root').getAttribute('dir')).toBe('rtl');
  // The digit grouping of numbers is one of the messages.
  await host.market.evaluate((element) => Object.assign(element, { messages: { count: '{n}', group: '’' } }));
  await expect(host.market.getByRole('status').getByText(/^[\d’]+$/)).toBeVisible();
  expect(host.problems).toEqual([]);
});

async function expectLegalLinks(form: Locator, company: string): Promise<void> {
  const { port } = new URL(currentProduct().portal);
  for (const [name, path] of Object.entries({ 'Privacy notice': 'privacy-policy', 'Terms of use': 'terms-of-use' })) {
    const link = form.getByRole('link', { name });
    await expect.poll(() => link.getAttribute('href')).toBe(`http://${company}.localhost:${port}/${path}`);
  }
}
