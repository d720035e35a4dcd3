import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOSTILE } from '../support/hostile.ts';
import { send, type Sent } from '../support/http.ts';
import { type Product, type ProductAddresses, startProduct, temporaryDirectory } from '../support/product.ts';
import { type Look, portalWindows } from './portal-window.ts';
import { type Person, storageOf } from './signed-in.ts';

const open = portalWindows();
const directory = temporaryDirectory();
/** What every card of this test knows, and nothing else. */
const SKILL = 'Hostile weaving';
/** Each as long as a line may be, if there is anything in it to see. */
const LINES = HOSTILE.map((value) => fitting(value, 120)).filter((line) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(line));

let product: Product;
let at: ProductAddresses;
let client: Person;
let provider: Person;
let talents: { id: number; path: string }[];
let jobs: { id: number; path: string }[];
let list: { id: number; path: string };

/** A product of its own: nobody else's market should look like this. Every text stands in every field of some card. */
beforeAll(async () => {
  product = await startProduct(directory.path);
  at = await product.ready();
  client = at.accounts.find(({ role }) => role === 'Client')!;
  provider = at.accounts.find(({ role }) => role === 'Talent provider')!;
  const line = (index: number) => LINES[index % LINES.length]!;
  const skills = (index: number) => [
    { name: SKILL, experience: 3, is_main: true },
    { name: fitting(line(index), 60), experience: 1, is_main: false },
  ];
  talents = await forEach(LINES, (name, index) =>
    made(provider, '/talents/', {
      name,
      title: line(index + 1),
      city: line(index + 2),
      skills: skills(index + 3),
      summary: `<p>${line(index + 4)}</p>${HOSTILE[index % HOSTILE.length]!}`,
    }),
  );
  jobs = await forEach(LINES, (title, index) =>
    made(client, '/requests/', {
      title,
      company_name: line(index + 1),
      skills: skills(index + 2),
      summary: `<p>${line(index + 3)}</p>${HOSTILE[index % HOSTILE.length]!}`,
    }),
  );
  const [job] = jobs;
  await forEach(talents, ({ id }, index) =>
    made(provider, `/talents/${id}/related-request/${job!.id}/`, { comment: line(index) }),
  );
  const { id } = await made(client, '/lists/', { name: `Names ${line(1)}` });
  await forEach(talents, async (talent, index) => {
    const item = await made(client, `/lists/${id}/items/`, { talent: talent.id });
    await made(client, `/lists/${id}/items/${item.id}/`, { note: line(index) }, 'PATCH');
  });
  list = { id, path: (await made(client, `/lists/${id}/`, { is_public: true }, 'PATCH')).public_path };
});

afterAll(async () => {
  await product.stop();
  directory.remove();
});

test('lists show them all, and nothing runs or leaves its place', async () => {
  const places: [person: Person | null, path: string, rows: number][] = [
    [provider, '/my/talents', talents.length],
    [client, '/my/jobs', jobs.length],
    [client, `/my/job/${jobs[0]!.id}?status=proposed`, talents.length],
    [client, `/my/lists/${list.id}`, talents.length],
    [null, list.path, talents.length],
    [null, `/market/talents?search=${encodeURIComponent(SKILL)}`, talents.length],
    [null, `/market/jobs?search=${encodeURIComponent(SKILL)}`, jobs.length],
  ];
  for (const [person, path, rows] of places) {
    const page = await phone(person);
    await page.goto(`${at.portal}${path}`);
    await page.getByRole('article').first().waitFor();
    // Rows far from the window keep their place alone.
    const entries = page.getByRole('main').locator(':is(ol, ul):has(article) > li');
    for (let shown = await entries.count(); ; shown = await entries.count()) {
      expect(await harm(page), path).toEqual([]);
      if (shown >= rows) break;
      await page.getByRole('button', { name: /^(Load|Show \d+) more$/ }).click();
      await entries.nth(shown).waitFor({ state: 'attached' });
    }
  }
});

test('cards show them one after the other, and nothing runs or leaves its place', async () => {
  for (const type of ['talents', 'jobs'] as const) {
    const page = await phone(null);
    await page.goto(`${at.portal}/market/${type}?search=${encodeURIComponent(SKILL)}`);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    for (let place = 1; place <= LINES.length; place++) {
      await page.getByText(`${place} of ${LINES.length}`, { exact: true }).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await harm(page), page.url()).toEqual([]);
      if (place < LINES.length) await page.getByRole('link', { name: 'Next' }).click();
    }
  }
});

test('one’s own card and its editor show them', async () => {
  const page = await phone(provider);
  for (const { id } of talents.filter((_, index) => index % 20 === 0)) {
    for (const path of [`/my/talents/${id}`, `/my/talents/${id}/edit`]) {
      await page.goto(`${at.portal}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await harm(page), path).toEqual([]);
    }
  }
});

test('the first HTML holds no script of theirs, and its data for search engines can be read', async () => {
  const page = await phone(null);
  const pages = [...talents, ...jobs].map(({ path }) => path).concat(list.path);
  const [plain, ...htmls] = await forEach(['/privacy-policy', ...pages], async (path) => (await ask(path)).text);
  const found = await page.evaluate(
    ([first, ...others]) => {
      const read = (html: string) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const scripts = [...parsed.scripts];
        const data = scripts.filter(({ type }) => type === 'application/ld+json');
        return {
          scripts: scripts.length - data.length,
          data: data.map(({ text }) => JSON.parse(text)['@type'] as string),
          strange: parsed.querySelectorAll('iframe, form, img, svg, input, details, body style').length,
          title: parsed.title,
        };
      };
      const own = read(first!);
      return others.map(read).map(({ scripts, ...said }) => ({ ...said, added: scripts - own.scripts }));
    },
    [plain!, ...htmls],
  );
  expect(new Set(found.map(({ added, strange }) => `${added} ${strange}`))).toEqual(new Set(['0 0']));
  expect(found.filter(({ data }) => data.includes('JobPosting'))).toHaveLength(jobs.length);
  expect(found.every(({ title }) => title.endsWith(' · Crewdock'))).toBe(true);
});

test('mails hold them as text', async () => {
  const page = await phone(null);
  const { messages } = (await ask('/dev/mail/messages.json')).json;
  expect(messages.length).toBeGreaterThan(100);
  for (const { subject } of messages) expect(subject).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
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

/** What a page does that it should not: it asks or tells something, holds what nobody built, or is wider than the window. */
async function harm(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const built = document.querySelectorAll('main :is(script, iframe, style, object, [onload], [onerror], [onfocus])');
    const tooWide = document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : [];
    return [...[...built].map(({ outerHTML }) => outerHTML.slice(0, 200)), ...tooWide];
  });
}

async function phone(person: Person | null): Promise<Page> {
  const look: Look = { width: 390, height: 844, options: person ? storageOf(person, at.portal) : undefined };
  const page = await open(look);
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`);
  });
  return page;
}

/** So much of a text as a field takes, not cut within a sign. */
function fitting(value: string, most: number): string {
  let line = '';
  for (const sign of value) {
    if (line.length + sign.length > most) break;
    line += sign;
  }
  return line;
}

// oxlint-disable-next-line typescript/no-explicit-any
async function made({ token }: Person, path: string, body: object, method = 'POST'): Promise<any> {
  const answer = await ask(`/api${path}`, { method, token, body });
  if (answer.status !== 200) throw new Error(`${path} ${JSON.stringify(body)}: ${answer.text}`);
  return answer.json;
}

function ask(path: string, sent: Sent = {}) {
  return send(product.ports.portal, path, sent);
}

/** Some at a time, in their order. */
async function forEach<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += 8)
    results.push(...(await Promise.all(items.slice(from, from + 8).map((item, index) => work(item, from + index)))));
  return results;
}
