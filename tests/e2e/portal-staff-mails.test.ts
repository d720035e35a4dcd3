import { randomUUID } from 'node:crypto';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff mail selected vendors with placeholders, previews, exclusions and progress, and the reader unsubscribes', async ({
  openPage,
}) => {
  const { email } = demoPerson('Talent provider');
  const subject = `Spring fair ${randomUUID().slice(0, 8)}`;
  const page = await openPage({ width: 1440, options: storageOf(demoPerson('Staff')) });
  await page.goto(`/admin-panel/vendors?search=${encodeURIComponent(email)}`);
  const rows = page.getByRole('main').locator('[data-row]');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('link').first().focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Email…' }).click();
  const dialog = page.getByRole('dialog');
  await page.keyboard.type(subject);
  await dialog.getByLabel('Text').fill('Dear ');
  await dialog.getByRole('button', { name: 'First name' }).click();
  await page.keyboard.type(',\n\nwill you come?');
  await expect.poll(() => dialog.innerText()).toMatch(/1 email\.[^]*Dear \p{L}+,\s+will you come\?/u);
  await expectNoFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingLost(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Send 1 email' }).click();
  await expect(page.getByText(/^Mail “Spring fair .*” to vendors$/)).toBeVisible();
  const mail = await mailTo(email, new RegExp(`^${subject}$`));
  expect(mail.text).toMatch(/Dear \p{L}+,\n\nwill you come\?/u);

  const reader = await openPage({ width: 390 });
  await reader.goto(linkOf(mail, 'mails-unsubscribe'));
  await expect(reader.getByRole('heading', { name: 'Unsubscribe' })).toBeVisible();
  await expectNoFindings(reader);
  await reader.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(reader.getByRole('heading', { name: 'You’ve been unsubscribed' })).toBeVisible();

  await page.reload();
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('link').first().focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Email…' }).click();
  await page.keyboard.type(subject);
  await dialog.getByLabel('Text').fill('Once more');
  await expect(dialog.getByText('No one gets this email.')).toBeVisible();
  await expect(dialog.getByText('1 vendor left out: they have unsubscribed from emails like this')).toBeVisible();
  expect(await dialog.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);

  await reader.getByRole('button', { name: 'Get these emails again' }).click();
  await expect(reader.getByRole('heading', { name: 'Unsubscribe' })).toBeVisible();
});
