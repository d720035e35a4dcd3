import { newTalent } from './own-cards.ts';
import { type Person, newPerson } from '../fixtures/people.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expectValue, field, idIn, talentOf } from './editor.ts';
import { notice } from './notice.ts';
import { expect, test } from '../fixtures/test.ts';

let provider: Person;
test.beforeAll(async () => {
  provider = await newPerson('Petra', 2);
});

const talent = (id: number) => talentOf(id, provider);

test('unsent changes survive a reload, can be discarded and restored, and have no effect when cancelled', async ({
  openAs,
}) => {
  const card = await newTalent(provider, { title: 'As it was' });
  const page = await openAs(provider, `/my/talents/${card.id}/edit`);
  await field(page, 'Title').fill('Half way');
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expectValue(field(page, 'Title'), 'Half way');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expectValue(field(page, 'Title'), 'As it was');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectValue(field(page, 'Title'), 'Half way');
  await page.getByRole('button', { name: 'Cancel' }).click();
  // Clicks Undo immediately, because its notice disappears after a while.
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL('**/edit');
  await expectValue(field(page, 'Title'), 'Half way');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`**/my/talents/${card.id}`);
  expect(await talent(card.id)).toMatchObject({ title: 'As it was', version: 1 });
  await page.goto(`/my/talents/${card.id}/edit`);
  await expectValue(field(page, 'Title'), 'As it was');
});

test('changes are kept while offline and sent once online', async ({ openAs }) => {
  const card = await newTalent(provider);
  const page = await openAs(provider, `/my/talents/${card.id}/edit`, {}, REFUSED);
  await field(page, 'Title').fill('From the train');
  // Waits for the rich text editor, which is loaded lazily, before the network is switched off.
  await expect(field(page, 'Summary')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').getByText('The server can’t be reached.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await notice(page, 'Data successfully updated');
  expect(await talent(card.id)).toMatchObject({ title: 'From the train', version: 2 });
});

test('leaving asks for confirmation only when changes cannot be kept on the device', async ({ openAs }) => {
  const card = await newTalent(provider);
  const page = await openAs(provider, `/my/talents/${card.id}/edit`);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await expect(page.getByText('cv.pdf (uploaded when you save)')).toBeVisible();
  await page.getByRole('link', { name: 'My talents' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await field(page, 'Title').fill('Kept');
  await page.getByRole('link', { name: 'My talents' }).first().click();
  await notice(page, 'Not saved yet. Your changes are kept on this device.');
  await page.waitForURL('**/my/talents');
  expect((await talent(card.id)).version).toBe(1);
});

test('text typed while a new card is being saved is kept in the form of the saved card', async ({ openAs }) => {
  const page = await openAs(provider, '/my/talents/create');
  const { promise: typed, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/talents/', (route) => typed.then(() => route.continue()));
  await field(page, 'Name').fill('Annie Easley');
  const asked = page.waitForRequest('**/api/talents/');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await asked;
  await field(page, 'Title').fill('Rocket scientist');
  answer();
  await page.waitForURL('**/edit');
  await expect(page.getByRole('heading', { level: 1, name: 'Annie Easley' })).toBeVisible();
  await expectValue(field(page, 'Title'), 'Rocket scientist');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(async () => (await talent(idIn(page))).title).toBe('Rocket scientist');
});
