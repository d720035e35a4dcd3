import type { Locator, Page } from '@playwright/test';
import { newAddress } from '../fixtures/people.ts';
import { currentProduct } from '../fixtures/product.ts';
import type { NewPage } from '../fixtures/new-page.ts';
import { expect, test } from '../fixtures/test.ts';

/** Opens a page of the partner site, whose origin is allowed to send forms, and records its requests to the portal. */
async function openPage(newPage: NewPage, path: string): Promise<{ page: Page; sent: string[] }> {
  const page = await newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`${currentProduct().partner}/${path}`);
  return { page, sent };
}

const set = (form: Locator, properties: object) =>
  form.evaluate((element, values) => void Object.assign(element, values), properties);

test('a form is prefilled by the page, can be edited, and is sent with the hidden fields and the campaign', async ({
  newPage,
  product,
}) => {
  const { page, sent } = await openPage(newPage, 'contact.html?utm_source=news&utm_campaign=a%20b&token=secret');
  const form = page.locator('crewdock-contact-us');
  const email = newAddress();
  await form.getByLabel('Message').fill('We need a crew.');
  await set(form, {
    prefill: { name: 'Ada', email, message: 'Not over what is typed', consent: 'Not this', unknown: 'Nor this' },
    hiddenFields: { plan: 'pro' },
  });
  await expect(form.getByLabel('Name')).toHaveValue('Ada');
  expect(await form.getByLabel('Message').inputValue()).toBe('We need a crew.');
  await form.getByLabel('Name').fill('Ada Quill');
  // When the page sets additional values, a field that the visitor has changed keeps its value.
  await set(form, { prefill: { name: 'Bela', email, company_name: 'Engines Ltd' } });
  await expect(form.getByLabel('Company')).toHaveValue('Engines Ltd');
  expect(await form.getByLabel('Name').inputValue()).toBe('Ada Quill');
  expect(sent.filter((line) => line.includes('people.example') || line.includes('Ada'))).toEqual([]);
  const answer = page.waitForResponse('**/lp/contact-us/**');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Message successfully sent')).toBeVisible();
  const body = (await answer).request().postDataJSON() as Record<string, string>;
  expect(body).toEqual({
    name: 'Ada Quill',
    email,
    company_name: 'Engines Ltd',
    message: 'We need a crew.',
    message_id: expect.any(String),
    page: `${product.partner}/contact.html`,
    hidden_fields: 'utm_source=news&utm_campaign=a+b&plan=pro',
  });
  // The form for the next message is prefilled again.
  await form.getByRole('button', { name: 'Write another message' }).click();
  expect(await form.getByLabel('Name').inputValue()).toBe('Bela');
  const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(kept).toEqual([0, 0, '']);
  await page.context().close();
});

test('an application uses prefill and hidden fields of the job board', async ({ newPage }) => {
  const { page } = await openPage(newPage, 'careers.html?utm_medium=mail');
  const board = page.locator('crewdock-job-board');
  const email = newAddress();
  await set(board, { prefill: `name=Ada&email=${encodeURIComponent(email)}&cv=x`, hiddenFields: 'office=Lisbon' });
  await board.scrollIntoViewIfNeeded();
  await board.locator('.card a').first().click();
  await expect(board.getByLabel('Email')).toHaveValue(email);
  await board.getByLabel('Why you?').fill('Because.');
  const answer = page.waitForResponse('**/applications/**');
  await board.getByRole('button', { name: 'Send application' }).click();
  await expect(board.getByText(`We have sent a confirmation to ${email}`)).toBeVisible();
  expect((await answer).request().postDataJSON()).toMatchObject({
    name: 'Ada',
    email,
    hidden_fields: 'utm_medium=mail&office=Lisbon',
  });
  await page.context().close();
});

test('without hidden fields nothing is added, and a message is still sent when their code fails to load', async ({
  newPage,
}) => {
  const { page, sent } = await openPage(newPage, 'contact.html');
  const form = page.locator('crewdock-resources-subscribe');
  const email = newAddress();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Email').press('Enter');
  await expect(form.getByText(`We have sent a link to ${email}`)).toBeVisible();
  expect(sent.filter((line) => line.includes('hidden'))).toEqual([]);
  await page.route('**/*hidden-fields*.js', (route) => route.abort());
  await set(form, { hiddenFields: 'plan=pro' });
  await form.getByRole('button', { name: 'Use another address' }).click();
  const other = newAddress();
  await form.getByLabel('Email').fill(other);
  await form.getByLabel('Email').press('Enter');
  await expect(form.getByText(`We have sent a link to ${other}`)).toBeVisible();
  await page.context().close();
});
