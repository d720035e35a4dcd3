import { demoPerson, storageOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * A phone with touch input. Styles for touch input come last in the style sheet and must not override styles for small
 * windows or fields.
 */
const PHONE = { width: 390, height: 844 };
const FINGERS = { hasTouch: true, isMobile: true };

test('a message field has several lines', async ({ openPage }) => {
  const page = await openPage({ ...PHONE, options: FINGERS });
  await page.goto('/contact-manager');
  const { height } = (await page.getByRole('textbox', { name: 'Message' }).boundingBox())!;
  expect(height).toBeGreaterThan(100);
});

test('a row with a short title is three lines high', async ({ openPage }) => {
  const page = await openPage({ ...PHONE, options: FINGERS });
  await page.goto('/available-resources');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeLessThan(80);
});

test('the second line of a row truncates its first part, not the rate and the date', async ({ openPage }) => {
  const page = await openPage({ ...PHONE, options: FINGERS });
  // Only demo resources have this value, so the first page is not full of resources of other tests.
  await page.goto('/available-resources?relocation=0');
  const row = page.getByRole('article').filter({ hasText: 'Free from' }).first();
  await expect(row).toBeVisible();
  const cut = await row.locator('span').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return text.getBoundingClientRect().width > cell.getBoundingClientRect().width;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut.filter((text) => /^(\$|Free from)/.test(text))).toEqual([]);
});

for (const [role, path, bar, name] of [
  ['Client', '/settings/profile', 'Settings', 'Profile'],
  ['Client', '/settings/account', 'Settings', 'Account'],
  ['Staff', '/admin-panel/requests?ordering=-modified', 'Requests', 'All'],
] as const) {
  test(`the current link of ${role} at ${path} is scrolled into view`, async ({ openPage }) => {
    const page = await openPage({ ...PHONE, options: { ...FINGERS, ...storageOf(demoPerson(role)) } });
    await page.goto(path);
    const link = page.getByRole('navigation', { name: bar, exact: true }).getByRole('link', { name }).first();
    await expect
      .poll(async () => {
        const { x, width } = (await link.boundingBox())!;
        return x >= 0 && x + width <= PHONE.width;
      })
      .toBe(true);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });
}
