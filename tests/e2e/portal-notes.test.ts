import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { portalWindows } from './portal-window.ts';
import { storageOf } from './signed-in.ts';
import { proposeAll, workGround } from './work-ground.ts';

const open = portalWindows();

const openFirst = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('[data-row] a').first().click();
  await page.getByRole('form', { name: 'New note' }).waitFor();
};
const note = (page: Page, text: string) =>
  page.getByRole('complementary').getByRole('listitem').filter({ hasText: text });

test('a private note is one’s own side’s, a shared one both read, and one’s own is edited and deleted', async () => {
  const ground = await workGround();
  await proposeAll(ground);
  const client = await open({ options: storageOf(ground.client) });
  await openFirst(client, `/my/job/${ground.job.id}`);
  const form = client.getByRole('form', { name: 'New note' });
  await form.getByText('Only you see this').waitFor();
  await form.getByRole('textbox').fill('Ask for references');
  await form.getByRole('button', { name: 'Save note' }).click();
  await note(client, 'Ask for references').getByText('Private').waitFor();
  expect(await form.getByRole('textbox').inputValue()).toBe('');
  await form.getByRole('textbox').fill('Could Ada start in May?');
  await form.getByText('The other side sees this too', { exact: false }).click();
  await form.getByRole('button', { name: 'Share note' }).click();
  await note(client, 'Could Ada start in May?').getByText('Shared').waitFor();
  await client.getByRole('article').getByRole('img', { name: '2 notes' }).waitFor();

  const provider = await open({ options: storageOf(ground.provider) });
  await openFirst(provider, `/my/talents/${ground.talents[0]!.id}`);
  await note(provider, 'Could Ada start in May?').getByText('The client').waitFor();
  expect(await note(provider, 'Ask for references').count()).toBe(0);
  await provider.getByRole('article').getByRole('img', { name: '1 note' }).waitFor();
  expect(await provider.getByRole('button', { name: 'Edit the note' }).count()).toBe(0);

  const own = note(client, 'Ask for references');
  await own.getByRole('button', { name: 'Edit the note' }).click();
  await client.getByRole('form', { name: 'Edit the note' }).getByRole('textbox').fill('Asked for references');
  await client.getByRole('button', { name: 'Save', exact: true }).click();
  await note(client, 'Asked for references').getByText('edited').waitFor();
  await note(client, 'Could Ada start in May?').getByRole('button', { name: 'Delete the note' }).click();
  await client.getByRole('dialog', { name: 'Delete this note?' }).getByRole('button', { name: 'Delete' }).click();
  await note(client, 'Could Ada start in May?').waitFor({ state: 'detached' });
  await client.getByRole('article').getByRole('img', { name: '1 note' }).waitFor();
  await provider.reload();
  await provider.getByRole('form', { name: 'New note' }).waitFor();
  expect(await provider.getByRole('article').getByRole('img', { name: /note/ }).count()).toBe(0);
});

test('what was typed is kept while another row is looked at, and where it can’t be sent', async () => {
  const ground = await workGround({ talents: 2 });
  await proposeAll(ground);
  const page = await open({ options: storageOf(ground.client) }, /Failed to load resource/);
  await openFirst(page, `/my/job/${ground.job.id}`);
  const text = page.getByRole('form', { name: 'New note' }).getByRole('textbox');
  await text.fill('Half a sentence');
  await page.getByRole('article').filter({ hasText: 'Ada' }).getByRole('link').click();
  await page.getByRole('complementary').getByRole('heading', { name: 'Ada' }).waitFor();
  await expect.poll(() => text.inputValue()).toBe('');
  await page.getByRole('article').filter({ hasText: 'Bela' }).getByRole('link').click();
  await expect.poll(() => text.inputValue()).toBe('Half a sentence');
  await page.route('**/notes/', (route) => route.abort());
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('The server can’t be reached.', { exact: false }).waitFor();
  expect(await text.inputValue()).toBe('Half a sentence');
  await page.unroute('**/notes/');
  await page.getByRole('button', { name: 'Save note' }).click();
  await note(page, 'Half a sentence').waitFor();
});

test.each([390, 1440])('axe finds nothing in notes, and %i px lose nothing', async (width) => {
  const ground = await workGround();
  await proposeAll(ground);
  const page = await open({ width, options: storageOf(ground.client) });
  await openFirst(page, `/my/job/${ground.job.id}`);
  await page.getByRole('form', { name: 'New note' }).getByRole('textbox').fill('W'.repeat(300));
  await page.getByRole('button', { name: 'Save note' }).click();
  await note(page, 'WWW').waitFor();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/notes-${width}.png` });
  await expectNoFindings(page);
  await expectNothingLost(page);
});
