import type { Locator, Page } from '@playwright/test';
import { forEach, type Ground, hostileGround, packed, SKILL, squeezed } from './hostile-ground.ts';
import { harm, harmAtBoth, typeAll } from './hostile-harm.ts';
import { hostileProduct } from './hostile-product.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import type { Person } from '../fixtures/people.ts';
import { takenOver } from '../fixtures/portal-page.ts';
import { expect, test } from '../fixtures/test.ts';

const { at, port, person, ask, phone, desk } = hostileProduct();

let ground: Ground;

/** Creates cards so that each field contains every text on at least one card. */
test.beforeAll(async () => {
  ground = await hostileGround(port(), {
    client: person('Client'),
    secondClient: person('Second client'),
    provider: person('Talent provider'),
    teamLead: person('Acme Talent team lead'),
    manager: person('Acme Talent manager'),
  });
});

test('lists show hostile text without executing it or breaking the layout', async ({ openPage }) => {
  const [client, provider] = [person('Client'), person('Talent provider')];
  const { talents, jobs, lists, rates, comments, company } = ground;
  const places: [person: Person | null, path: string, rows: number, origin?: string][] = [
    [provider, '/my/talents', talents.length],
    [client, '/my/jobs', jobs.length],
    [client, `/my/job/${jobs[0]!.id}?status=proposed`, talents.length],
    [client, `/my/job/${jobs[1]!.id}?status=rejected`, comments.length],
    [provider, `/my/talents/${talents[0]!.id}?status=all`, 3],
    [client, `/my/job/${jobs[2]!.id}?status=proceeded`, rates.length],
    [client, `/my/job/${jobs[0]!.id}?tab=matches&linked=1`, talents.length],
    [client, '/my/lists', lists.length],
    [client, `/my/lists/${lists[0]!.id}`, talents.length],
    [null, lists[0]!.path, talents.length],
    [null, `/market/talents?search=${encodeURIComponent(SKILL)}`, talents.length],
    [null, `/market/jobs?search=${encodeURIComponent(SKILL)}`, jobs.length],
    [person('Acme Talent team lead'), '/company/talents', company.talents, at().company.acme],
    [person('Acme Talent manager'), '/company/jobs', company.jobs, at().company.acme],
  ];
  const show = async ([who, path, rows, origin = at().portal]: (typeof places)[number]) => {
    const page = await phone(openPage, who, origin);
    await page.goto(`${origin}${path}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await loadAll(page, rowsOf(page), rows), path).toEqual([]);
    await page.context().close();
  };
  const half = places.length / 2;
  await Promise.all(
    [places.slice(0, half), places.slice(half)].map(async (some) => {
      for (const place of some) await show(place);
    }),
  );
});

test('public lists show hostile names without executing them or breaking the layout', async ({ openPage }) => {
  const page = await phone(openPage, null);
  await page.goto(`${at().portal}${ground.lists[0]!.path}`);
  await takenOver(page);
  for (const [index, name] of packed(120).entries()) {
    await go(page, ground.lists[index + 1]!.path);
    await titled(page, name);
    expect(await harmAtBoth(page), name).toEqual([]);
  }
});

test('relations show hostile reasons and rates without executing them or breaking the layout', async ({ openPage }) => {
  const { jobs, comments, rates } = ground;
  for (const [job, status, texts] of [
    [jobs[1]!, 'rejected', comments],
    [jobs[2]!, 'proceeded', rates],
  ] as const) {
    const page = await desk(openPage, person('Client'));
    await page.goto(`${at().portal}/my/job/${job.id}?status=${status}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await loadAll(page, rowsOf(page), texts.length), status).toEqual([]);
    // Scrolls to the top, because rows far from the viewport are empty.
    await page.evaluate(() => scrollTo(0, 0));
    await rowsOf(page).first().getByRole('link').first().click();
    const history = page.getByRole('complementary').getByRole('listitem');
    let shown = '';
    for (let place = 1; ; place++) {
      await expect(history.filter({ hasText: status === 'rejected' ? 'Rejected' : 'Interview' })).toBeVisible();
      expect(await harm(page), page.url()).toEqual([]);
      shown += await page.getByRole('complementary').innerText();
      if (place === texts.length) break;
      await next(page);
    }
    expect(texts.filter((text) => !squeezed(shown).includes(squeezed(text)))).toEqual([]);
  }
});

test('match explanations show hostile skill names without executing them or breaking the layout', async ({
  openPage,
}) => {
  const page = await phone(openPage, person('Talent provider'));
  await page.goto(`${at().portal}/my/talents/${ground.talents[0]!.id}?tab=matches&linked=1`);
  const rows = page.locator('[data-row] a');
  await expect(rows.first()).toBeVisible();
  expect(await loadAll(page, rows, ground.jobs.length)).toEqual([]);
  const ids = await page.locator('[data-row]').evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
  for (const id of ids) {
    const link = page.locator(`[data-row="${id}"]`).getByRole('link').first();
    await link.click();
    await expect(page.getByRole('list', { name: 'How well it fits' })).toBeVisible();
    expect(await harm(page)).toEqual([]);
    await page.goBack();
    await expect(link).toBeVisible();
  }
});

test('the proposal dialog shows hostile names and accepts hostile messages', async ({ openPage }) => {
  const page = await phone(openPage, person('Client'));
  await page.goto(`${at().portal}/my/job/${ground.jobs[3]!.id}`);
  await page.getByRole('button', { name: 'Propose talents…' }).first().click();
  const dialog = page.getByRole('dialog');
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  expect(await loadAll(page, boxes, ground.talents.length)).toEqual([]);
  expect(await typeAll(dialog.getByLabel('Message'), packed(2000))).toEqual([]);
});

test('cards show hostile text without executing it or breaking the layout', async ({ openPage }) => {
  const walk = async (type: 'talents' | 'jobs') => {
    const count = ground[type].length;
    const page = await phone(openPage, null);
    await page.goto(`${at().portal}/market/${type}?search=${encodeURIComponent(SKILL)}`);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    for (let place = 1; place <= count; place++) {
      await expect(page.getByText(`${place} of ${count}`, { exact: true })).toBeVisible();
      // This section loads last, below the card’s text.
      await expect(page.getByRole('heading', { name: /with the same skills$/ })).toBeVisible();
      expect(await harm(page), page.url()).toEqual([]);
      if (place < count) await page.getByRole('link', { name: 'Next' }).click();
    }
  };
  await Promise.all([walk('talents'), walk('jobs')]);
});

test('messages and rejections with hostile text can be sent', async ({ openPage }) => {
  const { talents, jobs } = ground;
  const [words] = packed(2000);
  const page = await desk(openPage, person('Client'));
  const dialog = page.getByRole('dialog');
  await page.goto(`${at().portal}${talents[4]!.path}`);
  await page.getByRole('button', { name: 'Contact', exact: true }).click();
  for (const label of ['Message', 'Details']) await dialog.getByLabel(label).fill(words!);
  expect(await harmAtBoth(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('log').getByText('Message successfully sent')).toBeVisible();
  const { text } = await mailTo(person('Talent provider').email, /wrote about/, at().portal);
  expect(squeezed(text).split(squeezed(words!))).toHaveLength(3);

  const pair = `/api/talents/${talents[4]!.id}/related-request/${jobs[4]!.id}/`;
  const { token } = person('Talent provider');
  expect(await ask(pair, { method: 'POST', token, body: { comment: words } })).toMatchObject({ status: 200 });
  await page.goto(`${at().portal}/my/job/${jobs[4]!.id}`);
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click();
  await dialog.getByText('Not available').click();
  await dialog.getByLabel('Comment').fill(words!);
  expect(await harmAtBoth(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByRole('link', { name: 'Rejected 1' }).click();
  const rejected = page.getByRole('list', { name: 'Rejected', exact: true });
  await rejected.getByRole('article').getByRole('link').first().click();
  const history = page.getByRole('complementary').getByRole('listitem').filter({ hasText: 'Rejected' });
  expect(squeezed(await history.innerText())).toContain(squeezed(words!));
  expect(await harmAtBoth(page)).toEqual([]);
});

test('staff can read messages with hostile text', async ({ openPage }) => {
  const page = await desk(openPage, person('Staff'));
  await page.goto(`${at().portal}/admin-panel/updates`);
  const rows = page.getByRole('main').locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  expect(await harm(page)).toEqual([]);
  await rows.first().getByRole('link').click();
  const current = page.getByRole('main').locator('[data-row][aria-current=true]');
  for (let place = 1; ; place++) {
    await expect(page.getByRole('complementary').getByRole('heading')).toBeVisible();
    expect(await harm(page), page.url()).toEqual([]);
    if (place === ground.messages.length) break;
    // The last row of a page triggers fetching the next page.
    if (place % 50 === 0) await expect(page.getByText(new RegExp(`^(?!${place} of)[\\d,]+ of`))).toBeVisible();
    const row = await current.getAttribute('data-row');
    await page.keyboard.press('j');
    await expect(current.and(page.locator(`:not([data-row="${row}"])`))).toBeVisible();
  }
});

test('the first HTML contains no injected script, and its structured data is valid', async ({ openPage }) => {
  const page = await phone(openPage, null);
  const pages = [...ground.talents, ...ground.jobs, ...ground.lists].map(({ path }) => path);
  const [plain, ...htmls] = await forEach(['/privacy-policy', ...pages], async (path) => (await ask(path)).text);
  const found = await page.evaluate(
    ([first, ...others]) => {
      const read = (html: string) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        // In a server-rendered page, structured data and scripts are in a template after the first image.
        const later = parsed.querySelector<HTMLTemplateElement>('#crewdock-program')?.content;
        const scripts = [...parsed.scripts, ...(later?.querySelectorAll('script') ?? [])];
        const data = scripts.filter(({ type }) => type === 'application/ld+json');
        const run = scripts.filter(({ type }) => !/^application\/(ld\+)?json$/.test(type));
        // Also reads preloaded scripts, because other pages only preload the scripts that a server-rendered page runs.
        const fetched = parsed.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
        const all = [...parsed.querySelectorAll('*')];
        return {
          scripts: run.map((script) => script.getAttribute('src') ?? script.text),
          fetched: Array.from(fetched, (link) => link.getAttribute('href')),
          data: data.map(({ text }) => JSON.parse(text)['@type'] as string),
          strange: [
            // Images are allowed from the portal's own origin only.
            ...parsed.querySelectorAll(
              'iframe, form, svg:not(.lucide, header svg, footer svg), img:not([src^="/"]), input, details, body style',
            ),
            ...all.filter(({ attributes }) =>
              [...attributes].some(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value)),
            ),
          ].map(({ outerHTML }) => outerHTML.slice(0, 100)),
          title: parsed.title,
        };
      };
      const own = read(first!);
      const known = new Set([...own.scripts, ...own.fetched]);
      return others.map(read).map(({ scripts, ...said }) => ({
        ...said,
        scripts: scripts.length,
        foreign: scripts.filter((script) => !known.has(script)),
      }));
    },
    [plain!, ...htmls],
  );
  expect(found.flatMap(({ foreign }) => foreign)).toEqual([]);
  expect(Math.min(...found.map(({ scripts }) => scripts))).toBeGreaterThan(3);
  expect(found.flatMap(({ strange }) => strange)).toEqual([]);
  expect(found.filter(({ data }) => data.includes('JobPosting'))).toHaveLength(ground.jobs.length);
  expect(found.every(({ title }) => title.endsWith(' · Crewdock'))).toBe(true);
});

test('mails contain hostile text as plain text', async ({ openPage }) => {
  const page = await phone(openPage, null);
  const sent = async () => (await ask('/dev/mail/messages.json')).json.messages;
  // Notifications from the same person are combined into one email.
  const letters = ({ text }: { text: string }) => Math.max(1, text.split('\n* * *\n').length - 1);
  const count = async () => (await sent()).reduce((sum: number, mail: { text: string }) => sum + letters(mail), 0);
  await expect.poll(count).toBeGreaterThan(100);
  const messages = await sent();
  for (const { subject } of messages) expect(subject).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066\u2067]/u);
  const strange = await page.evaluate(
    (htmls) =>
      htmls.flatMap((html) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        const handlers = [...body.querySelectorAll('*')].filter((element) =>
          [...element.attributes].some(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value)),
        );
        return [...body.querySelectorAll('script, iframe, form, svg, input, details, style'), ...handlers];
      }).length,
    messages.map((mail: { html: string }) => mail.html) as string[],
  );
  expect(strange).toBe(0);
});

/** Locates list items, including items far from the viewport, which are empty. */
function rowsOf(page: Page): Locator {
  return page.getByRole('main').locator(':is(ol, ul):has(article) > li');
}

/** Clicks “more” until this many entries are present. Returns the problems found on the way. */
async function loadAll(page: Page, entries: Locator, count: number): Promise<string[]> {
  for (let shown = await entries.count(); ; shown = await entries.count()) {
    const harmful = await harm(page);
    if (harmful.length > 0 || shown >= count) return harmful;
    await page.getByRole('button', { name: /^(Load|Show \d+) more$/ }).click();
    await expect(entries.nth(shown)).toBeAttached();
  }
}

/** Moves to the next entry with J and waits until that entry is open and its row has the focus. */
async function next(page: Page): Promise<void> {
  const row = 'main a[aria-current=true]:focus';
  const before = await page.locator(row).getAttribute('href');
  await page.keyboard.press('j');
  await expect(page.locator(`${row}:not([href="${before}"])`)).toBeVisible();
}

/** Navigates on the client side, as a link within the portal does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

async function titled(page: Page, words: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => squeezed(await heading.innerText())).toContain(squeezed(words));
}
