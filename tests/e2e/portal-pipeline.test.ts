import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { portalWindows } from './portal-window.ts';
import { ask, storageOf } from './signed-in.ts';
import { type WorkGround, proposeAll, statusesOf, workGround } from './work-ground.ts';

const open = portalWindows();

test('by keys alone from a proposal to a hire, with an interview that fails on the way', async () => {
  const ground = await workGround();
  await proposeAll(ground);
  const page = await open({ options: storageOf(ground.client) });
  await page.goto(`/my/job/${ground.job.id}`);
  const row = page.getByRole('article');
  await row.getByText('Waits for you').waitFor();
  // With its button the server has answered, and keys move it again.
  const isAt = async (text: string) => {
    await row.getByText(text, { exact: true }).waitFor();
    await row.getByRole('button', { name: 'Proceed…' }).waitFor();
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const dialog = page.getByRole('dialog');
  // The next step is picked already: Enter sends it.
  const goOn = async (...keys: string[]) => {
    await press('p');
    await dialog.locator('[type=radio]:focus').waitFor({ state: 'attached' });
    await press(...keys, 'Enter');
    await dialog.waitFor({ state: 'detached' });
  };

  await page.locator('main div:focus').waitFor();
  await press('j', 'c');
  await isAt('Confirmed');
  await goOn();
  await isAt('Interview');
  await press('r');
  await dialog.locator('[type=radio]:focus').waitFor({ state: 'attached' });
  await press('3');
  await page.getByRole('link', { name: 'Rejected 1' }).waitFor();
  await press('u');
  await isAt('Interview');
  await page.locator('[data-row] a').focus();
  await goOn('ArrowDown', 'ArrowDown');
  await isAt('Offer');
  await page.locator('[data-row] a').focus();
  await goOn();
  await isAt('Hired');
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

test('fourteen that wait are answered by fewer than forty keys, and the navigation counts them down', async () => {
  const ground = await workGround({ talents: 14 });
  await proposeAll(ground);
  const page = await open({ options: storageOf(ground.client) });
  await page.goto('/my/jobs');
  const place = page.getByRole('navigation').getByRole('link', { name: /^My jobs/ });
  await expect.poll(() => place.innerText()).toMatch(/14$/);
  await page.getByRole('article').getByText('14 wait for you').waitFor();
  await page.goto(`/my/job/${ground.job.id}?status=waiting`);
  await page.locator('main div:focus').waitFor();
  await loadAll(page);
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  const left = (count: number) => page.getByRole('link', { name: `Waits for you ${count}` }).waitFor();
  await press('j');
  for (let count = 14; count > 0; count--) {
    await left(count);
    await page.locator('[data-row] a:focus').waitFor();
    if (count % 4 > 0) await press('c');
    else {
      await press('r');
      await page.getByRole('dialog').locator('[type=radio]:focus').waitFor({ state: 'attached' });
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

test('a key that is pressed while the last move’s answer is under way waits its turn, and undo outlives the next click', async () => {
  const ground = await workGround({ talents: 2 });
  await proposeAll(ground);
  const page = await open({ options: storageOf(ground.client) });
  await page.goto(`/my/job/${ground.job.id}`);
  await page.getByRole('article').nth(1).waitFor();
  const arrival = Promise.withResolvers<void>();
  await page.route('**/confirm/', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.locator('main div:focus').waitFor();
  await page.keyboard.press('j');
  await page.locator('[data-row] a:focus').waitFor();
  await page.keyboard.press('c');
  await page.getByRole('article').filter({ hasText: 'Bela' }).getByText('Confirmed', { exact: true }).waitFor();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Go on with Bela' });
  expect(await dialog.count()).toBe(0);
  arrival.resolve();
  await dialog.locator('[type=radio]:focus').waitFor({ state: 'attached' });
  expect(await page.getByText('can’t be', { exact: false }).count()).toBe(0);
  await page.keyboard.press('Enter');
  const bela = page.getByRole('article').filter({ hasText: 'Bela' });
  await bela.getByText('Interview', { exact: true }).waitFor();
  await bela.getByRole('button', { name: 'Proceed…' }).click();
  await page.getByRole('dialog').getByText('Offer', { exact: true }).click();
  await page.getByRole('button', { name: 'Proceed', exact: true }).click();
  await bela.getByText('Offer', { exact: true }).waitFor();
  // The next click is another relation's.
  await page.getByRole('article').filter({ hasText: 'Ada' }).getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(/^Ada .* confirmed$/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await bela.getByText('Interview', { exact: true }).waitFor();
  await expect.poll(() => stepsOf(ground)).toContain('Offer');
});

async function loadAll(page: Page): Promise<void> {
  await page.getByRole('article').nth(4).waitFor();
  await page.getByRole('button', { name: 'Load more' }).click();
  await page.getByRole('article').nth(13).waitFor();
  await page.locator('main div').first().focus();
}

async function stepsOf({ client, job }: WorkGround): Promise<string[]> {
  const { json } = await ask(`/requests/${job.id}/get_relations/?status=all`, { token: client.token });
  const history = await ask(`/relations/${json.items[0].relation.id}/history/`, { token: client.token });
  return history.json.items.map(
    ({ to, to_step }: { to: string; to_step: { label: string } | null }) => to_step?.label ?? to,
  );
}
