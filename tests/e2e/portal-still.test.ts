import { type BrandColors, brandTheme, contrast } from '@crewdock/contract/brand';
import { expect, test } from 'vitest';
import { portalWindows } from './portal-window.ts';
import { storageOf } from './signed-in.ts';
import { workGround } from './work-ground.ts';

const open = portalWindows();

test('nothing moves while a page loads', async () => {
  const { client, job } = await workGround();
  const page = await open({ options: storageOf(client) });
  await page.addInitScript(countShifts);
  // Slow enough for what stands there until the answer comes.
  await page.route('**/api/**', async (route) => {
    await new Promise((resume) => setTimeout(resume, 150));
    await route.continue();
  });
  for (const path of ['/my/jobs', '/my/jobs/create', `/my/job/${job.id}/edit`, '/my/lists']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    expect([path, moved]).toEqual([path, []]);
  }
});

/** Keeps what the browser says has moved by itself, in `moved`. */
function countShifts(): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Element | null }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      if (value > 0.001)
        moved.push(`${value}: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test.each(['light', 'dark'] as const)('a button of any brand stands out from the %s page', async (scheme) => {
  const page = await open({ scheme });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  for (const brand of ['#0a0a0a', '#ffffff', '#17181c']) {
    const [edge, surface] = await button.evaluate(painted, brandTheme(brand, '#808080')[scheme]);
    expect([brand, contrast(edge!, surface!) >= 3]).toEqual([brand, true]);
  }
});

/** The colours of a button's edge and of the page where the company has these. */
function painted(button: Element, { brand, onBrand, accent }: BrandColors): string[] {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries({ brand, 'on-brand': onBrand, accent }))
    style.setProperty(`--${name}`, value);
  (button as HTMLElement).style.transition = 'none';
  const hex = (color: string) =>
    `#${color
      .match(/\d+/g)!
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  const { borderTopColor: border, backgroundColor: fill } = getComputedStyle(button);
  const edge = border === 'rgba(0, 0, 0, 0)' ? fill : border;
  return [edge, getComputedStyle(document.body).backgroundColor].map(hex);
}

test('the market shows seven cards in a window of 900 px', async () => {
  const page = await open();
  await page.goto('/market/talents');
  const seventh = page.getByRole('article').nth(6);
  await seventh.waitFor();
  const { y, height } = (await seventh.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(900);
});
