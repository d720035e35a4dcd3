import { readFile } from 'node:fs/promises';
import { chooseFiles, file } from '../e2e/choose-files.ts';
import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { newJob } from '../e2e/own-cards.ts';
import { newAddress } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const CV = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

test('a visitor applies for a job without an account', async ({ openPage, openAs, client }) => {
  const job = await newJob(client, { title: 'Loom engineer' });
  const email = newAddress('vera');

  await test.step('Apply on the public job page', async () => {
    const visitor = await openPage();
    await visitor.goto(job.path);
    await visitor.getByRole('button', { name: 'Apply without an account' }).click();
    const dialog = visitor.getByRole('dialog', { name: 'Apply for Loom engineer' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Vera Visitor');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('textbox', { name: 'Message' }).fill('I have built looms for ten years.');
    await chooseFiles(visitor, 'Choose a', [file('Vera.pdf', CV)]);
    await expect(dialog.getByText('Vera.pdf')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('Check the confirmation mail', async () => {
    const mail = await mailTo(email, /^Your application for Loom engineer/);
    expect(mail.text).toContain('We received your application');
  });

  await test.step('Read the application as the client', async () => {
    const mail = await mailTo(client.email, /^Vera Visitor applied for Loom engineer/);
    expect(mail.text).toContain('I have built looms for ten years.');
    const page = await openAs(client, linkOf(mail, 'my/job'));
    await page.getByRole('list', { name: 'Applications' }).getByRole('link', { name: 'Vera Visitor' }).click();
    const application = page.getByRole('complementary', { name: 'Vera Visitor' });
    await expect(application.getByRole('link', { name: email })).toBeVisible();
    await expect(application.getByText('I have built looms for ten years.')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      application.getByRole('button', { name: 'Vera.pdf' }).click(),
    ]);
    expect(await readFile(await download.path())).toEqual(CV);
  });
});
