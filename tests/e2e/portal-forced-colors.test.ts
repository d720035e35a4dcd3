import type { Locator, Page } from '@playwright/test';
import type { OpenPage } from '../fixtures/open-page.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { tabToGrid } from './keyboard.ts';
import { proposeAll, workGround } from './work-ground.ts';

/** Opens a page as staff in forced-colors mode (Windows high contrast). */
async function forced(openPage: OpenPage, path: string, scheme: 'light' | 'dark'): Promise<Page> {
  const page = await openPage({ scheme, options: storageOf(demoPerson('Staff')) });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
  await page.goto(path);
  return page;
}

/** The computed value of a CSS system color. */
function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const { color: computed } = getComputedStyle(probe);
    probe.remove();
    return computed;
  }, name);
}

/** The colors of an element's screenshot, most frequent first. */
async function paintedColors(page: Page, element: Locator): Promise<string[]> {
  const image = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(async (data) => {
    const file = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0)!);
    const picture = await createImageBitmap(new Blob([file], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data: bytes } = context.getImageData(0, 0, picture.width, picture.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < bytes.length; at += 4) {
      const color = `rgb(${bytes[at]}, ${bytes[at + 1]}, ${bytes[at + 2]})`;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    return [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
  }, image);
}

const styleOf = (element: Locator, property: string) =>
  element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);

for (const scheme of ['light', 'dark'] as const) {
  test(`in forced ${scheme} colours only the current navigation entry and tab are marked`, async ({ openPage }) => {
    const page = await forced(openPage, '/admin-panel/updates?ordering=-created', scheme);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    const highlight = await systemColor(page, 'Highlight');
    const canvas = await systemColor(page, 'Canvas');
    expect(highlight).not.toBe(canvas);
    const marked = (entries: Locator) =>
      entries.evaluateAll(
        (all, colors) =>
          all
            .filter((entry) => {
              const style = getComputedStyle(entry);
              const line = style.borderBottomWidth !== '0px' && style.borderBottomColor !== colors.canvas;
              return style.backgroundColor === colors.highlight || line;
            })
            .map((entry) => entry.firstChild!.textContent),
        { highlight, canvas },
      );
    const navigation = page.getByRole('navigation', { name: 'Main' });
    expect(await marked(navigation.locator('a:visible, button:visible'))).toEqual(['Updates']);
    const tabs = page.getByRole('navigation', { name: 'Updates' }).getByRole('link');
    expect(await tabs.count()).toBeGreaterThan(2);
    expect(await marked(tabs)).toEqual(['All']);
  });

  test(`in forced ${scheme} colours switches, checkboxes, the open row and the focus are visible`, async ({
    openPage,
  }) => {
    const page = await forced(openPage, '/admin-panel/talents', scheme);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    const highlight = await systemColor(page, 'Highlight');
    const [on, off] = ['Needs screening', 'Only active'].map((name) => page.getByRole('switch', { name })) as [
      Locator,
      Locator,
    ];
    expect(await styleOf(on, 'background-color')).toBe(highlight);
    expect(await styleOf(off, 'background-color')).not.toBe(highlight);
    // Two colors in each state: the label is visible on the chip.
    expect((await paintedColors(page, on)).length).toBeGreaterThan(1);
    expect((await paintedColors(page, off)).length).toBeGreaterThan(1);
    expect((await paintedColors(page, on))[0]).not.toBe((await paintedColors(page, off))[0]);

    await tabToGrid(page);
    const focused = page.locator('[role=grid] :focus');
    expect(await styleOf(focused, 'outline-style')).toBe('solid');
    expect(await styleOf(focused, 'outline-color')).toBe(highlight);
    await page.keyboard.press('Enter');
    const open = page.locator('tr[aria-current=true]');
    await expect(open).toBeVisible();
    expect(await styleOf(open, 'outline-color')).toBe(highlight);

    await page.getByRole('button', { name: 'Filter' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('[data-placement]');
    await expect(dialog).toBeVisible();
    expect(await styleOf(dialog, 'border-top-width')).toBe('1px');
    // The last child is the visible checkbox, which follows the hidden input.
    const box = dialog.locator('label:has([type=checkbox])').first().locator('> span').last();
    const before = (await paintedColors(page, box))[0];
    await dialog.locator('label:has([type=checkbox])').first().click();
    await expect.poll(async () => (await paintedColors(page, box))[0]).not.toBe(before);
    expect(await styleOf(box, 'background-color')).toBe(highlight);
  });

  test(`in forced ${scheme} colours the bars of charts and their legend differ from the background`, async ({
    openPage,
  }) => {
    const page = await forced(openPage, '/admin-panel/stats', scheme);
    const canvas = await systemColor(page, 'Canvas');
    const chart = page.getByRole('main').locator('svg:has(.whole)');
    await expect(chart).toBeVisible();
    expect(await styleOf(chart.locator('.whole').first(), 'stroke')).toBe(await systemColor(page, 'CanvasText'));
    expect(await styleOf(chart.locator('.part').first(), 'fill')).not.toBe(canvas);
    expect((await paintedColors(page, chart)).length).toBeGreaterThan(1);
    const legend = page.getByText('Requests Hired').last();
    for (const sample of await legend.locator('> span').all())
      expect((await paintedColors(page, sample)).filter((color) => color !== canvas)).not.toEqual([]);
    // Charts are hidden from the accessibility tree; a table has their data.
    const shares = page.locator('main li', { hasText: 'Created' }).locator('svg').first();
    expect((await paintedColors(page, shares)).filter((color) => color !== canvas)).not.toEqual([]);
  });

  test(`in forced ${scheme} colours the ring of a match score shows the score`, async ({ openPage }) => {
    const { client, job } = await workGround({ talents: 1 });
    const page = await openPage({ scheme, options: storageOf(client) });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    await page.goto(`/my/job/${job.id}?tab=matches`);
    const ring = page
      .getByRole('img', { name: /^Match \d+ of 100/ })
      .first()
      .locator('b')
      .first();
    await expect(ring).toBeVisible();
    await ring.evaluate((element) => element.replaceChildren());
    const text = await systemColor(page, 'CanvasText');
    expect(await paintedColors(page, ring)).toContain(text);
  });

  test(`in forced ${scheme} colours a company’s logo is on the colour of its header`, async ({ openPage, product }) => {
    const page = await openPage({ scheme }, /less contrast than 4.5:1/);
    await page.goto(`${product.company.acme}/market/talents`);
    const logo = page.getByRole('banner').getByRole('img').first();
    await expect(logo).toBeVisible();
    const header = await styleOf(page.getByRole('banner'), 'background-color');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    expect(await styleOf(logo, 'background-color')).toBe(header);
    expect(await styleOf(logo, 'padding-top')).toBe('4px');
    expect((await paintedColors(page, logo)).filter((color) => color !== header)).not.toEqual([]);
  });

  test(`in forced ${scheme} colours skill icons, status pills and logos are visible`, async ({ openPage }) => {
    const ground = await workGround({ talents: 1 });
    await proposeAll(ground);
    const page = await forced(openPage, `/admin-panel/requests/${ground.job.id}`, scheme);
    const pill = page.getByRole('article').getByText('Needs reply', { exact: true });
    await expect(pill).toBeVisible();
    const canvas = await systemColor(page, 'Canvas');
    expect(await styleOf(pill, 'border-top-width')).toBe('1px');
    // The text is on the button's background: `forced-color-adjust: none` prevents the browser's backplate behind text.
    const button = page.getByRole('button', { name: 'Propose talents…' });
    expect(await styleOf(button, 'background-color')).toBe(await systemColor(page, 'Highlight'));
    expect(await styleOf(button, 'forced-color-adjust')).toBe('none');
    expect(await styleOf(pill, 'border-top-color')).not.toBe(canvas);
    const logo = page.getByRole('banner').locator('svg').first();
    expect((await paintedColors(page, logo)).filter((color) => color !== canvas).length).toBeGreaterThan(1);
    await page.goto('/market/talents');
    const icon = page.locator('main [style*="mask-image"]').first();
    await expect(icon).toBeVisible();
    await expect.poll(async () => (await paintedColors(page, icon)).length).toBeGreaterThan(1);
    expect(await styleOf(icon, 'background-color')).toBe(await systemColor(page, 'CanvasText'));
  });
}
