import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { mailTo } from './mailbox.ts';
import { newJob } from './own-cards.ts';
import { portalWindows } from './portal-window.ts';
import { REFUSED, notice } from './settings-window.ts';
import { newAddress, newPerson, storageOf } from './signed-in.ts';

const open = portalWindows();
const CALL = '**/applications/';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

test('a visitor applies on the page of a job, and its owner reads it with the CV', async () => {
  const owner = await newPerson('olga');
  const job = await newJob(owner, { skills: [{ name: 'Rust', experience: 2, is_main: true }] });
  const email = newAddress('vera');
  const visitor = await open({}, /ERR_FAILED/, REFUSED);
  await visitor.goto(job.path);
  await visitor.getByRole('button', { name: 'Apply without an account' }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Apply for Engine programmer' });
  // The draft keeps what is typed from when the form has the focus.
  await dialog.getByRole('textbox', { name: 'Name' }).and(visitor.locator(':focus')).fill('Vera Visitor');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await dialog.getByText('Must not be empty without a CV.').waitFor();
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = visitor.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /Choose a/ }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
  };
  await choose('photo.png', PDF);
  await dialog.getByText('Choose a PDF or a DOCX.').waitFor();
  await choose('Vera.pdf', PDF);
  await dialog.getByText('Vera.pdf').waitFor();
  await expectNoFindings(visitor);

  // Without a network everything stays, also when the dialog is closed meanwhile.
  await visitor.route(CALL, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await dialog.getByText('The server can’t be reached.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await visitor.unroute(CALL);
  await visitor.getByRole('button', { name: 'Apply without an account' }).click();
  expect(await dialog.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(email);
  await dialog.getByText('Vera.pdf').waitFor();
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await notice(visitor, 'Your application was sent');
  await dialog.waitFor({ state: 'detached' });
  expect((await mailTo(email, /Your application/)).text).not.toContain('Vera');

  const mail = await mailTo(owner.email, /Vera Visitor applied/);
  const page = await open({ options: storageOf(owner) });
  await page.goto(/https?:\/\/\S+tab=applications/.exec(mail.text)![0]);
  const list = page.getByRole('list', { name: 'Applications' });
  await list.getByRole('heading', { name: 'Vera Visitor' }).waitFor();
  expect(await list.getByRole('link', { name: email }).getAttribute('href')).toBe(
    `mailto:${encodeURIComponent(email)}`,
  );
  await expectNoFindings(page);
  const saved = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Vera.pdf' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('Vera.pdf');
  expect(await readFile(await download.path())).toEqual(PDF);
  await expectNothingLost(page);
});
