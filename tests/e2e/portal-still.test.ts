import { storageOf } from '../fixtures/people.ts';
import { workGround } from './work-ground.ts';
import { expect, test } from '../fixtures/test.ts';

// A first visit, with nothing cached.
test.use({ reusesPages: false });

test('pages load without layout shifts', async ({ openPage }) => {
  const { client, job } = await workGround();
  const page = await openPage({ options: storageOf(client) });
  await page.addInitScript(countShifts);
  // Delays responses, so that loading placeholders are visible.
  await page.route('**/api/**', async (route) => {
    await new Promise((resume) => setTimeout(resume, 150));
    await route.continue();
  });
  for (const path of ['/my/jobs', '/my/jobs/create', `/my/job/${job.id}/edit`, '/my/lists']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    expect([path, moved]).toEqual([path, []]);
  }
});

/** Collects the elements of all layout shifts in `window.moved`. */
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

test('the market shows seven cards in a window 900 px high', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents');
  const seventh = page.getByRole('article').nth(6);
  await expect(seventh).toBeVisible();
  const { y, height } = (await seventh.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(900);
});
