import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chooseInCell } from './choose-in-cell.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { tabTo } from './keyboard.ts';
import { newJob } from './own-cards.ts';
import { portalWindows } from './portal-window.ts';
import { proposeThree } from './propose-three.ts';
import { demoPerson, storageOf } from './signed-in.ts';
import { post, proposeAll, statusesOf, workGround } from './work-ground.ts';

const open = portalWindows();
const staff = (look = {}) => open({ options: storageOf(demoPerson('Staff')), ...look });

test('beside the table a card’s relations are proposed, confirmed, taken further and deleted by keys alone', async () => {
  const ground = await workGround({ talents: 3 });
  const { job, talents, mark } = ground;
  await newJob(ground.client, { title: `Second loom ${mark}` });
  const page = await staff();
  await page.goto(`/admin-panel/requests?search=${mark}&ordering=title`);
  await page.locator('[data-row]').nth(1).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const panel = page.locator('aside');
  await panel.getByRole('heading', { name: job.title, level: 2 }).waitFor();
  await page.keyboard.press('Enter');
  await panel.locator('h2:focus').waitFor();
  await tabTo(page, /^Propose talents…$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=search]:focus').waitFor();
  await page.keyboard.type(mark);
  await dialog.getByText(`of ${ground.provider.name}`).nth(2).waitFor();
  for (const { name } of [...talents].reverse()) {
    await tabTo(page, new RegExp(`^${name}`));
    await page.keyboard.press('Space');
  }
  const relations = panel.getByRole('article');
  await proposeThree(page, relations);
  await relations.first().getByText('Interview').waitFor();
  expect(Object.values(await statusesOf(ground)).sort()).toEqual(['proceeded', 'proposed', 'proposed']);

  // An open relation stands in the list's place, and the table's row stays open behind it.
  await tabTo(page, new RegExp(`^${(await relations.first().getByRole('link').textContent())!}$`));
  await page.keyboard.press('Enter');
  await panel.locator('#relation:focus').waitFor();

  await page.keyboard.press('j');
  await page.waitForURL(/in-open=/);
  await tabTo(page, /^Delete link$/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => Object.keys(await statusesOf(ground)).length).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => Object.keys(await statusesOf(ground)).length).toBe(3);

  // The notice has gone with the focus.
  await page.locator('aside:focus-within').waitFor();
  await page.keyboard.press('n');
  await panel.getByRole('heading', { name: `Second loom ${mark}`, level: 2 }).waitFor();
  await panel.getByText('No talents yet').waitFor();
  await page.keyboard.press('b');
  await panel.getByRole('heading', { name: job.title, level: 2 }).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.locator(`[data-row="${job.id}"] a:focus`).waitFor();
});

test('the card’s page walks through the table that it was opened from, and Back returns to the same row', async () => {
  const ground = await workGround({ talents: 2 });
  const { talents, mark } = ground;
  const page = await staff();
  await page.goto(`/admin-panel/talents?search=${mark}&ordering=name&open=${talents[0]!.id}`);
  const panel = page.locator('aside');
  for (const name of ['Matches', 'All jobs', 'History', 'General information']) {
    await panel.getByRole('link', { name, exact: true }).click();
    await panel.locator('[aria-current=page]', { hasText: name }).waitFor();
  }
  await panel.getByText('Needs').or(panel.getByText('Owner')).first().waitFor();
  await panel.getByRole('heading', { name: 'About' }).waitFor();

  await expectNoFindings(page);
  await panel.getByRole('link', { name: 'Open its page' }).click();
  await page.getByRole('heading', { name: talents[0]!.name, level: 1 }).waitFor();
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.waitForURL(/tab=history/);
  await page.keyboard.press('n');
  await page.getByRole('heading', { name: talents[1]!.name, level: 1 }).waitFor();
  await page.waitForURL(/tab=history/);
  await page.getByText('Created', { exact: true }).waitFor();

  await expectNoFindings(page);
  await page.getByRole('link', { name: 'General information' }).click();
  await page.locator('dt', { hasText: 'Verified' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Talents', exact: true }).click();
  await page.locator(`[data-row="${talents[1]!.id}"] a:focus`).waitFor();
  await page.locator('aside h2', { hasText: talents[1]!.name }).waitFor();
});

test.each([820, 390])('at %i px a card takes the table’s place', async (width) => {
  const ground = await workGround({ talents: 1 });
  await proposeAll(ground);
  const { job, mark } = ground;
  const page = await staff({ width });
  await page.goto(`/admin-panel/requests?search=${mark}&ordering=title&open=${job.id}`);
  await page.locator('aside').getByRole('article').first().waitFor();

  await expectNoFindings(page);
  await page.locator('aside').getByRole('article').getByRole('link').click();
  await page.locator('#relation').waitFor();
  await expectNoFindings(page);

  await expectNothingLost(page);
});

test('staff shortlist, reject and invite applicants from the table of applications', async () => {
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
  const page = await staff();
  await page.goto(`/admin-panel/applications?search=${mark}&ordering=name`);
  await page.locator('[data-row]').first().getByRole('link').click();
  const panel = page.locator('aside');
  await panel.getByRole('button', { name: 'Shortlist' }).waitFor();
  await expectNoFindings(page);
  await panel.getByRole('button', { name: 'Shortlist' }).click();
  await page.locator('[data-row]').first().getByText('Shortlisted').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await panel.getByRole('button', { name: 'Reject…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check({ force: true });
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.locator('[data-row]').first().getByText('Rejected').waitFor();
  await panel.getByRole('button', { name: 'Restore' }).waitFor();
  await page.locator('[data-row]').nth(1).getByRole('link').click();
  await panel.getByRole('button', { name: 'Invite…' }).click();
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.locator('[data-row]').nth(1).getByText('Invited').waitFor();
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/requests\/\d+\?status=all&open=\d+/);
  await page.locator('#relation', { hasText: 'Udo' }).waitFor();
});

test('why an edit in the table was refused stands at its cell', async () => {
  const { job, mark } = await workGround({ talents: 1 });
  const page = await open({ options: storageOf(demoPerson('Staff')) }, /400/);
  await page.route('**/api/admin-panel/requests/*/', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { code: 'invalid', detail: 'This status is not for requests.' } })
      : route.continue(),
  );
  await page.goto(`/admin-panel/requests?search=${mark}&ordering=title`);
  const row = page.locator(`[data-row="${job.id}"]`);
  await chooseInCell(row.getByRole('combobox', { name: /^Priority/ }), 'Hot');
  await page.getByRole('alert').getByText('This status is not for requests.').waitFor();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('alert').getByText('This status').waitFor({ state: 'detached' });
});
