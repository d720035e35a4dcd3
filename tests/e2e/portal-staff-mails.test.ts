import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { linkOf, mailTo } from './mailbox.ts';
import { portalWindows } from './portal-window.ts';
import { demoPerson, storageOf } from './signed-in.ts';

const open = portalWindows();

test('staff mail picked vendors: words with fields, a preview of each, who is left out, progress; the reader ends it', async () => {
  const { email } = demoPerson('Talent provider');
  const subject = `Spring fair ${randomUUID().slice(0, 8)}`;
  const page = await open({ width: 1440, options: storageOf(demoPerson('Staff')) });
  await page.goto(`/admin-panel/vendors?search=${encodeURIComponent(email)}`);
  const rows = page.getByRole('main').locator('[data-row]');
  await expect.poll(() => rows.count()).toBe(1);
  await rows.first().getByRole('link').first().focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Mail…' }).click();
  const dialog = page.getByRole('dialog');
  await page.keyboard.type(subject);
  await dialog.getByLabel('Text').fill('Dear ');
  await dialog.getByRole('button', { name: 'First name' }).click();
  await page.keyboard.type(',\n\nwill you come?');
  await expect.poll(() => dialog.innerText()).toMatch(/1 mail\.[^]*Dear \p{L}+,\s+will you come\?/u);
  await expectNoFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingLost(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Send 1 mail' }).click();
  await page.getByText(/^Mail “Spring fair .*” to vendors$/).waitFor();
  const mail = await mailTo(email, new RegExp(`^${subject}$`));
  expect(mail.text).toMatch(/Dear \p{L}+,\n\nwill you come\?/u);

  const reader = await open({ width: 390 });
  await reader.goto(linkOf(mail, 'mails-unsubscribe'));
  await reader.getByRole('heading', { name: 'Unsubscribe' }).waitFor();
  await expectNoFindings(reader);
  await reader.getByRole('button', { name: 'Unsubscribe' }).click();
  await reader.getByRole('heading', { name: 'You’ve been unsubscribed' }).waitFor();

  await page.reload();
  await expect.poll(() => rows.count()).toBe(1);
  await rows.first().getByRole('link').first().focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Mail…' }).click();
  await page.keyboard.type(subject);
  await dialog.getByLabel('Text').fill('Once more');
  await dialog.getByText('Nobody gets this mail.').waitFor();
  await dialog.getByText('1 vendor left out: they want no mails like this').waitFor();
  expect(await dialog.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);

  await reader.getByRole('button', { name: 'Get these mails again' }).click();
  await reader.getByRole('heading', { name: 'Unsubscribe' }).waitFor();
});
