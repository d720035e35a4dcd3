import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

/** The preview has an opaque origin, so requests with extra headers would be rejected. */
const plain = { extraHTTPHeaders: {} };

/** Expected console error: axe sends messages to the sandboxed preview. */
const OF_AXE = /execute 'postMessage'/;

const preview = (page: Page, tag: string) => page.frameLocator('iframe').locator(`crewdock-${tag}`);
const code = (page: Page) => page.getByRole('group', { name: 'HTML, code' }).innerText();

test('a visitor tries further options in the playground, sees a live preview and gets the code', async ({
  openPage,
  product,
}) => {
  const { acme } = product.company;
  const page = await openPage({ options: plain }, OF_AXE);
  await page.goto(`${acme}/embed-playground`);
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible();
  await page.getByRole('radio', { name: 'Talent market' }).press('ArrowLeft');
  await page.getByRole('radio', { name: 'Subscription' }).press('ArrowLeft');
  const form = preview(page, 'contact-us');
  await page.getByRole('textbox', { name: 'Prefilled fields' }).fill('name=Ada');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Ada');
  await page.getByRole('textbox', { name: 'Hidden fields' }).fill('plan=pro');
  await page.getByRole('textbox', { name: 'Redirect to' }).fill('/thanks');
  await page.getByRole('combobox', { name: 'Placement' }).selectOption('In a popup with a button');
  await page.getByRole('textbox', { name: 'Button text' }).fill('Write to Acme');
  await form.getByRole('button', { name: 'Write to Acme' }).click();
  await expect(form.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
  await expect.poll(() => code(page)).toContain('button-text="Write to Acme"');
  for (const written of ['company="acme"', 'prefill="name=Ada"', 'hidden-fields="plan=pro"', 'redirect-url="/thanks"'])
    expect(await code(page)).toContain(written);
  await expectNoFindings(page);

  await page.getByText('Frame', { exact: true }).click();
  expect(await code(page)).toMatch(/\/frame\/contact-us\?company=acme&amp;hidden-fields=plan%3Dpro"/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Prefilled fields' })).toHaveValue('name=Ada');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('textbox', { name: 'Prefilled fields' })).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Prefilled fields' })).toHaveValue('name=Ada');
});

test('the main portal’s playground shows the open market and a debug overlay, and fits a phone', async ({
  openPage,
}) => {
  const page = await openPage({ width: 390, height: 844, scheme: 'dark', options: plain }, OF_AXE);
  await page.goto('/embed-playground');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const market = preview(page, 'talent-market');
  await expect(market.locator('[part=card]').first()).toBeVisible();
  expect(await market.getAttribute('company')).toBeNull();
  await page.getByText('For developers').click();
  await expect(market.locator('pre.debug')).toBeVisible();
  expect(await code(page)).toContain('<crewdock-talent-market debug="true"></crewdock-talent-market>');
  await expectNoFindings(page);
  await expectNothingLost(page);
});
