import type { Locator } from '@playwright/test';
import type { HostPage } from '../support/host-page.ts';
import { expectNoFindings } from './accessibility.ts';
import { newAddress } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const BELOW = '<div style="height: 3000px">Below</div>';

/** Resolves when the popup's code has been requested: from then on, a click opens the popup. */
const ready = (host: HostPage) => expect.poll(() => host.requests.some((path) => path.includes('popup'))).toBe(true);
const isFocused = (field: Locator) => field.evaluate((element) => element.matches(':focus'));

test('a popup loads nothing before its opener is approached, traps focus and restores it', async ({ openHost }) => {
  const tag =
    '<crewdock-contact-us company="acme" mode="popup" opener=".write" style="min-height: 0"></crewdock-contact-us>';
  const host = await openHost({ body: `<button class="write">Write to us</button>${tag}${BELOW}` });
  const { page } = host;
  await ready(host);
  const widget = page.locator('crewdock-contact-us');
  const [opener, dialog] = [page.locator('.write'), widget.getByRole('dialog', { name: 'Contact us' })];
  expect(await widget.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(0);
  expect(host.requests.filter((path) => path.startsWith('/api'))).toEqual([]);
  await opener.hover();
  await expect.poll(() => host.events.map(({ type }) => type)).toEqual(['crewdock-ready']);
  expect(await dialog.count()).toBe(0);
  await opener.click();
  await expect(dialog).toBeVisible();
  expect(await isFocused(dialog.getByLabel('Name'))).toBe(true);
  await expectNoFindings(page);
  for (let key = 0; key < 12; key++) {
    await page.keyboard.press('Tab');
    expect(await isFocused(opener)).toBe(false);
  }
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe('hidden');
  await dialog.getByLabel('Name').fill('Ada');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => isFocused(opener)).toBe(true);
  expect([await overflow(), await page.evaluate(() => document.documentElement.style.length)]).toEqual(['visible', 0]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Ada');
  // Clicks outside the dialog.
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  expect(host.problems).toEqual([]);
  await page.context().close();
});

test('a floating button is usable on a page with hostile styles and a strict policy', async ({ openHost, product }) => {
  const hostile = `<style nonce="c2VjcmV0">
    * { all: unset !important; }
    main { display: block !important; height: 100px !important; overflow: hidden !important; transform: scale(0.5) !important; }
    #cover { position: fixed !important; inset: 0 !important; z-index: 2147483647 !important; background: white !important; }
  </style>`;
  const tag = '<crewdock-resources-subscribe company="acme" mode="button" button-text="Hear of people">';
  const { portal } = product;
  const host = await openHost({
    policy: `default-src 'none'; script-src 'nonce-c2VjcmV0'; style-src 'nonce-c2VjcmV0'; connect-src ${portal}; img-src data:; require-trusted-types-for 'script'`,
    head: `${hostile}<script nonce="c2VjcmV0" async src="${portal}/widgets/v1/loader.js"></script>`,
    body: `${tag}</crewdock-resources-subscribe><div id="cover"></div>`,
  });
  const { page } = host;
  const button = page.getByRole('button', { name: 'Hear of people' });
  await expect(button).toBeVisible();
  const { x, y, width, height } = (await button.boundingBox())!;
  expect([x + width, y + height]).toEqual([1200 - 16, 900 - 16]);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Get alerts for available people' });
  await expect(dialog).toBeVisible();
  const box = (await dialog.boundingBox())!;
  expect(box.width).toBe(640);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => isFocused(button)).toBe(true);
  expect(host.problems).toEqual([]);
  await page.context().close();
});

test('open() shows an inline form as a popup, and its confirmation remains when it is inline again', async ({
  newPage,
  product,
}) => {
  const page = await newPage({ viewport: { width: 320, height: 640 } });
  await page.goto(`${product.partner}/contact.html`);
  const widget = page.locator('crewdock-resources-subscribe');
  await widget.scrollIntoViewIfNeeded();
  await expect(widget.getByLabel('Email')).toBeVisible();
  await widget.evaluate((element) => {
    const form = element as HTMLElement & { mode: string; open(): void };
    form.mode = 'popup';
    form.open();
  });
  const dialog = widget.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())!.width).toBe(296);
  await expectNoFindings(page);
  const email = newAddress();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Email').press('Enter');
  await expect(dialog.getByText(`We have sent a link to ${email}`)).toBeVisible();
  expect(await isFocused(dialog.locator('.sent'))).toBe(true);
  await widget.evaluate((element) => (element as HTMLElement & { close(): void }).close());
  await expect(dialog).toBeHidden();
  // Changes the popup back to an inline widget.
  await widget.evaluate((element) => element.removeAttribute('mode'));
  await expect(widget.getByText(`We have sent a link to ${email}`)).toBeVisible();
  await page.context().close();
});

test('an invalid selector is reported to the developer', async ({ openHost }) => {
  const host = await openHost({
    body: '<crewdock-contact-us company="acme" mode="popup" opener="#[" style="min-height: 0"></crewdock-contact-us>',
  });
  await ready(host);
  await expect
    .poll(async () => {
      await host.page.locator('h1').click();
      return host.advice.join();
    })
    .toContain('can’t be opened because its opener “#[” is not a valid CSS selector.');
  expect(host.problems).toEqual([]);
  await host.page.context().close();
});
