import type { Page } from '@playwright/test';
import { storageOf } from '../fixtures/people.ts';
import { type WorkGround, proposeAll, statusesOf, workGround } from './work-ground.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('a proposal becomes a hire by keyboard alone, with a failed interview on the way', async ({ openPage }) => {
  const ground = await workGround();
  await proposeAll(ground);
  const page = await openPage({ options: storageOf(ground.client) });
  await page.goto(`/my/job/${ground.job.id}`);
  const row = page.getByRole('article');
  await expect(row.getByText('Needs your reply')).toBeVisible();
  // Also waits for the button: it appears when the server has responded, and keyboard shortcuts work only from then on.
  const isAt = async (text: string) => {
    await expect(row.getByText(text, { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: /^Proceed/ })).toBeVisible();
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const dialog = page.getByRole('dialog');
  // Opens the dialog, in which the next step is preselected, and submits it with Enter.
  const goOn = async (...keys: string[]) => {
    await press('p');
    await expect(dialog.locator('[type=radio]:focus')).toBeAttached();
    await press(...keys, 'Enter');
    await expect(dialog).toHaveCount(0);
  };

  await expect(page.locator('main div:focus')).toBeVisible();
  await press('j', 'c');
  await isAt('Confirmed');
  await goOn();
  await isAt('Interview');
  await press('r');
  await expect(dialog.locator('[type=radio]:focus')).toBeAttached();
  await press('3');
  await expect(page.getByRole('link', { name: 'Rejected 1' })).toBeVisible();
  await press('u');
  await isAt('Interview');
  await page.locator('[data-row] a').focus();
  await goOn('ArrowDown', 'ArrowDown');
  await isAt('Offer');
  await page.locator('[data-row] a').focus();
  await goOn();
  await expect(row.getByText('Hired', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Reject/ })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Proceed/ })).toHaveCount(0);
  expect(await stepsOf(ground)).toEqual([
    'proposed',
    'confirmed',
    'Interview',
    'rejected',
    'Interview',
    'Offer',
    'Hire',
  ]);
});

test('fourteen pending relations are answered with fewer than forty keys, and the count in the navigation decreases', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 14 });
  await proposeAll(ground);
  const page = await openPage({ options: storageOf(ground.client) });
  await page.goto('/my/jobs');
  const place = page.getByRole('navigation').getByRole('link', { name: /^Inbox/ });
  await expect.poll(() => place.innerText()).toMatch(/14$/);
  await expect(page.getByRole('article').getByText('14 to answer')).toBeVisible();
  await page.goto(`/my/job/${ground.job.id}?status=waiting`);
  await expect(page.locator('main div:focus')).toBeVisible();
  await loadAll(page);
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  const left = (count: number) => page.getByRole('link', { name: `Needs your reply ${count}` }).waitFor();
  await press('j');
  for (let count = 14; count > 0; count--) {
    await left(count);
    await expect(page.locator('[data-row] a:focus')).toBeVisible();
    if (count % 4 > 0) await press('c');
    else {
      await press('r');
      await expect(page.getByRole('dialog').locator('[type=radio]:focus')).toBeAttached();
      await press('2');
    }
  }
  await left(0);
  expect(presses).toBeLessThan(40);
  await expect
    .poll(async () => Object.values(await statusesOf(ground)).toSorted())
    .toEqual([...Array.from({ length: 11 }, () => 'confirmed'), 'rejected', 'rejected', 'rejected']);
  await expect.poll(() => place.innerText()).not.toMatch(/\d/);
});

test('a key pressed while a move is pending is queued, and undo survives the next click', async ({ openPage }) => {
  const ground = await workGround({ talents: 2 });
  await proposeAll(ground);
  const page = await openPage({ options: storageOf(ground.client) });
  await page.goto(`/my/job/${ground.job.id}`);
  await expect(page.getByRole('article').nth(1)).toBeVisible();
  const arrival = Promise.withResolvers<void>();
  await page.route('**/confirm/', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await expect(page.locator('main div:focus')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[data-row] a:focus')).toBeVisible();
  await page.keyboard.press('c');
  await expect(
    page.getByRole('article').filter({ hasText: 'Bela' }).getByText('Confirmed', { exact: true }),
  ).toBeVisible();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Move Bela' });
  expect(await dialog.count()).toBe(0);
  arrival.resolve();
  await expect(dialog.locator('[type=radio]:focus')).toBeAttached();
  expect(await page.getByText('can’t be', { exact: false }).count()).toBe(0);
  await page.keyboard.press('Enter');
  const bela = page.getByRole('article').filter({ hasText: 'Bela' });
  await expect(bela.getByText('Interview', { exact: true })).toBeVisible();
  await bela.getByRole('button', { name: /^Proceed/ }).click();
  await page.getByRole('dialog').getByText('Offer', { exact: true }).click();
  await page.getByRole('button', { name: 'Proceed', exact: true }).click();
  await expect(bela.getByText('Offer', { exact: true })).toBeVisible();
  // The next status change belongs to a different relation.
  await page.getByRole('article').filter({ hasText: 'Ada' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^Ada .* confirmed$/)).toBeVisible();
  // The other notices belong to Bela’s first step and to the confirmation.
  const offered = page
    .getByRole('log')
    .locator('> div')
    .filter({ hasText: /^Bela .*: offer/ });
  await offered.getByRole('button', { name: 'Undo' }).click();
  await expect(bela.getByText('Interview', { exact: true })).toBeVisible();
  await expect.poll(() => stepsOf(ground)).toContain('Offer');
});

async function loadAll(page: Page): Promise<void> {
  await expect(page.getByRole('article').nth(4)).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article').nth(13)).toBeVisible();
  await page.locator('main div').first().focus();
}

async function stepsOf({ client, job }: WorkGround): Promise<string[]> {
  const { json } = await ask(`/requests/${job.id}/get_relations/?status=all`, { token: client.token });
  const history = await ask(`/relations/${json.items[0].relation.id}/history/`, { token: client.token });
  return history.json.items.map(
    ({ to, to_step }: { to: string; to_step: { label: string } | null }) => to_step?.label ?? to,
  );
}
