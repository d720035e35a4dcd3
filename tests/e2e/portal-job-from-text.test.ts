import type { Page } from '@playwright/test';
import type { RequestDetails } from '@crewdock/contract/cards';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { type Person, newPerson } from '../fixtures/people.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expectValue, field, idIn } from './editor.ts';
import { notice } from './notice.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

const TEXT = `Senior Go developer (m/f/d)
Acme Payments is looking for a young person who keeps ledgers right.

Location: Berlin, Germany
Employment type: Full-time
Rate: $45 - 60 per hour
Work mode: Hybrid
Start: 1 March 2027
Duration: 6 months
Time zone: at least 4 hours overlap with EST

Your tasks
- Move the ledger to Go, and <b>keep</b> it up at night and at noon
- Review what others write

Requirements
- 5+ years of experience with Go and PostgreSQL
- English: B2
`;

let client: Person;
test.beforeAll(async () => {
  client = await newPerson('Carla', 1);
});

const row = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Fill from a job description' });

async function open(page: Page) {
  await page.getByRole('button', { name: 'Paste a text or a link' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('textbox', { name: 'Text' }).and(page.locator(':focus'))).toBeVisible();
  return dialog;
}

async function read(page: Page, text: string): Promise<void> {
  const dialog = await open(page);
  await dialog.getByRole('textbox', { name: 'Text' }).fill(text);
  await dialog.getByRole('button', { name: 'Read job description' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status', { name: 'Results' })).toBeVisible();
}

test('a pasted text is reviewed, accepted except for typed values, corrected and saved', async ({ openAs }) => {
  const page = await openAs(client, '/my/jobs/create');
  await field(page, 'Title').fill('Ledger developer');
  await read(page, TEXT);
  await expect(page.getByRole('status', { name: 'Results' }).getByText('Skills 2 found')).toBeVisible();
  const hints = page.getByRole('region', { name: 'Check this text before publishing' });
  await expect(hints.getByText('“young”: may discourage older people')).toBeVisible();
  await expectNoFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });

  // Shows the value's position in the pasted text.
  await page.getByRole('button', { name: 'Show source of Hourly rate' }).click();
  const shown = page.getByRole('dialog', { name: 'Hourly rate in the pasted text' });
  await expect(shown.locator('q').getByText('Rate: $45 - 60 per hour', { exact: true })).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show source of Start' }).click();
  const start = page.getByRole('dialog', { name: 'Start in the pasted text' });
  await expect(start.locator('q').getByText('Start: 1 March 2027', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  // Entered values are kept until the user clicks Replace.
  await page.getByRole('button', { name: /^Accept all/ }).click();
  await expectValue(field(page, 'Title'), 'Ledger developer');
  await expect(row(page, 'In the form now: Ledger developer')).toBeVisible();
  await page.getByRole('button', { name: 'Replace Title: Senior Go developer' }).click();
  await expectValue(field(page, 'Title'), 'Senior Go developer');
  await page.getByRole('button', { name: 'Undo Skills: PostgreSQL' }).click();
  await expect(page.getByRole('button', { name: 'Remove PostgreSQL' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept Skills: PostgreSQL' }).click();
  // The editor shows the same warning for the text in its field.
  await expect(
    page.getByRole('region', { name: 'Check before publishing', exact: true }).getByText('“young”'),
  ).toBeVisible();
  await field(page, 'Title').fill('Senior Go developer for ledgers');

  await page.getByRole('button', { name: 'Save draft' }).click();
  await notice(page, 'Data added successfully');
  await page.waitForURL('**/edit');
  const saved: RequestDetails = (await ask(`/requests/${idIn(page)}/`, { token: client.token })).json;
  expect(saved).toMatchObject({
    title: 'Senior Go developer for ledgers',
    seniority: { label: 'Senior' },
    english_level: { id: 3 },
    engagement: { label: 'Full time' },
    work_mode: { label: 'Hybrid' },
    start_date: '2027-03-01',
    duration: { label: '3 to 6 months' },
    overlap_time_zone: 'America/New_York',
    overlap_hours: 4,
    countries: [{ code: 'DE' }],
    city: 'Berlin',
    region: null,
    hourly_rate: { min: 45, max: 60 },
    is_draft: true,
  });
  expect(saved.skills.map(({ name, experience }) => [name, experience])).toEqual([
    ['Go', 5],
    ['PostgreSQL', 5],
  ]);
  expect(saved.summary).toContain(
    '<h3>Your tasks</h3><ul><li><p>Move the ledger to Go, and &lt;b&gt;keep&lt;/b&gt; it',
  );
});

test('unreadable input shows the reason in the dialog and is kept', async ({ openAs }) => {
  const page = await openAs(client, '/my/jobs/create', {}, REFUSED);
  const dialog = await open(page);
  const [text, link] = [dialog.getByRole('textbox', { name: 'Text' }), dialog.getByLabel('Or a link to it')];
  const submit = () => dialog.getByRole('button', { name: 'Read job description' }).click();
  await submit();
  await expect(dialog.getByText('Paste a text, or enter a link below.')).toBeVisible();
  await expectNoFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await text.fill(`${TEXT}${'a'.repeat(50_000)}`);
  await submit();
  await expect(dialog.getByText(`This is too long by ${TEXT.length} characters.`)).toBeVisible();
  await text.fill('');
  await link.fill('127.0.0.1:1/job');
  await submit();
  await expect(dialog.getByText('The text can’t be fetched: its link can’t be reached.')).toBeVisible();
  await expectValue(link, '127.0.0.1:1/job');

  await link.fill('');
  await text.fill(TEXT);
  await page.context().setOffline(true);
  await submit();
  await expect(dialog.getByText('The server can’t be reached.')).toBeVisible();
  // The job description is kept when the dialog is closed and reopened.
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  await open(page);
  await expectValue(text, TEXT);
  await submit();
  await expect(page.getByRole('button', { name: 'Accept Title: Senior Go developer' })).toBeVisible();
});

test('filling from a text works by keyboard alone on a phone', async ({ openAs }) => {
  const page = await openAs(client, '/my/jobs/create', { width: 390, height: 844 });
  await page.getByRole('button', { name: 'Paste a text or a link' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('textbox', { name: 'Text' }).and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.insertText(TEXT);
  for (const name of ['Or a link to it', 'Cancel', 'Read job description']) {
    await page.keyboard.press('Tab');
    await expect(
      dialogOf(page).getByLabel(name).or(dialogOf(page).getByRole('button', { name })).and(page.locator(':focus')),
    ).toBeVisible();
  }
  await page.keyboard.press('Enter');
  const accept = page.getByRole('button', { name: /^Accept all/ });
  await expect(accept).toBeVisible();
  await accept.focus();
  await page.keyboard.press('Enter');
  await expectValue(field(page, 'Title'), 'Senior Go developer');
  await expectNoFindings(page);
  await expectNothingLost(page);
});
