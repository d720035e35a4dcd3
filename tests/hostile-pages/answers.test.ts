import type { Route } from '@playwright/test';
import { ALL_WIDGETS } from '../support/host-page.ts';
import { BAD_ANSWERS, MARKETS, SPOILT_TAGS, spoilt } from './bad-answers.ts';
import { everyHeight } from './every-widget.ts';
import { expect, test } from '../fixtures/test.ts';

test('each board shows an error when the API fails or returns invalid data, and loads after a retry', async ({
  openHost,
}) => {
  for (const answer of BAD_ANSWERS) {
    let broken = true;
    const host = await openHost({
      body: ALL_WIDGETS,
      prepare: (page) =>
        page.route(MARKETS, (route) =>
          broken ? route.fulfill({ ...answer, contentType: 'application/json', headers: ANYWHERE }) : route.continue(),
        ),
    });
    for (const tag of ['crewdock-talent-market', 'crewdock-job-board']) {
      const board = host.page.locator(tag);
      await board.scrollIntoViewIfNeeded();
      await expect(board.getByRole('button', { name: 'Try again' })).toBeVisible();
    }
    broken = false;
    for (const tag of ['crewdock-talent-market', 'crewdock-job-board']) {
      const board = host.page.locator(tag);
      await board.getByRole('button', { name: 'Try again' }).click();
      await expect(board.locator('[part=name]').first()).toBeVisible();
    }
    // Ignores 5xx responses, which browsers log themselves.
    expect(host.problems.filter((text) => !/status of 50[03]/.test(text))).toEqual([]);
    await host.page.context().close();
  }
});

test('each board reports a lost connection and reloads when it returns, and forms keep their typed values', async ({
  openHost,
}) => {
  const host = await openHost({ body: ALL_WIDGETS });
  const { page } = host;
  await everyHeight(page);
  await page.locator('crewdock-contact-us').getByLabel('Email').fill('ada@example.com');
  await page.context().setOffline(true);
  const boards = ['crewdock-talent-market', 'crewdock-job-board'].map((tag) => page.locator(tag));
  for (const board of boards) {
    await board.getByRole('button', { name: /^Senior/ }).click();
    await expect(board.getByRole('alert').getByText('No connection')).toBeVisible();
  }
  await page.context().setOffline(false);
  for (const board of boards) {
    await expect(board.locator('[part=name]').first()).toBeVisible();
    await expect(board.getByRole('button', { name: /^Senior/, pressed: true })).toBeVisible();
  }
  expect(await page.locator('crewdock-contact-us').getByLabel('Email').inputValue()).toBe('ada@example.com');
  await page.context().close();
});

test('malformed cards are left out, the other cards are shown, and markup in their values is shown as text', async ({
  openHost,
}) => {
  const host = await openHost({
    body: SPOILT_TAGS,
    prepare: (page) => page.route(MARKETS, spoil),
  });
  const { page } = host;
  for (const tag of ['crewdock-talent-market', 'crewdock-job-board']) {
    const board = page.locator(tag);
    await board.scrollIntoViewIfNeeded();
    await expect(board.getByText('<img src=x').first()).toBeVisible();
    // Seven of the twelve cards are malformed.
    expect(await board.locator('.card').count()).toBe(5);
  }
  expect(await page.evaluate(() => (globalThis as { injected?: boolean }).injected)).toBeUndefined();
  const links = await page
    .locator('crewdock-job-board .card a')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).protocol));
  expect(links.every((protocol) => protocol === 'http:')).toBe(true);
});

const ANYWHERE = { 'access-control-allow-origin': '*' };

async function spoil(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: spoilt((await response.json()) as Parameters<typeof spoilt>[0]) });
}

test('the page stays usable while the API does not respond', async ({ openHost }) => {
  const host = await openHost({
    body: `${ALL_WIDGETS}<button id="own">Own</button>`,
    prepare: (page) => page.route(/\/api\//, () => {}),
  });
  await host.page.locator('crewdock-contact-us').scrollIntoViewIfNeeded();
  await host.page.locator('crewdock-contact-us').getByLabel('Email').fill('ada@example.com');
  await host.page.locator('#own').click();
  await expect(host.market.locator('[aria-hidden=true]').first()).toBeVisible();
  expect(host.problems).toEqual([]);
});
