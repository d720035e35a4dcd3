import { readFileSync } from 'node:fs';
import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { TalentPage } from '@crewdock/contract/market';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { mailTo, timesMailed } from '../fixtures/mailbox.ts';
import { newJob, newTalent, signIn } from './own-cards.ts';
import { demoPerson, newPerson, type Person, storageOf } from '../fixtures/people.ts';
import { api, ask } from '../fixtures/api.ts';
import { notice } from './notice.ts';
import { expect, test } from '../fixtures/test.ts';

let provider: Person;
let client: Person;
let talent: TalentDetails;
let job: RequestDetails;

test.beforeAll(async () => {
  provider = await newPerson('Pia', 2);
  client = await newPerson('Clara');
  const skill = { name: `Skill ${crypto.randomUUID()}`, experience: 4, is_main: true };
  talent = await newTalent(provider, { skills: [skill] });
  job = await newJob(client, { skills: [skill] });
});

/** Console error: the HTML response of a card that visitors cannot see has status 404. */
const HIDDEN = /404 \(Not Found\)/;
const actions = (page: Page) => page.getByRole('complementary', { name: 'Actions' });
const dialog = (page: Page) => page.getByRole('dialog');
const act = (page: Page, name: string) => actions(page).getByRole('button', { name, exact: true }).click();
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

const proposed = async () => (await ask(`/requests/${job.id}/get_relations/`, { token: client.token })).json.total;

test('a message is sent to the owner once with its details, and a cancelled message is not sent', async ({
  openPage,
}) => {
  const page = await openPage({ options: storageOf(client) });
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/contact/') && sent.push(request.method()));
  await page.goto(talent.path);
  const message = dialog(page).getByLabel('Message');
  const focused = page.locator(':focus');
  await act(page, 'Contact');
  await message.and(focused).fill('Are you free in May?');
  await message.press('Escape');
  await closed(page);
  await actions(page).getByRole('button', { name: 'Contact' }).and(focused).press('Enter');
  expect(await message.inputValue()).toBe('Are you free in May?');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await closed(page);
  await act(page, 'Contact');
  await dialog(page).getByLabel('Details').fill('Three months, remote');
  await dialog(page).getByRole('button', { name: 'Send message' }).dblclick();
  await notice(page, 'Message successfully sent');
  await closed(page);
  // The response is sent after the email is queued, so the email can be counted now.
  expect(sent).toEqual(['POST']);
  expect(await timesMailed(provider.email, 'Are you free in May?')).toBe(1);
  const { text } = await mailTo(provider.email, /wrote about/);
  expect(text).toContain('Are you free in May?\n----------\nThree months, remote');
  await act(page, 'Contact');
  expect(await message.inputValue()).toBe('');
});

test('a message survives a network failure, and its retry is sent once', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(client) }, /Failed to load resource/);
  await page.goto(talent.path);
  const keys: (string | undefined)[] = [];
  await page.route('**/contact/', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // Aborts the first request after the server has processed it, so that its response is lost.
    const answer = await route.fetch();
    return keys.length === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await act(page, 'Contact');
  await dialog(page).getByLabel('Message').fill('Once only, please');
  await dialog(page).getByRole('button', { name: 'Send message' }).click();
  await expect(
    dialog(page)
      .getByRole('alert')
      .getByText(/can’t be reached/),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Send message' }).click();
  await notice(page, 'Message successfully sent');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(await timesMailed(provider.email, 'Once only, please')).toBe(1);
});

test('a CV is downloaded as a PDF, and an empty card shows a notice instead', async ({ openPage }) => {
  const draft = await newTalent(provider, { name: 'Blank', summary: '', skills: [], is_draft: true });
  const page = await openPage({ options: storageOf(client) });
  await page.goto(talent.path);
  const saved = page.waitForEvent('download');
  await act(page, 'Download CV');
  expect((await saved).suggestedFilename()).toBe('ada-lovelace-analyst.pdf');
  const theirs = await openPage({ options: storageOf(provider) }, HIDDEN);
  await theirs.goto(draft.path);
  await expect(theirs.getByText('This is a draft. No one else can see it until it is published.')).toBeVisible();
  await act(theirs, 'Download CV');
  await notice(theirs, 'No data to show.');
});

test('a CV is exported in the JSON Resume format', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(client) });
  await page.goto(talent.path);
  const saved = page.waitForEvent('download');
  await act(page, 'Export as JSON Resume');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('ada-lovelace-analyst.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ basics: { label: 'Analyst' } });
});

test('staff see the owner of a CV', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(demoPerson('Staff')) });
  await page.goto(talent.path);
  await act(page, 'CV');
  await expect(dialog(page).getByRole('link', { name: provider.email })).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'CV as PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('ada-lovelace-analyst.pdf');
  await expect(actions(page).getByRole('link', { name: 'Edit' })).toBeAttached();
});

test('a client proposes a job to a talent, a provider a talent for a job, and cancelling proposes nothing', async ({
  openPage,
}) => {
  const page = await openPage({ options: storageOf(client) });
  await page.goto(talent.path);
  await act(page, 'Propose a job');
  // The client's only job is selected by default.
  await expect(dialog(page).getByRole('checkbox', { name: job.title })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await closed(page);
  expect(await proposed()).toBe(0);
  await act(page, 'Propose a job');
  await dialog(page).getByRole('button', { name: 'Propose 1 job' }).click();
  await notice(page, 'Proposal sent');
  await closed(page);
  expect(await proposed()).toBe(1);

  const other = await newTalent(provider, { name: 'Grace Hopper' });
  const theirs = await openPage({ options: storageOf(provider) });
  await theirs.goto(job.path);
  await act(theirs, 'Propose talents');
  // Selected by default: the only talent that has no relation with the job yet.
  await expect(dialog(theirs).getByRole('checkbox', { name: other.name })).toBeChecked();
  await dialog(theirs).getByRole('button', { name: 'Propose 1 talent' }).click();
  await notice(theirs, 'Proposal sent');
  expect(await proposed()).toBe(2);
});

test('visitors sign in first and return to the requested action', async ({ openPage, product }) => {
  const page = await openPage();
  await page.goto(talent.path);
  await act(page, 'Contact');
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('redirectTo'))).toBe(
    `goto:ext-talent-id:${talent.public_id}:contact`,
  );
  await signIn(page, client);
  await expect(dialog(page).getByRole('heading', { name: `Contact ${talent.name}` })).toBeVisible();
  await page.waitForURL(product.portal + talent.path);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(actions(page)).toBeVisible();
  expect(await dialog(page).count()).toBe(0);

  const visitor = await openPage();
  await visitor.goto(talent.path);
  await act(visitor, 'Download CV');
  const saved = visitor.waitForEvent('download');
  await signIn(visitor, client);
  expect((await saved).suggestedFilename()).toBe('ada-lovelace-analyst.pdf');
});

test('a visitor who applies signs up or signs in, and returns to the application', async ({ openPage, product }) => {
  const developer = await newPerson('Alan', 3);
  const skills = [{ id: job.skills[0]!.id, experience: 4, is_main: true }];
  const own = await newTalent(developer, { name: 'Alan Turing', skills });
  const page = await openPage();
  await page.goto(job.path);
  await act(page, 'Apply');
  await page.waitForURL('**/sign-up');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, developer);
  await expect(dialog(page).getByRole('checkbox', { name: own.name })).toBeChecked();
  await page.waitForURL(product.portal + job.path);

  // After applying, the job page and lists show the date of the application instead of the button.
  await dialog(page).getByRole('button', { name: 'Apply with 1 talent' }).click();
  await notice(page, 'Application sent');
  const applied = /^Applied on \d{1,2} \p{L}{3} \d{4}$/u;
  await expect(actions(page).getByText(applied)).toBeVisible();
  await expect(actions(page).getByRole('button', { name: 'Apply' })).toHaveCount(0);
  await page.goto(`/market/jobs?ids=${job.id}&matching=all`);
  await expect(page.getByRole('article').filter({ hasText: job.title }).getByText(applied)).toBeVisible();

  // The list in which the applicant saved the job, and the matches of the applicant's talent, show the date, too.
  const { json: list } = await ask('/lists/', { method: 'POST', token: developer.token, body: { name: 'Jobs' } });
  await ask(`/lists/${list.id}/items/`, { method: 'POST', token: developer.token, body: { request: job.id } });
  for (const path of [`/my/lists/${list.id}`, `/my/talents/${own.id}?tab=matches&linked=1`]) {
    await page.goto(path);
    const row = page.getByRole('article').filter({ hasText: job.title });
    await expect(row.getByText(applied)).toBeVisible();
    await expect(row.getByText('Proposed')).toHaveCount(0);
    await expectNoFindings(page);
  }

  // The related jobs on the page of another job show the date, too.
  const similar = await newJob(client, { title: 'Similar job', skills });
  await page.goto(similar.path);
  const related = page.getByRole('region', { name: 'Jobs with the same skills' });
  await expect(related.getByRole('listitem').filter({ hasText: job.title }).getByText(applied)).toBeVisible();
  await expectNoFindings(page);
});

test('an unavailable action in the URL opens nothing and is removed from the URL', async ({ openPage, product }) => {
  const page = await openPage({ options: storageOf(client) });
  for (const asked of ['propose', 'delete']) {
    await page.goto(`${job.path}?action=${asked}`, { waitUntil: 'networkidle' });
    await page.waitForURL(product.portal + job.path);
    await expect(actions(page)).toBeVisible();
    expect(await dialog(page).count()).toBe(0);
  }
});

test('owners can open a card in their own area, and see who else can view it', async ({ openPage }) => {
  const hidden = await newTalent(provider, { name: 'Hidden', is_private: true });
  const page = await openPage({ options: storageOf(provider) }, HIDDEN);
  await page.goto(hidden.path);
  await expect(page.getByText('This is private. Only its owner, their company and staff can see it.')).toBeVisible();
  expect(await actions(page).getByRole('button', { name: 'Contact' }).count()).toBe(0);
  await actions(page).getByRole('link', { name: 'Open in my area' }).click();
  await page.waitForURL(`**/my/talents/${hidden.id}`);
});

test('five related talents with the same skills are shown, without the card itself', async ({ openPage }) => {
  const { items } = await api<TalentPage>('/market_2/talents/?skills=1&limit=1&facets=0');
  const card = items[0]!;
  const main = card.skills.filter((each) => each.is_main);
  const page = await openPage();
  await page.goto(card.path);
  const related = page.getByRole('region', { name: 'Talents with the same skills' });
  await expect(related.getByRole('listitem').nth(4)).toBeVisible();
  expect(await related.getByRole('listitem').count()).toBe(5);
  const paths = await related
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  expect(paths).not.toContain(card.path);
  await related.getByRole('link', { name: 'Show all' }).click();
  await page.waitForURL('**/market/talents?skills=**');
  for (const { name } of main.slice(0, 5))
    await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`a card and its dialogs are accessible at ${width} px`, async ({ openPage }) => {
    const page = await openPage({ width, options: storageOf(client) });
    await page.goto(talent.path);
    await expect(actions(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoFindings(page);
    const more = page.getByRole('button', { name: 'More', exact: true });
    if (width === 390) {
      await more.click();
      await expectNoFindings(page);
    }
    await act(page, 'Contact');
    await expect(dialog(page).getByLabel('Message')).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await closed(page);
    const opener = width === 390 ? more : actions(page).getByRole('button', { name: 'Contact' });
    await expect(opener.and(page.locator(':focus'))).toBeVisible();
    await expectNothingLost(page);
  });
}
