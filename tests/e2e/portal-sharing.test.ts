import type { Locator, Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { doMore } from './more-menu.ts';
import { type Person, newPerson, storageOf } from '../fixtures/people.ts';
import { notice } from './notice.ts';
import { ask } from '../fixtures/api.ts';
import { fromOwnAddress } from '../fixtures/client-address.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const TALENT = {
  name: 'Ada Shared',
  title: 'Rust developer',
  summary: '<p>Builds engines.</p>',
  hourly_rate: 73,
  is_private: true,
  skills: [{ name: 'Rust', experience: 7, is_main: true }],
};

async function provider(): Promise<{ person: Person; talent: { id: number } }> {
  const person = await newPerson('Pia', 2);
  const made = await ask('/talents/', { method: 'POST', token: person.token, body: TALENT });
  expect(made.status, made.text).toBe(200);
  return { person, talent: made.json };
}

const dialog = (page: Page) => page.getByRole('dialog');

test('an owner creates a link with a password, a client opens it, and the removed link shows the not-found page', async ({
  openPage,
}) => {
  const { person, talent } = await provider();
  const page = await openPage({ options: storageOf(person) });
  await page.goto(`/my/talents/${talent.id}`);
  await doMore(page, 'Ada Shared', 'Share…');
  await expect(dialog(page).getByText('Create a link for each client')).toBeVisible();
  await expectNoFindings(page);
  await dialog(page).getByRole('button', { name: 'New link' }).click();
  await dialog(page).getByLabel('Recipient').fill('Northwind');
  await dialog(page).getByLabel('Comment').fill('They asked by mail');
  await dialog(page).getByLabel('Password', { exact: true }).fill('otters paint');
  await expectNoFindings(page);
  await dialog(page).getByRole('button', { name: 'Create and copy link' }).dblclick();
  await expect(dialog(page).getByText('Rates hidden')).toBeVisible();
  const { items } = (await ask(`/talents/${talent.id}/tags/`, { token: person.token })).json;
  expect(items).toMatchObject([{ tag: 'Northwind', has_password: true, show_rates: false }]);

  const link = new URL(items[0].url).pathname;
  // User agent of a regular browser, because views by headless browsers are not counted.
  const client = await openPage({ options: { userAgent: CHROME } }, REFUSED);
  await client.goto(link);
  await expect(client.getByText('This link is protected.')).toBeVisible();
  await expectNoFindings(client);
  await client.getByLabel('Password', { exact: true }).fill('otters');
  await client.getByRole('button', { name: 'Open link' }).click();
  await expect(client.getByText('This is not the password of this link.')).toBeVisible();
  await client.getByLabel('Password', { exact: true }).fill('otters paint');
  await client.getByLabel('Password', { exact: true }).press('Enter');
  await expect(client.getByRole('heading', { name: 'Ada Shared' })).toBeVisible();
  expect(new URL(client.url()).pathname).toBe(link);
  expect(await client.content()).not.toContain('$73');
  await expectNothingLost(client);
  const saved = client.waitForEvent('download');
  await client.getByRole('button', { name: 'Download CV' }).click();
  expect((await saved).suggestedFilename()).toBe('ada-shared-rust-developer.pdf');
  const exported = client.waitForEvent('download');
  await client.getByRole('button', { name: 'Export as JSON Resume' }).click();
  expect((await exported).suggestedFilename()).toBe('ada-shared-rust-developer.json');
  expect(
    await client.evaluate(() => JSON.stringify([...Object.values(localStorage), ...Object.values(sessionStorage)])),
  ).not.toContain('otters');

  await dialog(page).getByRole('button', { name: 'More for Northwind' }).click();
  await page.getByRole('menuitem', { name: 'Edit…' }).click();
  await dialog(page).getByText('Show rates').click();
  await dialog(page).getByText('Remove the password').click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await notice(page, 'Tag “Northwind” was changed');
  await client.reload();
  await expect(client.getByText('$73').first()).toBeVisible();
  await expectNoFindings(client);

  await dialog(page).getByRole('button', { name: 'More for Northwind' }).click();
  await page.getByRole('menuitem', { name: 'QR code…' }).click();
  const picture = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download picture' }).click();
  expect((await picture).suggestedFilename()).toBe('Northwind.png');
  await dialog(page).getByRole('button', { name: 'Back' }).click();

  await dialog(page).getByRole('link', { name: 'Statistics' }).click();
  const views = page
    .getByRole('list', { name: 'From views to contacts' })
    .getByRole('listitem')
    .filter({ hasText: 'Views' });
  await expect(views.getByText('1', { exact: true })).toBeVisible();
  // Reloads to remove the announcer's elements, which axe would report.
  await page.reload();
  await expect(views.getByText('1', { exact: true })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name: '1 year' }).click();
  await expect(views.getByText('1', { exact: true })).toBeVisible();
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV (comma)' }).click();
  expect((await table).suggestedFilename()).toMatch(/^statistics-[\d-]+\.csv$/);
  await page.getByLabel('Email').fill('ann@client.example');
  await page.getByRole('button', { name: 'Give access' }).click();
  const password = (await page.getByRole('status').locator('strong').textContent())!;
  const guest = await openPage({ width: 820 }, REFUSED);
  await guest.goto(new URL(page.url()).pathname);
  await guest.getByLabel('Email or key').fill('ann@client.example');
  await guest.getByLabel('Password', { exact: true }).fill('not this one');
  await guest.getByRole('button', { name: 'Show statistics' }).click();
  await expect(guest.getByText('don’t match')).toBeVisible();
  await guest.getByLabel('Password', { exact: true }).fill(password);
  await guest.getByRole('button', { name: 'Show statistics' }).click();
  await expect(guest.getByRole('heading', { name: 'Ada Shared' })).toBeVisible();
  await expectNothingLost(guest);
  expect(await guest.getByText('Access for others').count()).toBe(0);
  await page.getByRole('button', { name: 'Remove the access of ann@client.example' }).click();
  await notice(page, 'The access of ann@client.example was removed.');
  await guest.getByRole('link', { name: '7 days' }).click();
  await expect(guest.getByLabel('Email or key')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await doMore(page, 'Ada Shared', 'Share…');
  await expect(dialog(page).getByText('1 view', { exact: true })).toBeVisible();

  await dialog(page).getByRole('button', { name: 'More for Northwind' }).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await dialog(page).getByRole('button', { name: 'Remove link' }).click();
  await notice(page, 'Tag “Northwind” was removed.');
  await expect(dialog(page).getByText('Create a link for each client')).toBeVisible();
  await client.reload();
  await expect(client.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a shared list links to its cards and back, also on a phone', async ({ openPage }) => {
  const { person, talent } = await provider();
  await ask(`/talents/${talent.id}/`, { method: 'PATCH', token: person.token, body: { is_private: false } });
  const list = (await ask('/lists/', { method: 'POST', token: person.token, body: { name: 'Rust people' } })).json;
  await ask(`/lists/${list.id}/items/`, { method: 'POST', token: person.token, body: { talent: talent.id } });
  const page = await openPage({ options: storageOf(person) });
  await page.goto(`/my/lists/${list.id}`);
  await doMore(page, 'Rust people', 'Share…');
  await dialog(page).getByRole('button', { name: 'New link' }).click();
  await dialog(page).getByLabel('Recipient').fill('Northwind');
  await dialog(page).getByRole('button', { name: 'Create and copy link' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Copy link for Northwind' })).toBeVisible();
  await expectNoFindings(page);
  const { items } = (await ask(`/lists/${list.id}/tags/`, { token: person.token })).json;

  const client = await openPage({ width: 390, scheme: 'dark' });
  await client.goto(new URL(items[0].url).pathname);
  await expect(client.getByRole('heading', { name: 'Rust people' })).toBeVisible();
  await expectNoFindings(client);
  await client.getByRole('link', { name: 'Ada Shared' }).click();
  await expect(client.getByText('Builds engines.')).toBeVisible();
  expect(await client.content()).not.toContain('$73');
  await expectNothingLost(client);
  await client.getByRole('link', { name: 'Back to the list' }).click();
  await expect(client.getByRole('heading', { name: 'Rust people' })).toBeVisible();
});

test('a client compares talents of a shared list, reloads, goes back and removes one', async ({ openPage }) => {
  const { person, talent } = await provider();
  await ask(`/talents/${talent.id}/`, { method: 'PATCH', token: person.token, body: { is_private: false } });
  const body = {
    ...TALENT,
    name: 'Grace Shared',
    is_private: false,
    skills: [{ name: 'COBOL', experience: 20, is_main: true }],
  };
  const other = (await ask('/talents/', { method: 'POST', token: person.token, body })).json;
  const list = (await ask('/lists/', { method: 'POST', token: person.token, body: { name: 'Engine people' } })).json;
  for (const id of [talent.id, other.id])
    await ask(`/lists/${list.id}/items/`, { method: 'POST', token: person.token, body: { talent: id } });
  const make = (tag: object) =>
    ask(`/lists/${list.id}/create_tag/`, { method: 'POST', token: person.token, body: tag });
  const hidden = (await make({ tag: 'Northwind' })).json.url;
  const rated = (await make({ tag: 'Southwind', show_rates: true })).json.url;

  const client = await openPage({ width: 820 });
  await client.goto(new URL(hidden).pathname);
  await client.getByRole('checkbox', { name: 'Compare Ada Shared' }).press('Space');
  await expect(client.getByText('Select another talent to compare')).toBeVisible();
  await expect(client.getByText('Compare', { exact: true }).last()).toBeVisible();
  await client.getByRole('checkbox', { name: 'Compare Grace Shared' }).press('Space');
  await expect(client.getByText('2 of at most 5 talents')).toBeVisible();
  await expectNoFindings(client);
  await client.getByRole('link', { name: 'Compare', exact: true }).press('Enter');
  const table = client.getByRole('region', { name: 'Talents side by side' });
  await expect(table.getByRole('row', { name: /^COBOL/ }).getByText('20 yrs')).toBeVisible();
  await expect(table.getByRole('group', { name: 'Your verdict on Ada Shared' })).toBeVisible();
  expect(await client.content()).not.toMatch(/\$73|Rate/);
  await expectNoFindings(client);
  await client.reload();
  await expect(table.getByRole('row', { name: /^Rust/ }).getByText('7 yrs')).toBeVisible();
  await client.goBack();
  await expect(client.getByText('2 of at most 5 talents')).toBeVisible();
  await client.goForward();
  await expect(table).toBeVisible();
  await expectNothingLost(client);
  await table.getByRole('button', { name: 'Remove Grace Shared' }).click();
  expect(await client.getByRole('checkbox', { name: 'Compare Ada Shared' }).isChecked()).toBe(true);

  const picks = new URL(client.url()).search.replace('pick', 'compare');
  await client.goto(`${new URL(rated).pathname}${picks},${keyOf(await publicIdOf(other.id, person))}`);
  await expect(table.getByRole('row', { name: /^Rate/ }).getByText('$73').first()).toBeVisible();
});

const publicIdOf = async (id: number, { token }: Person) => (await ask(`/talents/${id}/`, { token })).json.public_id;
const keyOf = (publicId: string) => publicId.split('-', 2).join('-');

test('a client gives a verdict through a link without an account, and the owner reads it, proposes and closes verdicts', async ({
  openPage,
}) => {
  const { person, talent } = await provider();
  await ask(`/talents/${talent.id}/`, { method: 'PATCH', token: person.token, body: { is_private: false } });
  const list = (await ask('/lists/', { method: 'POST', token: person.token, body: { name: 'Rust people' } })).json;
  await ask(`/lists/${list.id}/items/`, { method: 'POST', token: person.token, body: { talent: talent.id } });
  const tag = { tag: 'Northwind', password: 'otters paint' };
  const made = await ask(`/lists/${list.id}/create_tag/`, { method: 'POST', token: person.token, body: tag });
  const client = await openPage({ width: 390, options: { userAgent: CHROME } }, REFUSED);
  await client.goto(new URL(made.json.url).pathname);
  await client.getByLabel('Password', { exact: true }).fill(tag.password);
  await client.getByRole('button', { name: 'Open link' }).click();
  const verdict = (page: Page) => page.getByRole('group', { name: 'Your verdict on Ada Shared' });
  const answer = (page: Page, word: string) => verdict(page).getByRole('button', { name: `${word} for Ada Shared` });
  await expect(answer(client, 'Yes')).toBeVisible();
  expect(await keptFor(client)).toEqual([]);
  await answer(client, 'Yes').click();
  await saidAloud(client);
  await expectNoFindings(client);
  await dialog(client).getByLabel('Your name').fill('Ann of Northwind');
  await dialog(client).getByLabel('Comment (optional)').fill('Can she start in May?');
  await dialog(client).getByRole('button', { name: 'Send verdict' }).dblclick();
  await expect(client.getByText('“Can she start in May?”')).toBeVisible();
  expect(await answer(client, 'Yes').getAttribute('aria-pressed')).toBe('true');
  expect(await keptFor(client)).toHaveLength(1);
  await saidAloud(client);
  await expectNoFindings(client);
  await expectNothingLost(client);
  // The verdict is also shown on the card's page, and changing it does not ask for a name again.
  await client.getByRole('link', { name: 'Ada Shared' }).click();
  await expect(client.getByText('Builds engines.')).toBeVisible();
  await answer(client, 'Maybe').press('Enter');
  await pressed(answer(client, 'Maybe'));
  await client.getByRole('link', { name: 'Back to the list' }).click();
  await pressed(answer(client, 'Maybe'));
  await answer(client, 'Yes').click();
  await pressed(answer(client, 'Yes'));

  const page = await openPage({ options: storageOf(person) });
  await page.goto('/my/lists');
  await doMore(page, 'Rust people', 'Share…');
  await expect(dialog(page).getByText('1 verdict', { exact: true })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'More for Northwind' }).click();
  await page.getByRole('menuitem', { name: 'Close verdicts' }).click();
  await notice(page, 'Verdicts for “Northwind” are closed');
  await expect(dialog(page).getByText('Verdicts closed')).toBeVisible();
  await answer(client, 'No').click();
  await expect(client.getByText('You said yes: “Can she start in May?”')).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Statistics' }).click();
  const said = page.getByRole('list', { name: 'Verdicts' }).getByRole('listitem');
  await expect(said.getByText('Ann of Northwind')).toBeVisible();
  expect(await said.count()).toBe(1);
  expect(await said.innerText()).toContain('“Can she start in May?”');
  await expectNoFindings(page);
  await said.getByRole('button', { name: 'Propose Ada Shared' }).click();
  await expect(dialog(page).getByText(/^Talent:/)).toBeVisible();
  await dialog(page).getByLabel('Matching').selectOption('all');
  await dialog(page).getByRole('checkbox').first().press('Space');
  await dialog(page).getByRole('button', { name: 'Propose 1 job' }).click();
  await notice(page, 'Proposal sent');
  const { total } = (await ask(`/talents/${talent.id}/get_relations/?status=all`, { token: person.token })).json;
  expect(total).toBe(1);
  await expectNothingLost(page);
});

test('the owner removes one verdict and all verdicts of a visitor, and sees that a limit was reached', async ({
  openPage,
}) => {
  const { person, talent } = await provider();
  const { url } = (
    await ask(`/talents/${talent.id}/create_tag/`, { method: 'POST', token: person.token, body: { tag: 'Northwind' } })
  ).json;
  const key = new URL(url).pathname.split('/')[2]!;
  const address = fromOwnAddress();
  const say = (name: string, at: number) =>
    ask(`/talents/${key}/open/verdict/`, {
      method: 'POST',
      body: { voter: String(at).padStart(22, 'v'), name, word: 'no' },
      headers: address,
    });
  for (let at = 0; at < 20; at += 1) await say(at === 0 ? 'Ann of Northwind' : `Visitor ${at}`, at);
  expect((await say('One too many', 99)).status).toBe(429);

  const page = await openPage({ options: storageOf(person) });
  await page.goto(`/my/talents/${talent.id}`);
  await doMore(page, 'Ada Shared', 'Share…');
  await expect(dialog(page).getByText('Verdict limit reached')).toBeVisible();
  await expectNoFindings(page);
  await dialog(page).getByRole('link', { name: 'Statistics' }).click();
  const said = page.getByRole('list', { name: 'Verdicts' }).getByRole('listitem');
  await expect(said).toHaveCount(20);
  await page.getByRole('button', { name: 'More for the verdict by Visitor 19' }).click();
  await page.getByRole('menuitem', { name: 'Remove verdict…' }).click();
  await expectNoFindings(page);
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await notice(page, 'Verdict removed');
  await expect(said).toHaveCount(19);
  await page.getByRole('button', { name: 'More for the verdict by Ann of Northwind' }).click();
  await page.getByRole('menuitem', { name: 'Remove all by Ann of Northwind…' }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(said).toHaveCount(18);
  await expect(said.getByText('Ann of Northwind')).toHaveCount(0);
  await page.goto(`/my/talents/${talent.id}`);
  await doMore(page, 'Ada Shared', 'Share…');
  await expect(dialog(page).getByText('Northwind', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('Verdict limit reached')).toHaveCount(0);
});

test('a visitor of a share link returns to it after signing in', async ({ openPage }) => {
  const { person, talent } = await provider();
  const { url } = (
    await ask(`/talents/${talent.id}/create_tag/`, { method: 'POST', token: person.token, body: { tag: 'Northwind' } })
  ).json;
  const client = await newPerson('Cleo');
  const page = await openPage();
  const { pathname } = new URL(url);
  await page.goto(pathname);
  await expect(page.getByText('Builds engines.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByRole('textbox', { name: 'Email' }).fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((at) => at.pathname.startsWith(pathname.split('-').slice(0, 3).join('-')));
  await expect(page.getByText('Builds engines.')).toBeVisible();
});

const keptFor = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('verdicts:')));
/** Waits until React Aria's announcer no longer refers to a removed button, which takes several seconds. */
const saidAloud = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-live-announcer] [role="img"]'));
const pressed = (button: Locator) => expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
