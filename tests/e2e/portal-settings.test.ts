import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { type Person, newPerson, pathOf, signInAgain, profileOf } from '../fixtures/people.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { notice } from './notice.ts';
import { ask } from '../fixtures/api.ts';
import { unzipped } from '../support/unzipped.ts';
import { expect, test } from '../fixtures/test.ts';

/** Two people for different sections of the settings, so that tests don't affect each other. */
let ann: Person;
let eve: Person;
test.beforeAll(async () => {
  ann = await newPerson('Ann');
  eve = await newPerson('Eve');
});

test('the settings open with the profile', async ({ openAs }) => {
  const page = await openAs(ann, '/settings/');
  await page.waitForURL('**/settings/profile');
  await page.waitForFunction(() => document.title === 'Profile · Crewdock');
});

test('a section saves only its changes', async ({ openAs }) => {
  const page = await openAs(ann, '/settings/profile');
  await page.getByRole('textbox', { name: 'Company' }).fill('Harbour and daughters');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toEqual({ company_name: 'Harbour and daughters' });
  await notice(page, 'Data successfully updated');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  // The focused button has been removed, but the position in the tab order is kept.
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'first_name');
  expect((await profileOf(ann)).company_name).toBe('Harbour and daughters');
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Company' }).inputValue()).toBe('Harbour and daughters');
});

test('a required field shows an error and is focused', async ({ openAs }) => {
  const page = await openAs(ann, '/settings/profile');
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Last name').press('Enter');
  await expect(page.getByText('Enter your first name.')).toBeVisible();
  await expect
    .poll(() => page.getByLabel('First name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
});

test('errors of the server are shown at their field', async ({ openAs }) => {
  const page = await openAs(ann, '/settings/profile', {}, REFUSED);
  await page.route('**/api/profile/', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 400,
          json: {
            code: 'invalid_input',
            detail: 'Invalid.',
            request_id: '',
            issues: [{ path: 'body.skype', message: 'is taken' }],
          },
        })
      : route.continue(),
  );
  await page.getByLabel('Skype').fill('ann.h');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Is taken.')).toBeVisible();
  const field = page.getByLabel('Skype');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('unsaved changes are kept within the settings, and leaving asks for confirmation', async ({ openAs }) => {
  const page = await openAs(ann, '/settings/profile');
  await page.getByLabel('Viber').fill('+44 7700 900123');
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Profile' }).click();
  expect(await page.getByLabel('Viber').inputValue()).toBe('+44 7700 900123');

  await page.getByRole('link', { name: 'Talents' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  expect(await page.getByLabel('Viber').inputValue()).toBe('+44 7700 900123');
  await page.getByRole('link', { name: 'Talents' }).first().click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/market/talents');
  await page.goBack();
  expect(await page.getByLabel('Viber').inputValue()).toBe('');
});

test('text typed when the session ended is kept after signing in again', async ({ openAs }) => {
  const lost = { ...ann, token: await signInAgain(ann, 'Mozilla/5.0') };
  const page = await openAs(lost, '/settings/profile', {}, REFUSED);
  await page.getByLabel('Viber').fill('+44 7700 900456');
  expect((await ask('/logout/', { token: lost.token })).status).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/login**');
  await page.getByRole('textbox', { name: 'Email' }).fill(ann.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ann.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings/profile');
  expect(await page.getByLabel('Viber').inputValue()).toBe('+44 7700 900456');
});

test('a change made while offline stays in its field and is saved by a retry', async ({ openAs }) => {
  const page = await openAs(ann, '/settings/profile', {}, REFUSED);
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The server can’t be reached.')).toBeVisible();
  expect(await page.getByLabel('Phone').inputValue()).toBe('+44 20 7946 0000');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await notice(page, 'Data successfully updated');
  expect((await profileOf(ann)).phone_number).toBe('+44 20 7946 0000');
});

test('a picture is uploaded, removed and restored', async ({ openAs }) => {
  const page = await openAs(ann, '/settings/profile');
  const buffer = await page.screenshot();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await notice(page, 'Data successfully updated');
  const { avatar } = await profileOf(ann);
  await expect(page.locator(`main img[src="${avatar}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect.poll(async () => (await profileOf(ann)).avatar).not.toBe(null);
});

for (const way of ['paste', 'drop'] as const) {
  test(`a picture can also be uploaded by ${way}`, async ({ openAs }) => {
    const page = await openAs(ann, '/settings/profile');
    const former = (await profileOf(ann)).avatar;
    const picture = (await page.screenshot()).toString('base64');
    const saved = page.waitForResponse('**/api/profile/avatar/');
    // Waits for the layout's effects, which run after the page's effects, which add the listeners.
    await page.waitForFunction(() => 'dataLayer' in window);
    await page.evaluate(
      ([kind, bytes]) => {
        const data = new DataTransfer();
        data.items.add(
          new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], 'me.png', { type: 'image/png' }),
        );
        const target = document.querySelector('main input[type=file]')!;
        target.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      },
      [way, picture] as const,
    );
    expect((await saved).status()).toBe(200);
    await notice(page, 'Data successfully updated');
    expect((await profileOf(ann)).avatar).not.toBe(former);
  });
}

test('an invalid picture is refused, by its type in the browser and by its content on the server', async ({
  openAs,
}) => {
  const page = await openAs(ann, '/settings/profile', {}, REFUSED);
  const buffer = await page.screenshot();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('alert').getByText('Choose a JPEG, PNG, WebP, AVIF or GIF.')).toBeVisible();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(
    page.getByRole('alert').getByText('The picture must be a JPEG, PNG, WebP, AVIF or GIF picture.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saving…' })).toHaveCount(0);
  await page.route('**/api/profile/avatar/', (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: 'invalid_input',
        detail: 'Invalid.',
        request_id: '',
        issues: ['must not be blue', 'must show a face'].map((message) => ({ path: 'body.avatar', message })),
      },
    }),
  );
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('alert').getByText('The picture must not be blue. must show a face.')).toBeVisible();
});

test('the newsletter ends immediately and starts with a mailed link', async ({ openAs }) => {
  const page = await openAs(ann, '/settings/profile');
  const news = page.getByRole('switch', { name: 'Email me market news' });
  expect(await news.isChecked()).toBe(false);
  await page.getByText('Email me market news').click();
  await expect(page.getByText(`We have sent a confirmation link to ${ann.email}.`)).toBeVisible();
  await expect.poll(() => news.isChecked()).toBe(false);
  const link = linkOf(await mailTo(ann.email, /news/), 'subscription_activation');
  expect((await ask(pathOf(link))).status).toBe(200);
  await page.reload();
  await expect.poll(() => news.isChecked()).toBe(true);
  await page.getByText('Email me market news').click();
  await notice(page, 'Data successfully updated');
  expect((await profileOf(ann)).is_subscribed).toBe(false);
});

test('a new email address is pending until its link is followed', async ({ openAs }) => {
  const page = await openAs(eve, '/settings/profile', {}, REFUSED);
  const change = page.getByRole('button', { name: 'Change email' });
  const address = `new-${eve.email}`;
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill(address);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not her password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Is incorrect.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(eve.password);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Check your email' }).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('main').getByText(`We have sent a link to ${address}`)).toBeVisible();
  expect((await profileOf(eve)).email).toBe(eve.email);
  const link = linkOf(await mailTo(address, /Confirm/), 'email_change');
  expect((await ask(pathOf(link), { method: 'POST' })).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('main').getByText(address, { exact: true })).toBeVisible();
  expect(await page.getByText('We have sent a link').count()).toBe(0);
});

test('the colour scheme changes immediately and is stored', async ({ openAs }) => {
  const page = await openAs(ann, '/settings/appearance');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByText('Always dark').click();
  await expect(page.getByRole('radio', { name: /^Dark/, checked: true })).toBeVisible();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Dark/, checked: true })).toBeVisible();
  expect(await background()).toBe(dark);
  await page.getByRole('radio', { name: /^Dark/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^System/, checked: true })).toBeVisible();
  expect(await background()).toBe(light);
});

test('personal data is downloaded as one archive', async ({ openAs }) => {
  const page = await openAs(ann, '/settings/account');
  const name = () => `account-export-${new Date().toISOString().slice(0, 10)}.zip`;
  const before = name();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saving;
  // The file name contains the date, which might have changed at midnight.
  expect([before, name()]).toContain(file.suggestedFilename());
  const data = unzipped(await readFile(await file.path()))['profile.json'];
  expect(data).toContain(ann.email);
  expect(data).not.toContain(ann.token);
});

test('an account deletion requires the password and is cancelled with one click', async ({ openAs }) => {
  const page = await openAs(eve, '/settings/account');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(eve.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Your account will be deleted on \d+ \w{3} \d{4}\. Until then/)).toBeVisible();
  expect((await profileOf(eve)).deletion_due).not.toBe(null);
  // Waits for the bar, which shifts the content below it.
  await expect(page.getByRole('region', { name: 'Deletion of your account' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Keep my account' }).last().click();
  await notice(page, 'Your account stays');
  expect((await profileOf(eve)).deletion_due).toBe(null);
});

test('a profile that fails to load can be retried', async ({ openAs }) => {
  const page = await openAs(ann, '/settings/appearance', {}, REFUSED);
  await page.route('**/api/profile/', (route) => route.fulfill({ status: 400, json: {} }));
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await page.unroute('**/api/profile/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

interface Screen {
  name: string;
  place: string;
  width?: number;
  prepare?: (page: Page) => Promise<unknown>;
}

const press = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const screens: Screen[] = [
  { name: 'profile', place: 'profile' },
  { name: 'profile on a phone', place: 'profile', width: 390 },
  {
    name: 'profile with an error',
    place: 'profile',
    async prepare(page) {
      await page.getByLabel('First name').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Enter your first name.')).toBeVisible();
    },
  },
  { name: 'email dialog', place: 'profile', prepare: press('Change email') },
  { name: 'security', place: 'security' },
  { name: 'security on a phone', place: 'security', width: 390 },
  { name: 'password dialog', place: 'security', prepare: press('Change password') },
  { name: 'appearance', place: 'appearance' },
  { name: 'account', place: 'account' },
  { name: 'deletion dialog', place: 'account', prepare: press('Delete my account…') },
];
for (const { name, place, prepare, width } of screens) {
  test(`is accessible and fits 320 px: ${name}`, async ({ openAs }) => {
    const page = await openAs(ann, `/settings/${place}`, { width });
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await expectNoFindings(page);
    if (!prepare) await expectNothingLost(page);
  });
}
