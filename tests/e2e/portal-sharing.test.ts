import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { doMore } from './more-menu.ts';
import { portalWindows } from './portal-window.ts';
import { notice } from './settings-window.ts';
import { type Person, ask, newPerson, storageOf } from './signed-in.ts';

const open = portalWindows();
const REFUSED = /Failed to load resource/;
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

test('somebody makes a link with a password, a client opens it, and nothing is left when it is removed', async () => {
  const { person, talent } = await provider();
  const page = await open({ options: storageOf(person) });
  await page.goto(`/my/talents/${talent.id}`);
  await doMore(page, 'Ada Shared', 'Share…');
  await dialog(page).getByText('Make a link for each client').waitFor();
  await expectNoFindings(page);
  await dialog(page).getByRole('button', { name: 'New link' }).click();
  await dialog(page).getByLabel('For whom').fill('Northwind');
  await dialog(page).getByLabel('Comment').fill('They asked by mail');
  await dialog(page).getByLabel('Password', { exact: true }).fill('otters paint');
  await expectNoFindings(page);
  await dialog(page).getByRole('button', { name: 'Make and copy link' }).dblclick();
  await dialog(page).getByText('Rates hidden').waitFor();
  const { items } = (await ask(`/talents/${talent.id}/tags/`, { token: person.token })).json;
  expect(items).toMatchObject([{ tag: 'Northwind', has_password: true, show_rates: false }]);

  const link = new URL(items[0].url).pathname;
  // A browser without a window says so, and isn't counted as a person's.
  const client = await open({ options: { userAgent: CHROME } }, REFUSED);
  await client.goto(link);
  await client.getByText('This link opens with a password.').waitFor();
  await expectNoFindings(client);
  await client.getByLabel('Password', { exact: true }).fill('otters');
  await client.getByRole('button', { name: 'Open' }).click();
  await client.getByText('This is not the password of this link.').waitFor();
  await client.getByLabel('Password', { exact: true }).fill('otters paint');
  await client.getByLabel('Password', { exact: true }).press('Enter');
  await client.getByRole('heading', { name: 'Ada Shared' }).waitFor();
  expect(new URL(client.url()).pathname).toBe(link);
  expect(await client.content()).not.toContain('$73');
  await expectNothingLost(client);
  const saved = client.waitForEvent('download');
  await client.getByRole('button', { name: 'Download CV' }).click();
  expect((await saved).suggestedFilename()).toBe('ada-shared-rust-developer.pdf');
  expect(
    await client.evaluate(() => JSON.stringify([...Object.values(localStorage), ...Object.values(sessionStorage)])),
  ).not.toContain('otters');

  await dialog(page).getByRole('button', { name: 'More for Northwind' }).click();
  await page.getByRole('menuitem', { name: 'Edit…' }).click();
  await dialog(page).getByText('Show rates').click();
  await dialog(page).getByText('Open without a password from now on').click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await notice(page, 'Tag “Northwind” was changed');
  await client.reload();
  await client.getByText('$73').first().waitFor();
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
  await views.getByText('1', { exact: true }).waitFor();
  // What was announced of the form is gone with the page.
  await page.reload();
  await views.getByText('1', { exact: true }).waitFor();
  await expectNoFindings(page);
  await page.getByRole('link', { name: '1 year' }).click();
  await views.getByText('1', { exact: true }).waitFor();
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await table).suggestedFilename()).toMatch(/^statistics-[\d-]+\.csv$/);
  await page.getByLabel('E-mail').fill('ann@client.example');
  await page.getByRole('button', { name: 'Give access' }).click();
  const password = (await page.getByRole('status').locator('strong').textContent())!;
  const guest = await open({ width: 820 }, REFUSED);
  await guest.goto(new URL(page.url()).pathname);
  await guest.getByLabel('E-mail or key').fill('ann@client.example');
  await guest.getByLabel('Password', { exact: true }).fill('not this one');
  await guest.getByRole('button', { name: 'Show statistics' }).click();
  await guest.getByText('do not belong together').waitFor();
  await guest.getByLabel('Password', { exact: true }).fill(password);
  await guest.getByRole('button', { name: 'Show statistics' }).click();
  await guest.getByRole('heading', { name: 'Ada Shared' }).waitFor();
  await expectNothingLost(guest);
  expect(await guest.getByText('Who else sees this').count()).toBe(0);
  await page.getByRole('button', { name: 'Remove the access of ann@client.example' }).click();
  await notice(page, 'The access of ann@client.example was removed.');
  await guest.getByRole('link', { name: '7 days' }).click();
  await guest.getByLabel('E-mail or key').waitFor();
  await page.goBack();
  await page.goBack();
  await doMore(page, 'Ada Shared', 'Share…');
  await dialog(page).getByText('1 view', { exact: true }).waitFor();

  await dialog(page).getByRole('button', { name: 'More for Northwind' }).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await notice(page, 'Tag “Northwind” was removed.');
  await dialog(page).getByText('Make a link for each client').waitFor();
  await client.reload();
  await client.getByRole('heading', { name: 'Page not found' }).waitFor();
});

test('a shared list leads to its cards and back, on a phone too', async () => {
  const { person, talent } = await provider();
  await ask(`/talents/${talent.id}/`, { method: 'PATCH', token: person.token, body: { is_private: false } });
  const list = (await ask('/lists/', { method: 'POST', token: person.token, body: { name: 'Rust people' } })).json;
  await ask(`/lists/${list.id}/items/`, { method: 'POST', token: person.token, body: { talent: talent.id } });
  const page = await open({ options: storageOf(person) });
  await page.goto(`/my/lists/${list.id}`);
  await doMore(page, 'Rust people', 'Share…');
  await dialog(page).getByRole('button', { name: 'New link' }).click();
  await dialog(page).getByLabel('For whom').fill('Northwind');
  await dialog(page).getByRole('button', { name: 'Make and copy link' }).click();
  await dialog(page).getByRole('button', { name: 'Copy link for Northwind' }).waitFor();
  await expectNoFindings(page);
  const { items } = (await ask(`/lists/${list.id}/tags/`, { token: person.token })).json;

  const client = await open({ width: 390, scheme: 'dark' });
  await client.goto(new URL(items[0].url).pathname);
  await client.getByRole('heading', { name: 'Rust people' }).waitFor();
  await expectNoFindings(client);
  await client.getByRole('link', { name: 'Ada Shared' }).click();
  await client.getByText('Builds engines.').waitFor();
  expect(await client.content()).not.toContain('$73');
  await expectNothingLost(client);
  await client.getByRole('link', { name: 'Back to the list' }).click();
  await client.getByRole('heading', { name: 'Rust people' }).waitFor();
});

test('a client compares talents of a shared list, reloads, goes back and drops one', async () => {
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

  const client = await open({ width: 820 });
  await client.goto(new URL(hidden).pathname);
  await client.getByRole('checkbox', { name: 'Compare Ada Shared' }).press('Space');
  await client.getByText('Tick another talent to compare').waitFor();
  await client.getByText('Compare', { exact: true }).last().waitFor();
  await client.getByRole('checkbox', { name: 'Compare Grace Shared' }).press('Space');
  await client.getByText('2 of at most 5 talents').waitFor();
  await expectNoFindings(client);
  await client.getByRole('link', { name: 'Compare', exact: true }).press('Enter');
  const table = client.getByRole('region', { name: 'Talents side by side' });
  await table
    .getByRole('row', { name: /^COBOL/ })
    .getByText('20 yrs')
    .waitFor();
  await table.getByRole('group', { name: 'Your verdict on Ada Shared' }).waitFor();
  expect(await client.content()).not.toMatch(/\$73|Rate/);
  await expectNoFindings(client);
  await client.reload();
  await table.getByRole('row', { name: /^Rust/ }).getByText('7 yrs').waitFor();
  await client.goBack();
  await client.getByText('2 of at most 5 talents').waitFor();
  await client.goForward();
  await table.waitFor();
  await expectNothingLost(client);
  await table.getByRole('button', { name: 'Take Grace Shared out' }).click();
  expect(await client.getByRole('checkbox', { name: 'Compare Ada Shared' }).isChecked()).toBe(true);

  const picks = new URL(client.url()).search.replace('pick', 'compare');
  await client.goto(`${new URL(rated).pathname}${picks},${keyOf(await publicIdOf(other.id, person))}`);
  await table.getByRole('row', { name: /^Rate/ }).getByText('$73').first().waitFor();
});

const publicIdOf = async (id: number, { token }: Person) => (await ask(`/talents/${id}/`, { token })).json.public_id;
const keyOf = (publicId: string) => publicId.split('-', 2).join('-');

test('a client answers by a link without an account, the owner reads it, proposes and closes', async () => {
  const { person, talent } = await provider();
  await ask(`/talents/${talent.id}/`, { method: 'PATCH', token: person.token, body: { is_private: false } });
  const list = (await ask('/lists/', { method: 'POST', token: person.token, body: { name: 'Rust people' } })).json;
  await ask(`/lists/${list.id}/items/`, { method: 'POST', token: person.token, body: { talent: talent.id } });
  const tag = { tag: 'Northwind', password: 'otters paint' };
  const made = await ask(`/lists/${list.id}/create_tag/`, { method: 'POST', token: person.token, body: tag });
  const client = await open({ width: 390, options: { userAgent: CHROME } }, REFUSED);
  await client.goto(new URL(made.json.url).pathname);
  await client.getByLabel('Password', { exact: true }).fill(tag.password);
  await client.getByRole('button', { name: 'Open' }).click();
  const verdict = (page: Page) => page.getByRole('group', { name: 'Your verdict on Ada Shared' });
  const answer = (page: Page, word: string) => verdict(page).getByRole('button', { name: word, exact: true });
  await answer(client, 'Yes').waitFor();
  expect(await keptFor(client)).toEqual([]);
  await answer(client, 'Yes').click();
  await saidAloud(client);
  await expectNoFindings(client);
  await dialog(client).getByLabel('Your name').fill('Ann of Northwind');
  await dialog(client).getByLabel('A line, if you like').fill('Can she start in May?');
  await dialog(client).getByRole('button', { name: 'Send' }).dblclick();
  await client.getByText('“Can she start in May?”').waitFor();
  expect(await answer(client, 'Yes').getAttribute('aria-pressed')).toBe('true');
  expect(await keptFor(client)).toHaveLength(1);
  await saidAloud(client);
  await expectNoFindings(client);
  await expectNothingLost(client);
  // On the card's own page it stands too, and another word needs no name any more.
  await client.getByRole('link', { name: 'Ada Shared' }).click();
  await client.getByText('Builds engines.').waitFor();
  await answer(client, 'Maybe').press('Enter');
  await pressed(answer(client, 'Maybe'));
  await client.getByRole('link', { name: 'Back to the list' }).click();
  await pressed(answer(client, 'Maybe'));
  await answer(client, 'Yes').click();
  await pressed(answer(client, 'Yes'));

  const page = await open({ options: storageOf(person) });
  await page.goto('/my/lists');
  await doMore(page, 'Rust people', 'Share…');
  await dialog(page).getByText('1 verdict', { exact: true }).waitFor();
  await dialog(page).getByRole('button', { name: 'More for Northwind' }).click();
  await page.getByRole('menuitem', { name: 'Close verdicts' }).click();
  await notice(page, '“Northwind” takes no more verdicts');
  await dialog(page).getByText('Verdicts closed').waitFor();
  await answer(client, 'No').click();
  await client.getByText('You said yes: “Can she start in May?”').waitFor();
  await dialog(page).getByRole('link', { name: 'Statistics' }).click();
  const said = page.getByRole('list', { name: 'Verdicts' }).getByRole('listitem');
  await said.getByText('Ann of Northwind').waitFor();
  expect(await said.count()).toBe(1);
  expect(await said.innerText()).toContain('“Can she start in May?”');
  await expectNoFindings(page);
  await said.getByRole('button', { name: 'Propose Ada Shared' }).click();
  await dialog(page).getByText('Whom:').waitFor();
  await dialog(page).getByLabel('Matching').selectOption('all');
  await dialog(page).getByRole('checkbox').first().press('Space');
  await dialog(page).getByRole('button', { name: 'Propose 1 job' }).click();
  await notice(page, 'Proposal sent');
  const { total } = (await ask(`/talents/${talent.id}/get_relations/?status=all`, { token: person.token })).json;
  expect(total).toBe(1);
  await expectNothingLost(page);
});

const keptFor = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('verdicts:')));
/** What was announced of a button that has gone is forgotten some seconds later. */
const saidAloud = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-live-announcer] [role="img"]'));
const pressed = (button: Locator) => expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
