import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { tabTo } from './keyboard.ts';
import { portalWindows } from './portal-window.ts';
import { ask, demoPerson, storageOf } from './signed-in.ts';
import { post, statusesOf, workGround } from './work-ground.ts';

const open = portalWindows();

test('staff propose three by suggest, confirm on behalf, proceed, withdraw and bring back, and delete a link and undo it, by keys alone', async () => {
  const ground = await workGround({ talents: 4 });
  const { job, talents, mark, provider } = ground;
  const page = await open({ options: storageOf(demoPerson('Staff')) });
  await page.goto(`/admin-panel/requests/${job.id}`);
  await page.locator('main div:focus').waitFor();
  await page.getByText(ground.client.email).waitFor();
  await tabTo(page, /^Propose talents…$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=search]:focus').waitFor();
  await page.keyboard.type(mark);
  await dialog.getByText(`of ${provider.name}`).nth(3).waitFor();
  for (const { name } of talents.slice(0, 3).reverse()) {
    await tabTo(page, new RegExp(`^${name}`));
    await page.keyboard.press('Space');
  }
  await tabTo(page, /^Propose 3 talents$/);
  await page.keyboard.press('Enter');
  await page.getByText('3 proposals sent').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('article').nth(2).waitFor();
  expect(await statusesOf(ground)).toEqual({ Ada: 'proposed', Bela: 'proposed', Cleo: 'proposed' });

  await tabTo(page, /^Relations/);
  await page.keyboard.press('j');
  const first = page.getByRole('article').first();
  await first.locator(':focus').waitFor();
  await page.keyboard.press('c');
  await first.getByText('Confirmed').waitFor();
  await page.keyboard.press('p');
  await dialog.locator('[type=radio]:focus').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await first.getByText('Interview').waitFor();
  await page.keyboard.press('w');
  await page
    .getByText(/withdrawn$/)
    .first()
    .waitFor();
  await page.keyboard.press('u');
  await page
    .getByText(/ is back$/)
    .first()
    .waitFor();
  await page.getByRole('article').filter({ hasText: 'Interview' }).waitFor();
  expect(Object.values(await statusesOf(ground)).sort()).toEqual(['proceeded', 'proposed', 'proposed']);

  await tabTo(page, /^Ada /);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Delete link$/);
  await page.keyboard.press('Enter');
  await page.getByText('Link with Ada').waitFor();
  expect(Object.keys(await statusesOf(ground)).sort()).toEqual(['Bela', 'Cleo']);
  await page.getByRole('button', { name: 'Undo' }).last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('article').nth(2).waitFor();
  expect(Object.keys(await statusesOf(ground)).sort()).toEqual(['Ada', 'Bela', 'Cleo']);
  await expectNothingLost(page);
});

test('every card of the other kind is found by its number, whoever’s it is, and stands beside matches and general information', async () => {
  const ground = await workGround({ talents: 2 });
  const { job, talents } = ground;
  await post(ground.client, `/requests/${job.id}/related-talent/${talents[0]!.id}/`, {});
  const page = await open({ width: 390, options: storageOf(demoPerson('Staff')) });
  await page.goto(`/admin-panel/requests/${job.id}?tab=all`);
  const search = page.getByRole('searchbox', { name: 'Search all talents' });
  await search.fill(String(talents[0]!.id));
  await page.getByRole('listitem').filter({ hasText: talents[0]!.name }).getByText('Proposed').waitFor();
  await search.fill(String(talents[1]!.id));
  await page.getByRole('checkbox', { name: talents[1]!.name }).check({ force: true });
  await page.getByRole('button', { name: 'Propose 1 talent' }).click();
  await page.getByText('Proposal sent').waitFor();
  await page.getByRole('link', { name: 'General information' }).click();
  await page.getByRole('heading', { name: 'The work' }).waitFor();
  await page.getByRole('link', { name: 'Matches' }).click();
  await page.getByText(talents[1]!.name).first().waitFor();
  await expectNoFindings(page);
  await expectNothingLost(page);
  await page.goto(`/admin-panel/talents/${talents[1]!.id}`);
  await page.getByRole('article').filter({ hasText: job.title }).getByRole('link').click();
  await page.getByRole('complementary').getByText('Waits for the talent’s side or the client').waitFor();
  await expectNoFindings(page);
  const { json } = await ask(`/talents/${talents[1]!.id}/get_relations/`, { token: ground.provider.token });
  expect(json.items[0].relation.initiated_by).toBe('staff');
});
