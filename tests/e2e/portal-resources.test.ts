import { randomUUID } from 'node:crypto';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { demoPerson, newPerson, type Person, storageOf } from '../fixtures/people.ts';
import { notice } from './notice.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Creates a resource of this provider through the API, with a unique name. */
async function offer({ token }: Person, changes: object = {}): Promise<{ uid: string; name: string }> {
  const name = `Quirina ${randomUUID().slice(0, 8)}`;
  const body = { name, title: 'Lantern engineer', hourly_rate: 45, ...changes };
  const { status, json } = await ask('/available_resources/', { method: 'POST', token, body });
  expect(status).toBe(200);
  return { uid: json.uid, name };
}

for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`a visitor finds a resource, shares the view and writes a message, ${width} px, ${scheme}`, async ({
    openPage,
  }) => {
    const provider = await newPerson('Pia', 2);
    const { name } = await offer(provider, { email: 'secret@example.org', summary: 'Weaves lanterns.' });
    const page = await openPage({ width, scheme, options: { permissions: ['clipboard-read', 'clipboard-write'] } });
    await page.goto('/available-resources');
    await page.getByRole('searchbox', { name: 'Search available resources' }).fill(name);
    await expect(page.getByText('1 resource', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `More about ${name}` }).click();
    await expect(page.getByText('Weaves lanterns.')).toBeVisible();
    await expectNoFindings(page);
    await expectNothingLost(page);
    expect(await page.content()).not.toContain('secret@example.org');
    await page.getByRole('button', { name: 'Share this view' }).click();
    await notice(page, 'Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toMatch(/^\/available-resources\/[\w-]{12}$/);
    await page.goto(link);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('1 resource', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Contact provider about ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Contact provider about ${name}` });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Carl Client');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('carl@visitors.example');
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Is she free in June?');
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await notice(page, 'Message successfully sent');
    expect((await mailTo(provider.email, /^Carl Client wrote/)).text).toContain('Is she free in June?');
  });
}

test('filters are in the URL, restored by Back and reload, and an empty result is shown', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/available-resources');
  await expect(page.getByRole('status').getByText(/resources?$/)).toBeVisible();
  const seniority = page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Seniority' });
  await seniority.getByText('Senior', { exact: true }).click();
  await page.waitForURL(/seniority=/);
  await expect(page.getByRole('button', { name: 'Remove Senior' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Senior' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove Senior' })).toHaveCount(0);
  await page.goto('/available-resources?search=qqqqqq&sortBy=rate');
  await expect(page.getByRole('heading', { name: 'No resources match all filters' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByRole('status').getByText(/resources?$/)).toBeVisible();
  // Clearing the filters also resets the sort order.
  await page.waitForURL(/\/available-resources$/);
});

test('a provider adds a resource, edits it in the row and in the form, deletes it and undoes that', async ({
  openPage,
}) => {
  const provider = await newPerson('Petra', 2);
  const page = await openPage({ options: storageOf(provider) }, /400/);
  await page.goto('/available-resources/mine');
  await expect(page.getByRole('heading', { name: 'No resources yet' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Add resource' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Quirina Z.');
  await page.getByRole('textbox', { name: 'Title' }).fill('Rust developer');
  await page.getByRole('textbox', { name: 'Link to the CV' }).fill('https://files');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Must be an address like https://example.com/cv.pdf.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Link to the CV' }).fill('');
  const file = (contents: string) => ({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(contents) });
  await page.locator('input[type=file]').setInputFiles(file('<html>'));
  await expect(page.getByText('cv.pdf (uploaded when you save)')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  // The resource has been saved without the CV. Saving again must not create a second resource.
  await expect(page.getByText('Must be a PDF or a DOCX without macros.')).toBeVisible();
  await expectNoFindings(page);
  await page.locator('input[type=file]').setInputFiles(file('%PDF-1.7 %%EOF'));
  await page.getByRole('button', { name: 'Save' }).click();
  await notice(page, 'The resource was added successfully');
  await page.waitForURL('**/available-resources/mine');

  await page.getByRole('combobox', { name: 'Status of Quirina Z.' }).selectOption('Placed');
  await notice(page, 'Data successfully updated');
  const rate = page.getByRole('spinbutton', { name: 'US dollars an hour, Quirina Z.' });
  await rate.fill('55');
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await rate.press('Enter');
  expect((await sent).status()).toBe(200);
  await page.reload();
  expect(await rate.inputValue()).toBe('55');
  await page.getByRole('link', { name: 'Quirina Z.' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Go developer');
  await page.getByRole('button', { name: 'Remove CV' }).click();
  await expect(page.getByText('Will be removed when you save')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Go developer')).toBeVisible();
  const { json } = await ask('/available_resources/?mine=1', { token: provider.token });
  expect(json.items).toMatchObject([{ title: 'Go developer', own: { has_cv_file: false } }]);

  await page.getByText('Select Quirina Z.').click({ force: true });
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByRole('heading', { name: 'No resources yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Quirina Z.' })).toBeVisible();
  await page.getByRole('button', { name: 'More for all' }).click();
  await page.getByRole('menuitem', { name: 'Delete all' }).click();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByRole('heading', { name: 'No resources yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('link', { name: 'Quirina Z.' })).toBeVisible();
});

test('a second change made before the first response is applied after it', async ({ openPage }) => {
  const provider = await newPerson('Pirmin', 2);
  const body = { name: 'Quentin A.', title: 'Rust developer', hourly_rate: 40 };
  expect((await ask('/available_resources/', { method: 'POST', token: provider.token, body })).status).toBe(200);
  const page = await openPage({ options: storageOf(provider) });
  await page.goto('/available-resources/mine');
  const held = Promise.withResolvers<void>();
  const sent: object[] = [];
  await page.route('**/api/available_resources/*/', async (route) => {
    if (route.request().method() === 'PATCH' && sent.push(route.request().postDataJSON()) === 1) await held.promise;
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Status of Quentin A.' }).selectOption('Placed');
  const rate = page.getByRole('spinbutton', { name: 'US dollars an hour, Quentin A.' });
  await rate.fill('55');
  await rate.press('Enter');
  expect(await rate.inputValue()).toBe('55');
  expect(sent).toEqual([{ status: 'placed', version: 1 }]);
  held.resolve();
  await expect.poll(() => sent).toEqual([expect.anything(), { hourly_rate: 55, version: 2 }]);
  const kept = async () => (await ask('/available_resources/?mine=1', { token: provider.token })).json.items;
  await expect.poll(kept).toMatchObject([{ hourly_rate: 55, own: { status: 'placed' } }]);
});

test('a cleared date and a refused rate are reverted', async ({ openPage }) => {
  const provider = await newPerson('Petra', 2);
  const { name } = await offer(provider);
  const page = await openPage({ options: storageOf(provider) }, /Failed to load resource/);
  await page.goto('/available-resources/mine');
  const day = page.getByLabel(`Free from, ${name}`);
  const rate = page.getByRole('spinbutton', { name: `US dollars an hour, ${name}` });
  const [first, former] = [await day.inputValue(), await rate.inputValue()];
  await day.fill('');
  await day.press('Enter');
  await expect(day).toHaveValue(first);
  await page.route('**/api/available_resources/*/', (route) => route.fulfill({ status: 500, body: '{}' }));
  await rate.fill('77');
  await rate.press('Enter');
  await expect(rate).toHaveValue(former);
});

test('a change that conflicts with another one is refused and reported', async ({ openPage }) => {
  const provider = await newPerson('Paula', 2);
  const { uid, name } = await offer(provider);
  const page = await openPage({ options: storageOf(provider) }, /409/);
  await page.goto(`/available-resources/edit/${uid}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await ask(`/available_resources/${uid}/`, { method: 'PATCH', token: provider.token, body: { title: 'Theirs' } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Paula Harbour changed title in the meantime.')).toBeVisible();
  await page.getByRole('button', { name: 'Show latest version' }).click();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=title]')?.value === 'Theirs');
  await expect(page.getByRole('heading', { name: `Edit ${name}` })).toBeVisible();
});

for (const width of [820, 390]) {
  test(`a provider’s list fits ${width} px and works by keyboard`, async ({ openPage }) => {
    const provider = await newPerson('Pam', 2);
    const { name } = await offer(provider);
    const page = await openPage({ width, scheme: 'dark', options: storageOf(provider) });
    await page.goto('/available-resources/mine');
    await page.getByRole('button', { name: `${name} is still free` }).press('Enter');
    await notice(page, 'Still free, confirmed today');
    await expectNoFindings(page);
    await expectNothingLost(page);
  });
}

test('a question in a mail is answered with a button, not by opening the link', async ({ openPage }) => {
  const page = await openPage();
  const person = {
    uid: randomUUID(),
    title: 'Tester',
    available_from: '2026-01-01',
    confirmed: '2026-01-01T00:00:00Z',
  };
  const items = ['Ana', 'Ben'].map((name) => ({ ...person, uid: randomUUID(), name, status: 'available' }));
  const methods: string[] = [];
  await page.route('**/api/available_resources/still_free/abcdef/', async (route) => {
    methods.push(route.request().method());
    const body = route.request().postDataJSON();
    for (const item of items)
      if (body?.uids.includes(item.uid))
        Object.assign(item, { status: body.status, confirmed: new Date().toISOString() });
    await route.fulfill({ json: { items } });
  });
  await page.goto('/available-resources/still-free/abcdef');
  await expect(page.getByRole('heading', { name: 'Are they still free?' })).toBeVisible();
  await expectNoFindings(page);
  expect(methods).toEqual(['GET']);
  await page.getByRole('group', { name: 'Ana' }).getByRole('button', { name: 'Placed' }).click();
  await expect(page.getByText('Placed · Confirmed today')).toBeVisible();
  await page.getByRole('group', { name: 'Ben' }).getByRole('button', { name: 'Still free' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('staff see all resources, work through the expiry queue and change the status in the row', async ({
  openPage,
}) => {
  const provider = await newPerson('Pola', 2);
  const { name } = await offer(provider, { status: 'unknown', email: 'pola.knows@example.org' });
  const page = await openPage({ options: storageOf(demoPerson('Staff')) });
  await page.goto(`/admin-panel/available-resources?is_due=1&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
  await expect(page.getByRole('complementary').getByText('pola.knows@example.org')).toBeVisible();
  await page.getByRole('complementary').getByRole('button', { name: 'Mark as available' }).click();
  await expect(page.getByRole('complementary').getByText('today')).toBeVisible();
});
