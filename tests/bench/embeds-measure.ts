import type { Browser } from 'playwright';
import type { Embed } from './embeds-drawn.ts';
import { longestTask } from './longest-task.ts';
import { draw, scriptTime } from './script-time.ts';
import { openWindow, type Site } from './widget-page.ts';

/** Returns the milliseconds of script time on the page that renders the embed, with the CPU slowed down by `slower`. */
export async function scriptOf(browser: Browser, site: Site, embed: Embed, slower: number): Promise<number> {
  const { page, devtools } = await openWindow(browser, 1440);
  await page.goto(`${site.origin}/blank`);
  const spent = await scriptTime(devtools, slower, embed.drawing);
  const { selector, times } = embed.shows;
  const shown = await page.locator(selector).count();
  if (shown !== times) throw new Error(`${embed.name} shows ${shown} of ${times}`);
  await page.context().close();
  return spent;
}

/**
 * Returns the milliseconds of the longest task with the CPU slowed down fourfold. Uses a separate page, because tracing
 * also takes time.
 */
export async function longestOf(browser: Browser, site: Site, embed: Embed): Promise<number> {
  const { page, devtools } = await openWindow(browser, 1440);
  await page.goto(`${site.origin}/blank`);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const longest = await longestTask(browser, page, () => draw(devtools, embed.drawing));
  await page.context().close();
  return longest;
}

/** Returns the transferred bytes of all scripts and style sheets that the page fetches. */
export async function bytesOf(browser: Browser, site: Site, embed: Embed): Promise<number> {
  const { page, devtools } = await openWindow(browser, 1440);
  await page.goto(`${site.origin}/blank`);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await draw(devtools, embed.drawing);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.context().close();
  return total;
}
