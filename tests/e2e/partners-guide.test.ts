import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { ROOT } from '../support/bare-project.ts';
import { serve, WIDGETS } from '../support/host-page.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

/** Tests the guide's snippets as partners paste them and as site builders insert them. */
const GUIDE = readFileSync(join(ROOT, 'docs/partners/README.md'), 'utf8');
const BLOCKS = [...GUIDE.matchAll(/^```html\n(.*?)^```/gms)].map(([, block]) => block!);
const LOADER = 'https://talents.example.com/widgets/v1/loader.js';
const SCRIPT = `<script async src="${LOADER}"></script>`;
const TAG = '<crewdock-job-board company="acme" page-size="3"></crewdock-job-board>';

/** Snippets for npm, popups, frames and integrity hashes are covered by separate tests. */
const snippets = BLOCKS.filter((block) => block.includes('<crewdock-') && !/import |mode="/.test(block));

test('the guide contains a snippet of every widget', () => {
  for (const tag of Object.keys(WIDGETS)) expect(snippets.some((block) => block.includes(`<${tag}`))).toBe(true);
});

for (const block of snippets) {
  test(`the widgets of a snippet load: ${block}`, async ({ openHost }) => {
    const script = block.includes(LOADER) ? '' : SCRIPT;
    const { page, problems } = await openHost({ head: '', body: here(script + block) });
    for (const [, tag] of block.matchAll(/<(crewdock-[a-z-]+)/g)) {
      const widget = page.locator(tag!);
      await widget.scrollIntoViewIfNeeded();
      await expect(widget.locator(WIDGETS[tag as keyof typeof WIDGETS]).first()).toBeVisible();
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });
}

for (const [kind, sandbox] of [
  ['the guide’s', /sandbox="([^"]+)"/.exec(GUIDE)![1]!],
  ['one that holds what it opens, too', 'allow-same-origin allow-scripts allow-popups'],
] as const) {
  test(`a talent of a market in a sandboxed frame opens: ${kind}`, async ({ openHost }) => {
    const market = '<crewdock-talent-market company="acme" page-size="3"></crewdock-talent-market>';
    const embed = await serve({ '/embed.html': `<!doctype html><title>Embed</title>${here(SCRIPT)}${market}` });
    const { page, problems } = await openHost({
      head: '',
      body: `<iframe title="Embed" width="900" height="800" src="${embed.origin}/embed.html" sandbox="${sandbox}"></iframe>`,
    });
    const talent = page.frameLocator('iframe').locator('crewdock-talent-market .card a').first();
    const name = (await talent.textContent())!;
    const [opened] = await Promise.all([page.context().waitForEvent('page'), talent.click()]);
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await opened.title()).toContain(name.trim());
    // The opened tab is an ordinary page of the portal with access to its storage, so the user is signed in there.
    expect(await opened.evaluate(() => [origin, typeof localStorage])).toEqual([
      new URL(opened.url()).origin,
      'object',
    ]);
    expect(problems).toEqual([]);
    await page.context().close();
    embed.close();
  });
}

test.describe('an embedded job board works in', () => {
  test('WordPress, which wraps lines in paragraphs', async ({ openHost }) => {
    const { page, problems } = await openHost({
      head: '',
      body: here(`<div class="entry-content"><p>${SCRIPT}</p>\n<p>${TAG}<br />\n</p></div>`),
    });
    await isThere(page);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('Webflow, with the script in the site’s code and the tag in an embed', async ({ openHost }) => {
    const { page, problems } = await openHost({
      head: here(SCRIPT),
      body: `<div class="w-embed w-script">${TAG}</div>`,
    });
    await isThere(page);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('Wix, in a sandboxed cross-site frame', async ({ openHost }) => {
    const embed = await serve({ '/embed.html': `<!doctype html><title>Embed</title>${here(SCRIPT)}${TAG}` });
    const { page, problems } = await openHost({
      head: '',
      body: `<iframe title="Embed" width="600" height="800" src="${embed.origin}/embed.html"
        sandbox="allow-same-origin allow-forms allow-popups allow-scripts allow-pointer-lock"></iframe>`,
    });
    await isThere(page.frameLocator('iframe'));
    expect(problems).toEqual([]);
    await page.context().close();
    embed.close();
  });

  test('Squarespace, which changes pages without loading, forward and back', async ({ openHost }) => {
    const { page, problems } = await openHost({ head: here(SCRIPT), body: '<div id="page">Home</div>' });
    const show = (html: string) =>
      page.evaluate((content) => void (document.querySelector('#page')!.innerHTML = content), html);
    for (let times = 0; times < 2; times++) {
      await show(TAG);
      await isThere(page);
      await show('Home');
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('Shopify’s theme editor, which re-renders a section with its script', async ({ openHost }) => {
    const { page, problems } = await openHost({
      head: '',
      body: `<section id="ours">${here(SCRIPT)}${TAG}</section>`,
    });
    await isThere(page);
    await page.evaluate(() => {
      const section = document.querySelector('#ours')!;
      const script = section.querySelector('script')!;
      const again = document.createElement('script');
      again.async = true;
      again.src = script.src;
      section.replaceChildren(again, section.querySelector('crewdock-job-board')!.cloneNode(true));
    });
    await isThere(page);
    expect(await page.locator('crewdock-job-board').count()).toBe(1);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

/** Replaces the guide's example portal with the running portal. */
function here(html: string): string {
  return html.replaceAll('https://talents.example.com', currentProduct().portal);
}

async function isThere(inside: Page | FrameLocator): Promise<void> {
  await expect(inside.locator('crewdock-job-board .card')).toHaveCount(3);
}
