import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { storageOf } from '../fixtures/people.ts';
import { proposeAll, workGround } from './work-ground.ts';
import { expect, test } from '../fixtures/test.ts';

const openFirst = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('[data-row] a').first().click();
  await expect(page.getByRole('form', { name: 'New note' })).toBeVisible();
};
const note = (page: Page, text: string) =>
  page.getByRole('complementary').getByRole('listitem').filter({ hasText: text });

test('a private note is visible only to the client, a shared one also to the provider, and own notes can be edited and deleted', async ({
  openPage,
}) => {
  const ground = await workGround();
  await proposeAll(ground);
  const client = await openPage({ options: storageOf(ground.client) });
  await openFirst(client, `/my/job/${ground.job.id}`);
  const form = client.getByRole('form', { name: 'New note' });
  await expect(form.getByText('Only you see this')).toBeVisible();
  await form.getByRole('textbox').fill('Ask for references');
  await form.getByRole('button', { name: 'Save note' }).click();
  await expect(note(client, 'Ask for references').getByText('Private')).toBeVisible();
  expect(await form.getByRole('textbox').inputValue()).toBe('');
  await form.getByRole('textbox').fill('Could Ada start in May?');
  await form.getByText('The talent sees this too', { exact: false }).click();
  await form.getByRole('button', { name: 'Share note' }).click();
  await expect(note(client, 'Could Ada start in May?').getByText('Shared')).toBeVisible();
  await expect(client.getByRole('article').getByRole('img', { name: '2 notes' })).toBeVisible();

  const provider = await openPage({ options: storageOf(ground.provider) });
  await openFirst(provider, `/my/talents/${ground.talents[0]!.id}`);
  await expect(note(provider, 'Could Ada start in May?').getByText('The client')).toBeVisible();
  expect(await note(provider, 'Ask for references').count()).toBe(0);
  await expect(provider.getByRole('article').getByRole('img', { name: '1 note' })).toBeVisible();
  expect(await provider.getByRole('button', { name: 'Edit the note' }).count()).toBe(0);

  const own = note(client, 'Ask for references');
  await own.getByRole('button', { name: 'Edit the note' }).click();
  await client.getByRole('form', { name: 'Edit the note' }).getByRole('textbox').fill('Asked for references');
  await client.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(note(client, 'Asked for references').getByText('edited')).toBeVisible();
  await note(client, 'Could Ada start in May?').getByRole('button', { name: 'Delete the note' }).click();
  await client.getByRole('dialog', { name: 'Delete this note?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(note(client, 'Could Ada start in May?')).toHaveCount(0);
  await expect(client.getByRole('article').getByRole('img', { name: '1 note' })).toBeVisible();
  await provider.reload();
  await expect(provider.getByRole('form', { name: 'New note' })).toBeVisible();
  expect(await provider.getByRole('article').getByRole('img', { name: /note/ }).count()).toBe(0);
});

test('an unsaved note is kept while another row is open, and when it cannot be sent', async ({ openPage }) => {
  const ground = await workGround({ talents: 2 });
  await proposeAll(ground);
  const page = await openPage({ options: storageOf(ground.client) }, /Failed to load resource/);
  await openFirst(page, `/my/job/${ground.job.id}`);
  const text = page.getByRole('form', { name: 'New note' }).getByRole('textbox');
  await text.fill('Half a sentence');
  await page.getByRole('article').filter({ hasText: 'Ada' }).getByRole('link').click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Ada' })).toBeVisible();
  await expect(text).toHaveValue('');
  await page.getByRole('article').filter({ hasText: 'Bela' }).getByRole('link').click();
  await expect(text).toHaveValue('Half a sentence');
  await page.route('**/notes/', (route) => route.abort());
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('The server can’t be reached.', { exact: false })).toBeVisible();
  expect(await text.inputValue()).toBe('Half a sentence');
  await page.unroute('**/notes/');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(note(page, 'Half a sentence')).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`notes are accessible and fit ${width} px`, async ({ openPage }) => {
    const ground = await workGround();
    await proposeAll(ground);
    const page = await openPage({ width, options: storageOf(ground.client) });
    await openFirst(page, `/my/job/${ground.job.id}`);
    await page.getByRole('form', { name: 'New note' }).getByRole('textbox').fill('W'.repeat(300));
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(note(page, 'WWW')).toBeVisible();
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/notes-${width}.png` });
    await expectNoFindings(page);
    await expectNothingLost(page);
  });
}
