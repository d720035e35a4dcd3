import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { newJob } from './own-cards.ts';
import { type Person, newAddress, newPerson, storageOf } from '../fixtures/people.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { notice } from './notice.ts';
import { recordChanges } from './sent-changes.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

const CALL = '**/applications/';
const applicants = (page: Page) => page.getByRole('list', { name: 'Applications' }).getByRole('article');
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

test('a visitor applies on a job page, and the job’s owner reads the application with its CV', async ({ openPage }) => {
  const owner = await newPerson('olga');
  const job = await newJob(owner, { skills: [{ name: 'Rust', experience: 2, is_main: true }] });
  const email = newAddress('vera');
  const visitor = await openPage({}, /ERR_FAILED/, REFUSED);
  await visitor.goto(`${job.path}?utm_source=news&ref=secret`);
  await visitor.getByRole('button', { name: 'Apply without an account' }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Apply for Engine programmer' });
  // Waits for the initial focus, because the draft stores input only from then on.
  await dialog.getByRole('textbox', { name: 'Name' }).and(visitor.locator(':focus')).fill('Vera Visitor');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByText('Must not be empty without a CV.')).toBeVisible();
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = visitor.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /Choose a/ }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
  };
  await choose('photo.png', PDF);
  await expect(dialog.getByText('Choose a PDF or a DOCX.')).toBeVisible();
  await choose('Vera.pdf', PDF);
  await expect(dialog.getByText('Vera.pdf')).toBeVisible();
  await expectNoFindings(visitor);

  // Without a network, all input is kept, even if the dialog was closed.
  await visitor.route(CALL, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByText('The server can’t be reached.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await visitor.unroute(CALL);
  await visitor.getByRole('button', { name: 'Apply without an account' }).click();
  expect(await dialog.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
  await expect(dialog.getByText('Vera.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await notice(visitor, 'Your application was sent');
  await expect(dialog).toHaveCount(0);
  expect((await mailTo(email, /Your application/)).text).not.toContain('Vera');
  await visitor.reload();
  await expect(visitor.getByText(/^Applied on \d{1,2} \p{L}{3} \d{4}$/u)).toBeVisible();
  await expect(visitor.getByRole('button', { name: /Apply/ })).toHaveCount(0);

  const mail = await mailTo(owner.email, /Vera Visitor applied/);
  const page = await openPage({ options: storageOf(owner) });
  await page.goto(/https?:\/\/\S+tab=applications/.exec(mail.text)![0]);
  await expect(page.getByRole('link', { name: 'Applications 1 new' })).toBeVisible();
  await page.getByRole('list', { name: 'Applications' }).getByRole('link', { name: 'Vera Visitor' }).click();
  const detail = page.getByRole('complementary', { name: 'Vera Visitor' });
  expect(await detail.getByRole('link', { name: email }).getAttribute('href')).toBe(
    `mailto:${encodeURIComponent(email)}`,
  );
  await expect(detail.getByText('utm_source: news')).toBeVisible();
  expect(await detail.innerText()).not.toContain('secret');
  // Opening the application has marked it as read.
  await expect(page.getByRole('link', { name: 'Applications', exact: true })).toBeVisible();
  await expectNoFindings(page);
  const saved = page.waitForEvent('download');
  await detail.getByRole('button', { name: 'Vera.pdf' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('Vera.pdf');
  expect(await readFile(await download.path())).toEqual(PDF);
  await expectNothingLost(page);

  // A new CV is added to the application, and the first CV is kept.
  await visitor.getByRole('button', { name: 'Send a new CV' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).and(visitor.locator(':focus')).fill('Vera Visitor');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await choose('Vera 2027.pdf', Buffer.concat([PDF, Buffer.from('% newer\n')]));
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await notice(visitor, 'Your application was sent');
  await page.reload();
  await expect(detail.getByRole('button', { name: 'Vera 2027.pdf' })).toBeVisible();
  const earlier = detail.locator('section').filter({ hasText: 'Earlier CVs' });
  await expect(earlier.getByText(/^\d{1,2} \p{L}{3} \d{4}$/u)).toBeVisible();
  const savedAgain = page.waitForEvent('download');
  await earlier.getByRole('button', { name: 'Vera.pdf' }).click();
  expect(await readFile(await (await savedAgain).path())).toEqual(PDF);
  await expectNoFindings(page);
});

test('a visitor who applied through a tagged link sends a new CV, and the application keeps both', async ({
  openPage,
}) => {
  const owner = await newPerson('olga');
  const job = await jobOf(owner);
  const { url } = (
    await ask(`/requests/${job.id}/create_tag/`, { method: 'POST', token: owner.token, body: { tag: 'Northwind' } })
  ).json;
  const email = newAddress('vera');
  const visitor = await openPage();
  await visitor.goto(new URL(url).pathname);
  const dialog = visitor.getByRole('dialog', { name: 'Apply for Engine programmer' });
  const send = async (button: string, name: string, buffer: Buffer) => {
    await visitor.getByRole('button', { name: button }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).and(visitor.locator(':focus')).fill('Vera Visitor');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    const chooser = visitor.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /Choose a/ }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(visitor.getByText(/^Applied on \d{1,2} \p{L}{3} \d{4}$/u)).toBeVisible();
  };
  await send('Apply without an account', 'Vera.pdf', PDF);
  await expect(visitor.getByRole('button', { name: /Apply/ })).toHaveCount(0);
  await send('Send a new CV', 'Vera 2027.pdf', Buffer.concat([PDF, Buffer.from('% newer\n')]));
  await expectNoFindings(visitor);

  const page = await openPage({ options: storageOf(owner) });
  await page.goto(`/my/job/${job.id}?tab=applications`);
  await applicants(page).getByRole('link', { name: 'Vera Visitor' }).click();
  const detail = page.getByRole('complementary', { name: 'Vera Visitor' });
  await expect(detail.getByRole('button', { name: 'Vera 2027.pdf' })).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Vera.pdf' })).toBeVisible();
});

/** Applies for the job through the API and returns the applicant's email address. */
async function applied(job: { id: number }, name: string): Promise<string> {
  const email = newAddress(name.split(' ')[0]!.toLowerCase());
  const body = { name, email, message: `${name} knows engines.`, message_id: randomUUID() };
  const { status } = await ask(`/requests/${job.id}/applications/`, { method: 'POST', body });
  expect(status).toBe(200);
  return email;
}

async function jobOf(owner: Person) {
  return newJob(owner, { skills: [{ name: 'Rust', experience: 2, is_main: true }] });
}

test('an application becomes a hire, by mouse', async ({ openPage }) => {
  const owner = await newPerson('olga');
  const job = await jobOf(owner);
  const visitor = await openPage();
  await visitor.goto(job.path);
  await visitor.getByRole('button', { name: 'Apply without an account' }).click();
  const form = visitor.getByRole('dialog', { name: 'Apply for Engine programmer' });
  const email = newAddress('hanna');
  await form.getByRole('textbox', { name: 'Name' }).and(visitor.locator(':focus')).fill('Hanna Hired');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Message' }).fill('I know engines.');
  await form.getByRole('button', { name: 'Send application' }).click();
  await notice(visitor, 'Your application was sent');

  const page = await openPage({ options: storageOf(owner) });
  await page.goto(`/my/job/${job.id}?tab=applications`);
  await page.getByRole('link', { name: 'Hanna Hired' }).click();
  const detail = page.getByRole('complementary', { name: 'Hanna Hired' });
  await detail.getByRole('button', { name: 'Shortlist', exact: true }).click();
  await expect(detail.getByText('Shortlisted').first()).toBeVisible();
  await detail.getByRole('button', { name: 'Invite…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Hanna Hired?' });
  await dialog.getByRole('textbox').fill('Call me on Monday.');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Invited 1' }).click();
  await page.getByRole('link', { name: 'Hanna Hired' }).click();
  await detail.getByRole('link', { name: 'Open the talent' }).click();
  const relation = page.getByRole('complementary', { name: 'Hanna Hired' });
  await expect(relation.getByText('Both sides agree')).toBeVisible();
  await relation.getByRole('button', { name: /^Proceed/ }).click();
  await page.getByRole('dialog').getByText('Hire', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(relation.getByText('Hire', { exact: false }).first()).toBeVisible();
  const { json } = await ask(`/requests/${job.id}/get_relations/?status=all`, { token: owner.token });
  expect(json.items).toMatchObject([{ relation: { status: 'proceeded', proceed: { reason: { label: 'Hire' } } } }]);
  await expectNothingLost(page);
});

test('the inbox ignores shortcuts and digits while they are turned off', async ({ openPage }) => {
  const owner = await newPerson('kira');
  const job = await jobOf(owner);
  await applied(job, 'Ada First');
  const page = await openPage({ options: storageOf(owner) });
  const sent = recordChanges(page, '/applications/');
  await page.addInitScript(() => localStorage.setItem('listKeys', 'off'));
  await page.goto(`/my/job/${job.id}?tab=applications`);
  const row = page.locator('[data-row] a').first();
  await row.focus();
  const dialog = page.getByRole('dialog');
  for (const key of ['s', 'r', 'i', '?']) {
    await page.keyboard.press(key);
    await expect(row).toBeFocused();
  }
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Shortcuts', exact: true })).toHaveCount(0);
  expect(sent).toEqual([]);
  await row.press('Enter');
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Reject/ })
    .click();
  const firstReason = dialog.locator('[type=radio]:focus');
  const reason = await firstReason.getAttribute('value');
  await page.keyboard.press('2');
  await expect(firstReason).toHaveAttribute('value', reason!);
  await expect(dialog.locator('[type=radio]:checked')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Opening the application has marked it as read, by PATCH.
  expect(sent.filter((each) => each.startsWith('POST'))).toEqual([]);
  const { json } = await ask(`/requests/${job.id}/applications/`, { token: owner.token });
  expect(json.items).toMatchObject([{ status: 'open' }]);
});

test('the inbox can be worked by keyboard alone, up to the hire', async ({ openPage }) => {
  const owner = await newPerson('kira');
  const job = await jobOf(owner);
  for (const name of ['Ada First', 'Bela Second', 'Cleo Third']) await applied(job, name);
  const page = await openPage({ options: storageOf(owner) });
  await page.goto(`/my/job/${job.id}?tab=applications`);
  await expect(applicants(page).nth(2)).toBeVisible();
  await expect(page.locator('main div:focus')).toBeVisible();
  const isFocused = (name: string) =>
    page.waitForFunction((text) => document.activeElement?.textContent?.startsWith(text), name);
  const statuses = async () => {
    const { json } = await ask(`/requests/${job.id}/applications/`, { token: owner.token });
    return Object.fromEntries(
      json.items.map((each: Record<string, string>) => [each['name']!.split(' ')[0], each['status']]),
    );
  };
  // Sorted newest first: Cleo, Bela, Ada.
  await page.keyboard.press('j');
  await isFocused('Cleo');
  await page.keyboard.press('s');
  await expect(applicants(page).filter({ hasText: 'Cleo' }).getByText('Shortlisted')).toBeVisible();
  await expect.poll(statuses).toMatchObject({ Cleo: 'shortlisted' });
  await isFocused('Cleo');
  await page.keyboard.press('u');
  await expect(page.getByRole('link', { name: 'Shortlisted 0' })).toBeVisible();
  await expect.poll(statuses).toMatchObject({ Cleo: 'open' });

  await page.keyboard.press('j');
  await isFocused('Bela');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').locator('[type=radio]:focus')).toBeAttached();
  await page.keyboard.press('2');
  // After a row has been removed from the list, the next row has the focus.
  await isFocused('Ada');
  await expect(page.getByRole('link', { name: 'Rejected 1' })).toBeVisible();
  await expect.poll(statuses).toMatchObject({ Bela: 'rejected' });
  await page.keyboard.press('u');
  await expect(page.getByRole('link', { name: 'Rejected 0' })).toBeVisible();
  await expect.poll(statuses).toMatchObject({ Bela: 'open' });

  // Opening marks it as read; M marks it as unread again.
  await isFocused('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Ada First' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Mark as read' })).toBeVisible();

  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: 'Invite Ada First?' });
  await expect(dialog.getByRole('textbox').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.type('si u j');
  expect(await dialog.getByRole('textbox').inputValue()).toBe('si u j');
  for (const [name, key] of [
    ['checkbox', 'Tab'],
    ['button', 'Tab'],
    ['button', 'Tab'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog.getByRole(name).and(page.locator(':focus'))).toBeAttached();
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(statuses).toMatchObject({ Ada: 'invited' });
  await page.keyboard.press('Escape');

  // The talents tab has keyboard shortcuts for moving relations.
  await page.goto(`/my/job/${job.id}`);
  await expect(page.getByRole('article').filter({ hasText: 'Ada First' })).toBeVisible();
  await expect(page.locator('main div:focus')).toBeVisible();
  await page.keyboard.press('j');
  await isFocused('Ada');
  await page.keyboard.press('p');
  const proceed = page.getByRole('dialog', { name: 'Move Ada First to…' });
  await expect(proceed.getByRole('radio').first()).toBeAttached();
  await expect(proceed.locator('[type=radio]:focus')).toBeAttached();
  const labels = await proceed
    .getByRole('radio')
    .evaluateAll((all) => all.map((each) => each.closest('label')!.textContent));
  const isHire = proceed.getByRole('radio', { name: 'Hire', exact: true });
  for (const _ of labels) {
    if (await isHire.isChecked()) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(proceed).toHaveCount(0);
  const { json } = await ask(`/requests/${job.id}/get_relations/?status=all`, { token: owner.token });
  expect(json.items).toMatchObject([{ relation: { status: 'proceeded', proceed: { reason: { label: 'Hire' } } } }]);
});

test('a rejection with a mail survives a network failure and can be undone, and another person’s concurrent move is reported', async ({
  openPage,
}) => {
  const owner = await newPerson('tilda');
  const job = await jobOf(owner);
  for (const name of ['Ada First', 'Bela Second']) await applied(job, name);
  const page = await openPage({ options: storageOf(owner) }, /ERR_FAILED/, REFUSED);
  await page.goto(`/my/job/${job.id}?tab=applications`);
  await page.getByRole('link', { name: 'Ada First' }).click();
  const detail = page.getByRole('complementary', { name: 'Ada First' });
  await detail.getByRole('button', { name: /^Reject/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject Ada First?' });
  await dialog.getByText('Skills don’t fit').click();
  await dialog.getByText('Email Ada First about the rejection').click();
  await dialog.getByRole('textbox').fill('Not this time.');
  // Without a network all input is kept.
  await page.route('**/reject/', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog.getByText('The server can’t be reached.')).toBeVisible();
  await page.unroute('**/reject/');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Rejected 0' })).toBeVisible();
  await expect(applicants(page).filter({ hasText: 'Ada First' })).toBeVisible();

  const { json } = await ask(`/requests/${job.id}/applications/?search=bela`, { token: owner.token });
  const [{ id }] = json.items;
  await page.getByRole('link', { name: 'Bela Second' }).click();
  const other = page.getByRole('complementary', { name: 'Bela Second' });
  await expect(other.getByRole('button', { name: 'Shortlist', exact: true })).toBeVisible();
  await ask(`/requests/${job.id}/applications/${id}/invite/`, { method: 'POST', token: owner.token, body: {} });
  await other.getByRole('button', { name: 'Shortlist', exact: true }).click();
  await expect(page.getByText('Someone else moved Bela Second first. New status: invited.')).toBeVisible();
  await expect(other.getByText('Invited').first()).toBeVisible();
});
