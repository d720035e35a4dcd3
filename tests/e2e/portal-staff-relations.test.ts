import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { tabTo } from './keyboard.ts';
import { pickByKeyboard } from './propose-three.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { post, statusesOf, workGround } from './work-ground.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff propose three talents, confirm on behalf, proceed, withdraw, restore, delete a relation and undo it by keyboard alone', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 4 });
  const { job, talents, mark, provider } = ground;
  const page = await openPage({ options: storageOf(demoPerson('Staff')) });
  await page.goto(`/admin-panel/requests/${job.id}`);
  await expect(page.locator('main div:focus')).toBeVisible();
  await expect(page.getByText(ground.client.email)).toBeVisible();
  await tabTo(page, /^Propose talents…$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('input[type=search]:focus')).toBeVisible();
  await page.keyboard.type(mark);
  await expect(dialog.getByText(`of ${provider.name}`).nth(3)).toBeVisible();
  await pickByKeyboard(
    page,
    talents.slice(0, 3).map(({ name }) => name),
  );
  await tabTo(page, /^Propose 3 talents$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 proposals sent')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  expect(await statusesOf(ground)).toEqual({ Ada: 'proposed', Bela: 'proposed', Cleo: 'proposed' });

  await tabTo(page, /^Relations/);
  await page.keyboard.press('j');
  const first = page.getByRole('article').first();
  await expect(first.locator(':focus')).toBeVisible();
  await page.keyboard.press('c');
  await expect(first.getByText('Confirmed')).toBeVisible();
  await page.keyboard.press('p');
  await expect(dialog.locator('[type=radio]:focus')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(first.getByText('Interview')).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByText(/withdrawn$/).first()).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText(/ restored$/).first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Interview' })).toBeVisible();
  expect(Object.values(await statusesOf(ground)).sort()).toEqual(['proceeded', 'proposed', 'proposed']);

  await tabTo(page, /^Ada /);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Delete link$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link with Ada')).toBeVisible();
  expect(Object.keys(await statusesOf(ground)).sort()).toEqual(['Bela', 'Cleo']);
  await page.getByRole('button', { name: 'Undo' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  expect(Object.keys(await statusesOf(ground)).sort()).toEqual(['Ada', 'Bela', 'Cleo']);
  await expectNothingLost(page);
});

test('finds every card of the other kind by its number, of any owner, and lists it beside matches and general information', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 2 });
  const { job, talents } = ground;
  await post(ground.client, `/requests/${job.id}/related-talent/${talents[0]!.id}/`, {});
  const page = await openPage({ width: 390, options: storageOf(demoPerson('Staff')) });
  await page.goto(`/admin-panel/requests/${job.id}?tab=all`);
  const search = page.getByRole('searchbox', { name: 'Search all talents' });
  await search.fill(String(talents[0]!.id));
  await expect(page.getByRole('listitem').filter({ hasText: talents[0]!.name }).getByText('Proposed')).toBeVisible();
  await search.fill(String(talents[1]!.id));
  await page.getByRole('checkbox', { name: talents[1]!.name }).check({ force: true });
  await page.getByRole('button', { name: 'Propose 1 talent' }).click();
  await expect(page.getByText('Proposal sent')).toBeVisible();
  // The search adds a history entry.
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(String(talents[1]!.id));
  await page.goBack();
  await expect(search).toHaveValue('');
  await page.goForward();
  await expect(search).toHaveValue(String(talents[1]!.id));
  await page.getByRole('link', { name: 'General information' }).click();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await page.getByRole('link', { name: 'Matches' }).click();
  await page.getByRole('checkbox', { name: 'Show linked talents' }).check({ force: true });
  await expect(page.getByText(talents[1]!.name).first()).toBeVisible();
  await expectNoFindings(page);
  await expectNothingLost(page);
  await page.goto(`/admin-panel/talents/${talents[1]!.id}`);
  await page.getByRole('article').filter({ hasText: job.title }).getByRole('link').click();
  await expect(page.getByRole('complementary').getByText('Waiting for the talent or the client')).toBeVisible();
  await expectNoFindings(page);
  const { json } = await ask(`/talents/${talents[1]!.id}/get_relations/`, { token: ground.provider.token });
  expect(json.items[0].relation.initiated_by).toBe('staff');
});
