import { randomUUID } from 'node:crypto';
import { chooseInCell } from './choose-in-cell.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { tabTo } from './keyboard.ts';
import { newJob } from './own-cards.ts';
import { pickByKeyboard, proposeThree } from './propose-three.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { post, proposeAll, statusesOf, workGround } from './work-ground.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const staff = (openPage: OpenPage, look = {}) => openPage({ options: storageOf(demoPerson('Staff')), ...look });

test('a card’s relations are proposed, confirmed, moved and deleted by keyboard alone in the side panel', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 3 });
  const { job, talents, mark } = ground;
  await newJob(ground.client, { title: `Second loom ${mark}` });
  const page = await staff(openPage);
  await page.goto(`/admin-panel/requests?search=${mark}&ordering=title`);
  await expect(page.locator('[data-row]').nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const panel = page.locator('aside');
  await expect(panel.getByRole('heading', { name: job.title, level: 2 })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel.locator('h2:focus')).toBeVisible();
  await tabTo(page, /^Propose talents…$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('input[type=search]:focus')).toBeVisible();
  await page.keyboard.type(mark);
  await expect(dialog.getByText(`of ${ground.provider.name}`).nth(2)).toBeVisible();
  await pickByKeyboard(
    page,
    talents.map(({ name }) => name),
  );
  const relations = panel.getByRole('article');
  await proposeThree(page, relations);
  await expect(relations.first().getByText('Interview')).toBeVisible();
  expect(Object.values(await statusesOf(ground)).sort()).toEqual(['proceeded', 'proposed', 'proposed']);

  // Opening a relation replaces the list in the panel; the table's row stays open.
  await tabTo(page, new RegExp(`^${(await relations.first().getByRole('link').textContent())!}$`));
  await page.keyboard.press('Enter');
  await expect(panel.locator('#relation:focus')).toBeVisible();

  await page.keyboard.press('j');
  await page.waitForURL(/in-open=/);
  await tabTo(page, /^Delete link$/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => Object.keys(await statusesOf(ground)).length).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => Object.keys(await statusesOf(ground)).length).toBe(3);

  // Waits until the notice has disappeared and returned the focus to the panel.
  await expect(page.locator('aside:focus-within')).toBeVisible();
  await page.keyboard.press('n');
  await expect(panel.getByRole('heading', { name: `Second loom ${mark}`, level: 2 })).toBeVisible();
  await expect(panel.getByText('No talents yet')).toBeVisible();
  await page.keyboard.press('b');
  await expect(panel.getByRole('heading', { name: job.title, level: 2 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.locator(`[data-row="${job.id}"] a:focus`)).toBeVisible();
});

test('a card’s page moves through the table it was opened from, and Back returns to the same row', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 2 });
  const { talents, mark } = ground;
  const page = await staff(openPage);
  await page.goto(`/admin-panel/talents?search=${mark}&ordering=name&open=${talents[0]!.id}`);
  const panel = page.locator('aside');
  for (const name of ['Matches', 'All jobs', 'History', 'General information']) {
    await panel.getByRole('link', { name, exact: true }).click();
    await expect(panel.locator('[aria-current=page]', { hasText: name })).toBeVisible();
  }
  await expect(panel.getByText('Needs').or(panel.getByText('Owner')).first()).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'About' })).toBeVisible();

  await expectNoFindings(page);
  await panel.getByRole('link', { name: 'Open page' }).click();
  await expect(page.getByRole('heading', { name: talents[0]!.name, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.waitForURL(/tab=history/);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: talents[1]!.name, level: 1 })).toBeVisible();
  await page.waitForURL(/tab=history/);
  await expect(page.getByText('Created', { exact: true })).toBeVisible();

  await expectNoFindings(page);
  await page.getByRole('link', { name: 'General information' }).click();
  await expect(page.locator('dt', { hasText: 'Verified' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Talents', exact: true }).click();
  await expect(page.locator(`[data-row="${talents[1]!.id}"] a:focus`)).toBeVisible();
  await expect(page.locator('aside h2', { hasText: talents[1]!.name })).toBeVisible();
});

test('key hints are in one place on each kind of staff page, and absent while shortcuts are turned off', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 1 });
  await proposeAll(ground);
  const { job } = ground;
  const page = await staff(openPage);
  const hints = page.locator('[data-keys]').and(page.locator(':visible'));
  const kinds = [
    ['/admin-panel/clients', '[data-row]'],
    [`/admin-panel/requests?search=${ground.mark}&open=${job.id}`, 'aside article'],
    [`/admin-panel/requests/${job.id}`, 'article'],
    [`/admin-panel/requests/${job.id}?view=board`, '[data-board] [data-row]'],
  ] as const;
  for (const isOn of [true, false]) {
    if (!isOn) await page.evaluate(() => localStorage.setItem('listKeys', 'off'));
    for (const [path, contents] of kinds) {
      await page.goto(path);
      await expect(page.locator(contents).first()).toBeVisible();
      await expect(hints, path).toHaveCount(isOn ? 1 : 0);
      await expect(page.getByRole('button', { name: 'Shortcuts', exact: true }), path).toHaveCount(0);
    }
  }
});

test('? and its hint are offered only while relations are on the screen, also with the focus in the table', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 1 });
  const { job, mark } = ground;
  const page = await staff(openPage);
  await page.goto(`/admin-panel/requests?search=${mark}&ordering=title`);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const hints = page.locator('[data-keys]');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(hints).not.toContainText('?');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(hints).toContainText('? panel shortcuts');
  await expect(page.locator(`[data-row="${job.id}"] a:focus`)).toBeVisible();
  await page.keyboard.press('?');
  await expect(dialog.getByText('Withdraw', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.locator('aside').getByRole('link', { name: 'History', exact: true }).click();
  await expect(hints).not.toContainText('?');
  await page.goto(`/admin-panel/requests/${job.id}`);
  await expect(hints).toContainText('? all shortcuts');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(hints).not.toContainText('?');
});

for (const width of [820, 390]) {
  test(`at ${width} px a card replaces the table`, async ({ openPage }) => {
    const ground = await workGround({ talents: 1 });
    await proposeAll(ground);
    const { job, mark } = ground;
    const page = await staff(openPage, { width });
    await page.goto(`/admin-panel/requests?search=${mark}&ordering=title&open=${job.id}`);
    await expect(page.locator('aside').getByRole('article').first()).toBeVisible();

    await expectNoFindings(page);
    await page.locator('aside').getByRole('article').getByRole('link').click();
    await expect(page.locator('#relation')).toBeVisible();
    await expectNoFindings(page);

    await expectNothingLost(page);
  });
}

test('staff shortlist, reject and invite applicants from the table of applications', async ({ openPage }) => {
  const { client, job, mark } = await workGround({ talents: 1 });
  for (const name of ['Ina', 'Udo']) {
    const body = {
      name: `${name} ${mark}`,
      email: `${name}-${mark}@people.example`,
      message: 'I weave.',
      message_id: randomUUID(),
      g_response: 'ok',
    };
    await post(client, `/requests/${job.id}/applications/`, body);
  }
  const page = await staff(openPage);
  await page.goto(`/admin-panel/applications?search=${mark}&ordering=name`);
  await page.locator('[data-row]').first().getByRole('link').click();
  const panel = page.locator('aside');
  await expect(panel.getByRole('button', { name: 'Shortlist' })).toBeVisible();
  await expectNoFindings(page);
  await panel.getByRole('button', { name: 'Shortlist' }).click();
  await expect(page.locator('[data-row]').first().getByText('Shortlisted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await panel.getByRole('button', { name: /^Reject/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check({ force: true });
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.locator('[data-row]').first().getByText('Rejected')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.locator('[data-row]').nth(1).getByRole('link').click();
  await panel.getByRole('button', { name: 'Invite…' }).click();
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.locator('[data-row]').nth(1).getByText('Invited')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/requests\/\d+\?status=all&open=\d+/);
  await expect(page.locator('#relation', { hasText: 'Udo' })).toBeVisible();
});

test('the reason for a refused edit is shown at its cell', async ({ openPage }) => {
  const { job, mark } = await workGround({ talents: 1 });
  const page = await openPage({ options: storageOf(demoPerson('Staff')) }, /400/);
  await page.route('**/api/admin-panel/requests/*/', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { code: 'invalid', detail: 'This status is not for requests.' } })
      : route.continue(),
  );
  await page.goto(`/admin-panel/requests?search=${mark}&ordering=title`);
  const row = page.locator(`[data-row="${job.id}"]`);
  await chooseInCell(row.getByRole('combobox', { name: /^Priority/ }), 'Hot');
  await expect(page.getByRole('alert').getByText('This status is not for requests.')).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert').getByText('This status')).toHaveCount(0);
});
