import type { Page } from '@playwright/test';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import type { Look, OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectNoFindings } from './accessibility.ts';
import { tabToGrid } from './keyboard.ts';
import { workGround } from './work-ground.ts';

const TALENTS = '/admin-panel/talents';

async function staff(openPage: OpenPage, path: string, look: Look = {}): Promise<Page> {
  const page = await openPage({ options: storageOf(demoPerson('Staff')), ...look });
  await page.goto(path);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  return page;
}

const tabsOf = (page: Page, title: string) => page.getByRole('navigation', { name: title, exact: true });

for (const [title, path, preset, query] of [
  ['Talents', TALENTS, 'To screen', 'needs_screening=1'],
  ['Requests', '/admin-panel/requests', 'Needs reply', 'is_waited_for=1'],
  ['Applications', '/admin-panel/applications', 'Open', 'status=open'],
  ['Updates', '/admin-panel/updates', 'New', 'status=new'],
] as const) {
  test(`${title} opens on the rows that its counter in the navigation counts`, async ({ openPage }) => {
    const page = await staff(openPage, '/admin-panel/audit');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title });
    const current = tabsOf(page, title).locator('[aria-current=page]');
    // Repeated, because other tests might change the counts concurrently.
    await expect(async () => {
      await page.reload();
      await link.click();
      await expect(current).toHaveText(new RegExp(`^${preset}\\d+$`));
      const count = (await current.innerText()).replace(/\D/g, '');
      await expect(link).toHaveText(`${title}${count}`, { timeout: 2000 });
      await expect(page.getByText(new RegExp(`^\\d+ of ${count}$`))).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(page.url()).toContain(`${path}?${query}`);
  });
}

test('the tab with all rows is one click away, Back returns to the preset, and a link with filters keeps them', async ({
  openPage,
}) => {
  const page = await staff(openPage, TALENTS);
  const current = tabsOf(page, 'Talents').locator('[aria-current=page]');
  await expect(current).toHaveText(/^To screen/);
  await tabsOf(page, 'Talents').getByRole('link', { name: 'All', exact: true }).click();
  await expect(current).toHaveText('All');
  await expect(page.getByRole('switch', { name: 'Only active' })).toBeChecked();
  await page.goBack();
  await expect(current).toHaveText(/^To screen/);
  expect(new URL(page.url()).searchParams.get('needs_screening')).toBe('1');
  await page.goto(`${TALENTS}?is_verified=1&ordering=name`);
  await expect(current).toHaveText('All');
  await expect(page.getByRole('button', { name: 'Remove Verified: Verified' })).toBeVisible();
});

test('a search within a preset offers to search all rows', async ({ openPage }) => {
  const { talents, mark } = await workGround({ talents: 1 });
  const at = `/admin-panel/talents/${talents[0]!.id}/`;
  const { token } = demoPerson('Staff');
  const { version } = (await ask(at, { token })).json;
  await ask(at, { method: 'PATCH', token, body: { version, is_verified: true } });
  const page = await staff(openPage, TALENTS);
  await page.getByRole('searchbox', { name: 'Search Talents' }).fill(mark);
  await expect(page.getByText('No talents found')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Search all talents' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(1);
});

test('at 1440 by 900 px twenty rows are in view below one row of controls', async ({ openPage }) => {
  const page = await staff(openPage, TALENTS, { width: 1440, height: 900 });
  for (const path of [TALENTS, '/admin-panel/requests?ordering=-modified', '/admin-panel/vendors']) {
    await page.goto(path);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    const seen = await page.locator('[data-frame]').evaluate((frame) => {
      const { bottom } = frame.getBoundingClientRect();
      const rows = [...frame.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect());
      const head = frame.querySelector('thead')!.getBoundingClientRect().bottom;
      return {
        rows: rows.filter((row) => row.top >= head - 1 && row.bottom <= Math.min(bottom, innerHeight)).length,
        loaded: rows.length,
      };
    });
    if (seen.loaded >= 20) expect(seen.rows, path).toBeGreaterThanOrEqual(20);
    const middles = await page
      .getByRole('toolbar', { name: /: filters and columns$/ })
      .locator('..')
      .evaluate((bar) =>
        [...bar.querySelectorAll('button, input')]
          .filter((control) => control.checkVisibility())
          .map((control) => {
            const { top, height } = control.getBoundingClientRect();
            return Math.round(top + height / 2);
          }),
      );
    expect(Math.max(...middles) - Math.min(...middles), path).toBeLessThanOrEqual(2);
  }
});

test('three states share one column of icons, which have names and tooltips and are toggled by keyboard', async ({
  openPage,
}) => {
  const { mark } = await workGround({ talents: 1 });
  const page = await staff(openPage, `${TALENTS}?search=${mark}&ordering=name`);
  await expect(page.getByRole('columnheader', { name: 'State', exact: true })).toBeVisible();
  for (const name of ['Active', 'On hold', 'Verified'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toHaveCount(0);
  const row = page.locator('[data-row]').first();
  const isOnHold = row.getByRole('checkbox', { name: /^On hold of / });
  const isVerified = row.getByRole('checkbox', { name: /^Verified of / });
  await expect(row.getByRole('checkbox', { name: /^Active of / })).toBeChecked();
  await expect(isOnHold).not.toBeChecked();
  await expect(row.getByTitle('Not on hold')).toBeVisible();
  await tabToGrid(page);
  for (let step = 0; step < 8; step++) {
    if (await page.evaluate(() => document.activeElement!.ariaLabel?.startsWith('Active of '))) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('F2');
  await expect(isOnHold).toBeFocused();
  await page.keyboard.press('Space');
  await expect(isOnHold).toBeChecked();
  await expect(row.getByTitle('On hold', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(isVerified).toBeFocused();
  await page.keyboard.press('Space');
  await expect(isVerified).toBeChecked();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(isVerified).not.toBeChecked();
});

test('rates are aligned at the end of their column and take one line', async ({ openPage }) => {
  const page = await openPage({ width: 1440, options: storageOf(demoPerson('Staff')) });
  for (const path of ['talents', 'requests', 'available-resources']) {
    await page.goto(`/admin-panel/${path}`);
    await expect(page.locator('td[data-amount]').first()).toBeAttached();
    const cells = await page.locator('td[data-amount]').evaluateAll((all) =>
      all.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const box = text.getBoundingClientRect();
        const { left, right } = cell.getBoundingClientRect();
        return {
          text: cell.textContent,
          lines: Math.round(box.height / Number.parseFloat(getComputedStyle(cell).lineHeight)),
          isInside: box.left >= left && Math.abs(right - 10 - box.right) <= 1,
        };
      }),
    );
    expect(cells.length).toBeGreaterThan(10);
    expect(
      cells.filter(({ lines, isInside }) => lines !== 1 || !isInside),
      path,
    ).toEqual([]);
  }
});

test('a status is a coloured pill and becomes a control on hover and focus', async ({ openPage }) => {
  const page = await staff(openPage, '/admin-panel/updates?status=done&ordering=-created');
  const status = page
    .locator('[data-row]')
    .first()
    .getByRole('combobox', { name: /^Status of / });
  const look = () =>
    status.evaluate((select) => {
      const { backgroundColor, borderTopColor, backgroundImage } = getComputedStyle(select);
      return { backgroundColor, borderTopColor, hasArrow: backgroundImage !== 'none' };
    });
  const probe = page.locator('html');
  const green = await probe.evaluate((html) => {
    html.style.backgroundColor = 'var(--green-soft)';
    const color = getComputedStyle(html).backgroundColor;
    html.style.backgroundColor = '';
    return color;
  });
  const text = { backgroundColor: green, borderTopColor: 'rgba(0, 0, 0, 0)', hasArrow: false };
  expect(await look()).toEqual(text);
  await status.hover();
  await expect.poll(look).toMatchObject({ hasArrow: true });
  expect(await look()).not.toMatchObject({ borderTopColor: text.borderTopColor });
  await page.mouse.move(5, 5);
  await expect.poll(look).toEqual(text);
  await status.focus();
  expect(await look()).toMatchObject({ hasArrow: true });
});

test('the last column fits, or a shadow shows that there are more columns', async ({ openPage }) => {
  const page = await openPage({ width: 1440, options: storageOf(demoPerson('Staff')) });
  for (const path of ['talents', 'updates', 'applications', 'vendors']) {
    await page.goto(`/admin-panel/${path}`);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    const frame = page.locator('[data-frame]');
    const isScrolled = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(page.locator('[data-more]'), path).toHaveCount(isScrolled ? 1 : 0);
    await frame.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await expect(page.locator('[data-more]'), path).toHaveCount(0);
    const [edge, cell] = await frame.evaluate((element) => [
      element.getBoundingClientRect().right,
      element.querySelector('thead th:last-child')!.getBoundingClientRect().right,
    ]);
    expect(cell - edge, path).toBeLessThanOrEqual(1);
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test(`tabs, chips, pills and state icons are accessible in ${scheme} colours`, async ({ openPage }) => {
    for (const width of [1440, 390]) {
      const page = await staff(openPage, TALENTS, { width, scheme });
      await expectNoFindings(page);
    }
  });
}
