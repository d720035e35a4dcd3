import type { CardList, ListItem } from '@crewdock/contract/lists';
import type { RequestPage, TalentPage } from '@crewdock/contract/market';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { doMore } from './more-menu.ts';
import { signIn } from './own-cards.ts';
import { type Person, demoPerson, newPerson, storageOf } from '../fixtures/people.ts';
import { api, ask } from '../fixtures/api.ts';
import { notice } from './notice.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

let talents: TalentPage['items'];
let jobs: RequestPage['items'];

test.beforeAll(async () => {
  ({ items: talents } = await api<TalentPage>('/market_2/talents/?limit=3'));
  ({ items: jobs } = await api<RequestPage>('/market_2/requests/?limit=3'));
});

async function lists({ token }: Person, query = ''): Promise<(CardList & { item: number | null })[]> {
  return (await ask(`/lists/?${query}`, { token })).json.items;
}

async function newList({ token }: Person, name: string, ...cards: object[]): Promise<CardList> {
  const list = (await ask('/lists/', { method: 'POST', token, body: { name } })).json;
  for (const body of cards) await ask(`/lists/${list.id}/items/`, { method: 'POST', token, body });
  return list;
}

async function itemsOf({ token }: Person, { id }: CardList): Promise<ListItem[]> {
  return (await ask(`/lists/${id}/`, { token })).json.items;
}

async function publish({ token }: Person, { id }: CardList): Promise<string> {
  return (await ask(`/lists/${id}/`, { method: 'PATCH', token, body: { is_public: true } })).json.public_path;
}

const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('lists are created, renamed and archived, and a cancelled dialog changes nothing', async ({ openPage }) => {
  const person = await newPerson('Lena');
  const page = await openPage({ options: storageOf(person) });
  // Waits for the request that saves the visited page as the target of `/my`.
  const told = () => page.waitForResponse(/\/profile\/$/);
  await Promise.all([told(), page.goto('/my/jobs')]);
  const lead = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My lists' });
  await Promise.all([told(), lead.click()]);
  await expect(page.getByText('No lists yet')).toBeVisible();
  const name = page.getByRole('dialog').getByLabel('Name');
  const focused = page.locator(':focus');

  const add = page.getByRole('button', { name: 'New list' });
  await add.click();
  await name.fill('Not this one');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await lists(person)).toEqual([]);

  await add.and(focused).press('Enter');
  await name.fill('Rust people');
  await name.press('Enter');
  await notice(page, 'Data added successfully');
  await expect(row(page, 'Rust people').getByText('Nothing in it yet')).toBeVisible();

  const more = page.getByRole('button', { name: 'More for Rust people' });
  await doMore(page, 'Rust people', 'Rename');
  await name.fill('Never');
  await name.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await lists(person)).toMatchObject([{ name: 'Rust people' }]);

  await more.and(focused).press('Enter');
  await page.keyboard.press('Enter');
  await name.fill('Go people');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await notice(page, 'Data successfully updated');
  await expect(row(page, 'Go people')).toBeVisible();

  await doMore(page, 'Go people', 'Archive');
  const undo = page.getByRole('log').getByRole('button', { name: 'Undo' });
  // Hovering keeps the notice open while the list is loading.
  await undo.hover();
  await expect(page.getByText('No lists yet')).toBeVisible();
  await undo.click();
  await expect(row(page, 'Go people')).toBeVisible();
  await doMore(page, 'Go people', 'Archive');
  await expect(page.getByText('No lists yet')).toBeVisible();
  await page.getByRole('link', { name: 'Archive 1' }).click();
  await doMore(page, 'Go people', 'Restore');
  await expect(page.getByText('Nothing archived')).toBeVisible();
  expect(await lists(person)).toMatchObject([{ name: 'Go people', is_active: true }]);
  await page.goto('/my');
  await page.waitForURL('**/my/lists');
});

test('a card is added to lists by keyboard from the market, and removed again', async ({ openPage }) => {
  const person = await newPerson('Karl');
  const kept = await newList(person, 'Kept before');
  const [talent] = talents;
  const page = await openPage({ options: storageOf(person) }, REFUSED);
  await page.goto('/market/talents');
  const opener = page.getByRole('button', { name: `Add ${talent!.name} to a list` });
  const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await tick('Kept before').focus();
  await Promise.all([page.waitForResponse(/\/items\//), page.keyboard.press('Space')]);
  expect(await itemsOf(person, kept)).toHaveLength(1);

  await page.getByLabel('New list').fill('Made here');
  await page.keyboard.press('Enter');
  await notice(page, 'Data added successfully');
  await page.waitForFunction(() => document.querySelectorAll('[role=dialog] input:checked').length === 2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener.and(page.locator(':focus'))).toBeVisible();
  expect((await lists(person, `talent=${talent!.id}`)).map(({ name, item }) => [name, item !== null])).toEqual([
    ['Made here', true],
    ['Kept before', true],
  ]);

  await page.keyboard.press('Enter');
  await tick('Made here').focus();
  await Promise.all([page.waitForResponse(/\/items\/\d+\//), page.keyboard.press('Space')]);
  expect((await lists(person, `talent=${talent!.id}`))[0]).toMatchObject({ name: 'Made here', item: null });

  // A change that the server rejects is reverted.
  await page.route('**/api/lists/*/items/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', detail: 'No.', request_id: '' } }),
  );
  await tick('Kept before').press('Space');
  await notice(page, 'Something went wrong.');
  await expect(page.getByRole('checkbox', { name: 'Made here', checked: false })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Kept before', checked: true })).toBeVisible();
  await page.getByRole('link', { name: 'All my lists' }).click();
  await expect(row(page, 'Kept before').getByText('1 talent')).toBeVisible();
});

test('the cards of a list have notes, can be removed and restored, and are published without the notes', async ({
  openPage,
  product,
}) => {
  const person = await newPerson('Nina');
  const list = await newList(person, 'For the <b>board</b>', { talent: talents[0]!.id }, { request: jobs[0]!.id });
  const page = await openPage({
    options: { ...storageOf(person), permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await page.goto(`/my/lists/${list.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'For the <b>board</b>' })).toBeVisible();
  await expect(page).toHaveTitle('For the <b>board</b> · Crewdock');
  await expect(page.getByText('1 talent · 1 job')).toBeVisible();

  const note = page.getByLabel('Private note');
  await doMore(page, talents[0]!.name, 'Add note');
  await note.fill('Never kept');
  await note.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: `More for ${talents[0]!.name}` }).and(page.locator(':focus')),
  ).toBeVisible();
  await doMore(page, talents[0]!.name, 'Add note');
  await note.fill('Call on Monday');
  await page.getByRole('button', { name: 'Save note' }).click();
  await notice(page, 'Data successfully updated');
  await expect(page.getByText('Call on Monday')).toBeVisible();
  expect((await itemsOf(person, list)).map((item) => item.note)).toEqual(['', 'Call on Monday']);

  await doMore(page, talents[0]!.name, 'Remove from list');
  await expect(row(page, talents[0]!.name)).toHaveCount(0);
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused).toBe(jobs[0]!.title);
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, talents[0]!.name).getByText('Call on Monday')).toBeVisible();
  // Undo restores the item at its previous position.
  expect((await itemsOf(person, list)).map((item) => item.note)).toEqual(['', 'Call on Monday']);

  const isPublic = page.getByRole('switch', { name: 'Public page' });
  await isPublic.press('Space');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await notice(page, 'Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${product.portal}/l/[\\w-]{22}$`));

  const visitor = await openPage({ width: 390 }, REFUSED);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: 'For the <b>board</b>' })).toBeVisible();
  expect(await visitor.getByRole('article').count()).toBe(2);
  expect(await visitor.locator('main').innerText()).not.toContain('Monday');
  await row(visitor, jobs[0]!.title).getByRole('link').click();
  await visitor.getByRole('link', { name: 'Back to the list' }).click();
  await expect(row(visitor, talents[0]!.name)).toBeVisible();

  await isPublic.press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await lists(person))[0]!.public_path).not.toBeNull();
  await isPublic.press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Make private' }).click();
  await expect(page.getByText('Only you can see this list.')).toBeVisible();
  expect((await visitor.goto(link))!.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('a visitor who adds a card signs in and returns to it with the list dialog open', async ({
  openPage,
  product,
}) => {
  const person = await newPerson('Vera');
  await newList(person, 'Waiting');
  const page = await openPage();
  await page.goto('/market/jobs');
  await page
    .getByRole('button', { name: new RegExp(`^Add ${jobs[0]!.title} .*to a list$`) })
    .first()
    .click();
  await page.waitForURL('**/login');
  await signIn(page, person);
  await expect(page.getByRole('checkbox', { name: 'Waiting' })).toBeVisible();
  // After the action, its parameter is removed from the URL.
  await page.waitForURL(product.portal + jobs[0]!.path);
});

test('another person’s list, an unknown one and an invalid id show the not-found page', async ({ openPage }) => {
  const list = await newList(await newPerson('Otto'), 'Not yours');
  const page = await openPage({ options: storageOf(await newPerson('Paul')) }, REFUSED);
  for (const id of [list.id, 2_147_483_645, 'mine', '0']) {
    await page.goto(`/my/lists/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
});

test('the first HTML of a public list contains its name and cards, and a private list is not indexed', async ({
  product,
}) => {
  const person = await newPerson('Hugo');
  const list = await newList(person, 'Ships & "boats" </title>', { talent: talents[1]!.id }, { request: jobs[1]!.id });
  const path = await publish(person, list);
  const read = async () => {
    const answer = await fetch(product.portal + path);
    return { status: answer.status, html: await answer.text() };
  };
  const { status, html } = await read();
  expect(status).toBe(200);
  expect(html).toContain('<title>Ships &amp; &quot;boats&quot; &lt;/title&gt; · Crewdock</title>');
  expect(html).toContain(`<link rel="canonical" href="${product.portal}${path}">`);
  expect(html).toContain('A list of 1 talent and 1 job on Crewdock.');
  const jsonLd = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!);
  expect(jsonLd).toMatchObject({ '@type': 'ItemList', numberOfItems: 2 });
  expect(jsonLd.itemListElement.map(({ url }: { url: string }) => new URL(url).pathname)).toEqual([
    jobs[1]!.path,
    talents[1]!.path,
  ]);
  await ask(`/lists/${list.id}/`, { method: 'PATCH', token: person.token, body: { is_public: false } });
  const hidden = await read();
  expect(hidden.status).toBe(404);
  expect(hidden.html).toContain('<meta name="robots" content="noindex">');
  expect(hidden.html).not.toContain('boats');
});

test('staff have no lists and see no list actions', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(demoPerson('Staff')) });
  await page.goto(talents[0]!.path);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(await page.getByRole('button', { name: 'Add to list' }).count()).toBe(0);
});

for (const width of [1440, 390]) {
  test(`lists are accessible at ${width} px and fit 320 px`, async ({ openPage }) => {
    const person = await newPerson('Axel');
    const long = 'Unbreakably'.repeat(10);
    const list = await newList(person, long, { talent: talents[0]!.id, note: long }, { request: jobs[0]!.id });
    const path = await publish(person, list);
    const page = await openPage({ options: storageOf(person) });
    for (const place of ['/my/lists', `/my/lists/${list.id}`, path]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(place);
      await expect(page.getByText(long).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoFindings(page);
      await expectNothingLost(page);
    }
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: `Add ${talents[0]!.name} to a list` }).click();
    await expect(page.getByRole('checkbox')).toBeVisible();
    await expectNoFindings(page);
  });
}
