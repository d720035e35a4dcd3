import type { TalentPage } from '@crewdock/contract/market';
import type { Route } from '@playwright/test';
import { type HostPage, type HostPageOptions, MARKET, WIDGETS } from '../support/host-page.ts';
import { countTimers, leftovers } from '../support/leftovers.ts';
import { currentProduct } from '../fixtures/product.ts';
import type { OpenHost } from '../fixtures/open-host.ts';
import { expect, test } from '../fixtures/test.ts';

const TALENTS = '**/api/market_2/talents/**';
const PAGE = 12;

async function open(openHost: OpenHost, options?: HostPageOptions): Promise<HostPage> {
  const host = await openHost(options);
  await host.ready();
  return host;
}

async function talents(query: string): Promise<TalentPage> {
  const response = await fetch(`${currentProduct().portal}/api/market_2/talents/?company=acme&${query}`);
  return (await response.json()) as TalentPage;
}

const count = (host: HostPage) => host.market.getByRole('status').first();
const searches = (host: HostPage) => host.requests.filter((path) => path.startsWith('/api/market_2/talents/'));

test.describe('finding talents', () => {
  test('shows the first talents of the open market and the company, and their number', async ({ openHost }) => {
    const host = await open(openHost);
    const expected = await talents(`limit=${PAGE}`);
    expect(await host.market.locator('a').allTextContents()).toEqual(expected.items.map((card) => card.name));
    expect(await count(host).textContent()).toBe(`${expected.total} talents`);
    await expect
      .poll(() => host.events)
      .toMatchObject([{ type: 'crewdock-ready', detail: { company: 'acme', total: expected.total } }]);
  });

  test('a search sends one request after typing, and emits an event', async ({ openHost }) => {
    const host = await open(openHost, { prepare: (page) => page.clock.install() });
    // Pauses the clock, so that slow key presses do not start a search.
    await host.page.clock.pauseAt(Date.now() + 60_000);
    await host.market.getByRole('searchbox').pressSequentially('react');
    await host.page.clock.resume();
    const { total } = await talents('search=react&limit=1');
    await expect(count(host).getByText(`${total} talents`)).toBeVisible();
    await expect
      .poll(() => host.events.at(-1))
      .toEqual({
        type: 'crewdock-search',
        detail: { filters: { search: 'react', skills: [], seniority: [], location: [] }, total },
      });
    expect(searches(host)).toHaveLength(2);
    await host.market.getByRole('button', { name: 'Clear search' }).click();
    await expect(count(host).getByText(`${(await talents('limit=1')).total} talents`)).toBeVisible();
    expect(await host.market.getByRole('searchbox').inputValue()).toBe('');
  });

  test('a late older response changes nothing', async ({ openHost }) => {
    const held: Route[] = [];
    const host = await open(openHost, {
      prepare: (page) => page.route('**/market_2/talents/?*seniority=1&*', (route) => void held.push(route)),
    });
    await host.market.getByRole('button', { name: /^Junior/ }).click();
    await expect.poll(() => held.length).toBe(1);
    await host.market.getByRole('button', { name: /^Lead/ }).click();
    await host.market.getByRole('button', { name: /^Junior/ }).click();
    const { total } = await talents('seniority=4&limit=1');
    await expect(count(host).getByText(`${total} talents`)).toBeVisible();
    await Promise.all(held.map((route) => route.continue().catch(() => {})));
    // Waits until every held request was answered or aborted.
    await Promise.all(held.map((route) => route.request().response()));
    expect(await count(host).textContent()).toBe(`${total} talents`);
  });

  test('shows more talents and moves focus to the first new one', async ({ openHost }) => {
    const host = await open(openHost);
    const more = host.market.getByRole('button', { name: 'Show more talents' });
    await more.focus();
    await more.press('Enter');
    const links = host.market.locator('a');
    await expect(links.nth(2 * PAGE - 1)).toBeVisible();
    expect(await links.nth(PAGE).evaluate((link) => link.matches(':focus'))).toBe(true);
    expect(new Set(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).size).toBe(
      2 * PAGE,
    );
  });

  test('says when the list has changed while more talents were loaded', async ({ openHost }) => {
    const host = await open(openHost);
    const changed = host.market.getByText('This list has changed.');
    await expect(changed).toHaveCount(0);
    // Screen readers announce text that is added to an existing live region.
    const region = await host.market.locator('.list + [role=status]').elementHandle();
    await host.page.route('**/market_2/talents/?*cursor=*', async (route) => {
      const response = await route.fetch();
      const page = await response.json();
      await route.fulfill({ response, json: { ...page, total: page.total + 1 } });
    });
    await host.market.getByRole('button', { name: 'Show more talents' }).click();
    await expect(changed).toBeVisible();
    expect(await region.textContent()).toBe('This list has changed.');
    await host.market.getByRole('button', { name: /^Junior/ }).click();
    await expect(changed).toHaveCount(0);
  });

  test('works with the keyboard alone', async ({ openHost }) => {
    const host = await open(openHost);
    const { page, market } = host;
    await market.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('js');
    const option = market.getByRole('option', { name: /^JavaScript/ });
    await expect(option).toBeVisible();
    const box = market.getByRole('combobox');
    while (!(await option.evaluate((element) => element.classList.contains('active')))) {
      await page.keyboard.press('ArrowDown');
    }
    expect(await box.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    await page.keyboard.press('Enter');
    const chip = market.getByRole('button', { name: 'Remove JavaScript' });
    await expect(chip).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await market.getByRole('listbox').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(market.getByRole('button', { name: /^Junior/, pressed: true })).toBeVisible();
    await expect.poll(() => host.events.at(-1)?.detail).toMatchObject({ filters: { seniority: [1] } });
    const { skills } = host.events.at(-1)!.detail['filters'] as { skills: number[] };
    expect(skills).toHaveLength(1);
    const { total } = await talents(`skills=${skills.join()}&seniority=1&limit=1`);
    expect(await count(host).textContent()).toBe(`${total} talent${total === 1 ? '' : 's'}`);
    for (let tab = 0; tab < 4; tab++) await page.keyboard.press('Tab');
    expect(await chip.evaluate((button) => button.matches(':focus-visible'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(
      await market
        .locator('a')
        .first()
        .evaluate((link) => link.matches(':focus-visible')),
    ).toBe(true);
  });
});

test.describe('opening a talent', () => {
  test('a card is a link to the company’s portal in a new window', async ({ openHost, product }) => {
    const host = await open(openHost);
    const [card] = (await talents('limit=1')).items;
    const link = host.market.locator('a').first();
    expect(await link.getAttribute('href')).toBe(product.company.acme + card?.path);
    const [opened] = await Promise.all([host.page.context().waitForEvent('page'), link.click()]);
    const url = product.company.acme + card?.path;
    await opened.waitForURL(url);
    await expect.poll(() => opened.title()).toContain(card?.title);
    await expect
      .poll(() => host.events.at(-1))
      .toEqual({
        type: 'crewdock-select',
        detail: { id: card?.id, public_id: card?.public_id, url },
      });
  });

  test('a page can prevent opening, or choose the window', async ({ openHost }) => {
    const host = await open(openHost, {
      body: `${MARKET.replace('company', 'target="_self" company')}
        <script>addEventListener('crewdock-select', (event) => event.preventDefault())</script>`,
    });
    const link = host.market.locator('a').first();
    expect(await link.getAttribute('target')).toBe('_self');
    const before = host.page.url();
    await link.press('Enter');
    await expect.poll(() => host.events.at(-1)?.type).toBe('crewdock-select');
    expect(host.page.url()).toBe(before);
    expect(host.page.context().pages()).toHaveLength(1);
  });
});

test.describe('when there is nothing to show', () => {
  test('an empty result offers to remove a filter, with the exact number of matches', async ({ openHost }) => {
    const host = await open(openHost);
    await host.market.getByRole('button', { name: /^Lead/ }).click();
    await host.market.getByRole('searchbox').fill('qqqqqq');
    const without = host.market.getByRole('button', { name: /^Without “qqqqqq”/ });
    const { total } = await talents('seniority=4&limit=1');
    expect(await without.textContent()).toBe(`Without “qqqqqq”${total} talents`);
    await without.click();
    await expect(count(host).getByText(`${total} talents`)).toBeVisible();
    expect(await count(host).evaluate((element) => element.matches(':focus'))).toBe(true);
  });

  test('an error emits an event and can be retried', async ({ openHost }) => {
    let broken = true;
    const host = await openHost({
      prepare: (page) =>
        page.route(TALENTS, (route) =>
          broken
            ? route.fulfill({
                status: 500,
                headers: { 'access-control-allow-origin': '*' },
                json: { code: 'internal', detail: 'Broken.', request_id: '1' },
              })
            : route.fallback(),
        ),
    });
    await expect(host.market.getByRole('alert').getByText('Something went wrong')).toBeVisible();
    await expect
      .poll(() => host.events)
      .toEqual([
        { type: 'crewdock-error', detail: { status: 500, code: 'internal', detail: 'Broken.', request_id: '1' } },
      ]);
    broken = false;
    await host.market.getByRole('button', { name: 'Try again' }).press('Enter');
    await host.ready();
    expect(await count(host).evaluate((element) => element.matches(':focus'))).toBe(true);
  });

  test('recovers automatically when the network returns', async ({ openHost }) => {
    const host = await open(openHost);
    await host.page.context().setOffline(true);
    await host.market.getByRole('button', { name: /^Lead/ }).click();
    await expect(host.market.getByText('No connection')).toBeVisible();
    await host.page.context().setOffline(false);
    await expect(count(host).getByText(`${(await talents('seniority=4&limit=1')).total} talents`)).toBeVisible();
  });

  test('a page can provide its own empty and error content', async ({ openHost }) => {
    const host = await open(openHost, {
      body: `<crewdock-talent-market company="acme">
        <p slot="empty">Write to us.</p><p slot="error">Call us.</p></crewdock-talent-market>`,
    });
    const [empty, error] = [host.page.getByText('Write to us.'), host.page.getByText('Call us.')];
    expect(await empty.isVisible()).toBe(false);
    await host.market.getByRole('searchbox').fill('qqqqqq');
    await expect(empty).toBeVisible();
    await host.page.route(TALENTS, (route) => route.abort());
    await host.market.getByRole('searchbox').fill('');
    await expect(error).toBeVisible();
    expect(await empty.isVisible()).toBe(false);
  });

  test('an unknown company shows an error, not another company’s talents', async ({ openHost }) => {
    const host = await openHost({ body: MARKET.replace('acme', 'nobody') });
    await expect(host.market.getByRole('alert')).toBeVisible();
    await expect
      .poll(() => host.events)
      .toMatchObject([{ type: 'crewdock-error', detail: { status: 404, code: 'not_found' } }]);
    expect(await host.market.locator('a').count()).toBe(0);
  });
});

test.describe('lifecycle on a page', () => {
  test('applies properties that were set before it was defined', async ({ openHost }) => {
    const host = await open(openHost, {
      body: `${MARKET}<script>Object.assign(document.querySelector('crewdock-talent-market'),
        { company: 'verdant', brandColor: '#6d28d9' })</script>`,
    });
    await expect.poll(() => host.events[0]?.detail).toMatchObject({ company: 'verdant' });
    expect(await host.market.getAttribute('brand-color')).toBe('#6d28d9');
    await host.market.evaluate((element) => Object.assign(element, { company: null }));
    await expect.poll(() => host.events.at(-1)?.detail).toMatchObject({ company: null });
    expect(await host.market.getAttribute('company')).toBeNull();
  });

  test('moving the element changes nothing, and re-adding it keeps the filters', async ({ openHost }) => {
    const host = await open(openHost, { body: `${MARKET}<div id="elsewhere"></div>` });
    await host.market.getByRole('searchbox').fill('engineer');
    const { total } = await talents('search=engineer&limit=1');
    await expect(count(host).getByText(`${total} talents`)).toBeVisible();
    // Ignores images, which might still be loading.
    const asked = host.requests.filter((path) => path.startsWith('/api/')).length;
    await host.market.evaluate((element) => document.querySelector('#elsewhere')!.append(element));
    expect(await host.market.getByRole('searchbox').inputValue()).toBe('engineer');
    await host.market.evaluate(async (element) => {
      element.remove();
      await Promise.resolve();
      if (element.shadowRoot!.childElementCount > 0) throw new Error('still drawn');
      document.querySelector('main')!.append(element);
    });
    expect(await host.market.getByRole('searchbox').inputValue()).toBe('engineer');
    expect(await count(host).textContent()).toBe(`${total} talents`);
    expect(host.requests.filter((path) => path.startsWith('/api/'))).toHaveLength(asked);
  });

  for (const tag of Object.keys(WIDGETS)) {
    test(`${tag} leaves no listener, node or timer behind when it is removed`, async ({ openHost }) => {
      const host = await openHost({ body: '', prepare: (page) => page.addInitScript(countTimers) });
      const devtools = await host.page.context().newCDPSession(host.page);
      const { listeners, nodes, timers } = await leftovers(host.page, devtools, tag);
      expect([listeners, nodes, timers].map((more) => Math.max(more, 0))).toEqual([0, 0, 0]);
      expect(host.problems).toEqual([]);
    });
  }

  test('is upgraded when it is added without a page load', async ({ openHost }) => {
    const host = await openHost({ body: '<p>Home</p>' });
    await host.page.waitForLoadState('networkidle');
    expect(host.requests).toEqual(['/widgets/v1/loader.js']);
    await host.page.evaluate((tag) => document.querySelector('main')!.insertAdjacentHTML('beforeend', tag), MARKET);
    await host.ready();
    expect(host.problems).toEqual([]);
  });

  test('follows the text direction of the page', async ({ openHost }) => {
    const host = await open(openHost, {
      body: `<div dir="rtl">${MARKET}</div>`,
      viewport: { width: 390, height: 800 },
    });
    const [photo, name] = await Promise.all(
      ['img', 'a'].map((selector) => host.market.locator(selector).first().boundingBox()),
    );
    expect(photo!.x).toBeGreaterThan(name!.x);
  });
});
