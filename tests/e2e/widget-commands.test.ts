import { MARKET, NONCE, loaderTag } from '../support/host-page.ts';
import { expect, test } from '../fixtures/test.ts';

/** The guide's queue snippet, followed by commands that run before the widgets' code is loaded. */
const queue = (commands: string) => `<script nonce="${NONCE}">
  window.heard = [];
  window.crewdock ||= function () { (crewdock.q ||= []).push(arguments) };
  ${commands}
</script>`;

/** Events that the page's listeners received. */
const heardBy = (page: { evaluate<T>(what: () => T): Promise<T> }) =>
  page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);

test('queued listeners receive all events from the first, and listeners can be removed and added later', async ({
  openHost,
}) => {
  const host = await openHost({
    head: `${queue(`
      crewdock('on', 'ready', ({ detail }) => heard.push(['ready', detail.company]));
      crewdock('once', 'search', () => heard.push(['once']));
      const hear = ({ detail }) => heard.push(['search', detail.filters.search]);
      crewdock('on', 'search', hear);`)}${loaderTag()}`,
    policy: `script-src 'nonce-${NONCE}'; require-trusted-types-for 'script'`,
    body: MARKET,
  });
  const { page, market } = host;
  await host.ready();
  await expect.poll(() => heardBy(page)).toEqual([['ready', 'acme']]);
  const search = market.getByRole('searchbox');
  await search.fill('react');
  await expect.poll(() => heardBy(page)).toEqual([['ready', 'acme'], ['once'], ['search', 'react']]);
  await search.fill('vue');
  await expect.poll(() => heardBy(page)).toContainEqual(['search', 'vue']);
  await page.evaluate("crewdock('off', 'search', hear); crewdock('on', 'search', () => heard.push(['last']))");
  await search.fill('');
  await expect.poll(() => heardBy(page)).toContainEqual(['last']);
  expect(await heardBy(page)).toEqual([['ready', 'acme'], ['once'], ['search', 'react'], ['search', 'vue'], ['last']]);
  expect(host.problems).toEqual([]);
  await page.context().close();
});

test('a queued listener can prevent a job from opening', async ({ openHost }) => {
  const host = await openHost({
    head: `${queue(`crewdock('on', 'select', (event) => { event.preventDefault(); heard.push(event.detail.public_id) })`)}${loaderTag()}`,
    body: '<crewdock-job-board company="acme"></crewdock-job-board>',
  });
  const { page } = host;
  await page.locator('.card a').first().click();
  await expect.poll(() => heardBy(page)).toEqual([expect.any(String)]);
  expect(await page.locator('[part=job]').count()).toBe(0);
  await page.context().close();
});

test('popups open and close by commands, even by commands queued before the popups exist', async ({ openHost }) => {
  const host = await openHost({
    head: `${queue("crewdock('open', '.write')")}${loaderTag()}`,
    body: `<p class="write">Not this</p>
      <crewdock-contact-us class="write" mode="popup" style="min-height: 0"></crewdock-contact-us>
      <crewdock-resources-subscribe class="hear" mode="popup" style="min-height: 0"></crewdock-resources-subscribe>`,
  });
  const { page } = host;
  const [write, hear] = ['Contact us', 'Get alerts for available people'].map((name) =>
    page.getByRole('dialog', { name }),
  );
  await expect(write!).toBeVisible();
  await page.evaluate("crewdock('close', '.write')");
  await expect(write!).toBeHidden();
  await page.evaluate("crewdock('open', 'crewdock-resources-subscribe')");
  await expect(hear!).toBeVisible();
  expect(host.problems).toEqual([]);
  await page.context().close();
});

test('an invalid command is reported to the developer, and the others run', async ({ openHost }) => {
  const host = await openHost({
    head: `${queue(`
      crewdock('listen', 'ready');
      crewdock('on', 'sent', () => {});
      crewdock('on', 'ready', 'thanks');
      crewdock('open', 'crewdock-talent-market');
      crewdock('open', '..');
      crewdock('on', 'ready', () => heard.push('ready'));`)}${loaderTag()}`,
    body: MARKET,
  });
  await expect.poll(() => heardBy(host.page)).toEqual(['ready']);
  const events = 'ready, search, select, submit, error, config-error';
  await expect
    .poll(() => host.advice.toSorted())
    .toEqual([
      "Crewdock: crewdock('listen') is not a command. Use one of: on, once, off, open, close.",
      "Crewdock: crewdock('on', 'ready') needs a function as the third argument.",
      `Crewdock: crewdock('on', 'sent') has an unknown event. Use one of: ${events}.`,
      `Crewdock: crewdock('open', '..') found no widget with mode="popup" or mode="button".`,
      `Crewdock: crewdock('open', 'crewdock-talent-market') found no widget with mode="popup" or mode="button".`,
    ]);
  expect(host.problems).toEqual([]);
  await host.page.context().close();
});

test('a page without a queue loads no commands code and gets no global, and widgets work when that code fails to load', async ({
  openHost,
}) => {
  const without = await openHost();
  await without.ready();
  expect(without.requests.filter((path) => path.includes('commands'))).toEqual([]);
  expect(await without.page.evaluate(() => 'crewdock' in globalThis)).toBe(false);
  await without.page.context().close();

  const failing = await openHost({
    head: `${queue("crewdock('on', 'ready', () => heard.push('ready'))")}${loaderTag()}`,
    body: MARKET,
    prepare: (page) => page.route(/commands/, (route) => route.abort()),
  });
  await failing.ready();
  expect(await heardBy(failing.page)).toEqual([]);
  await failing.page.context().close();
});
