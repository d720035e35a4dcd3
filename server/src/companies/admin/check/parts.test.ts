import { expect, test } from 'vitest';
import type { ReadPage } from './pages.ts';
import { brokenPages } from './pages.ts';
import { badPictures } from './pictures.ts';
import { readPageHtml } from './read-html.ts';
import { badTitles } from './titles.ts';
import { foreignLinksIn, otherBrandsIn } from './words.ts';

const ORIGIN = 'https://talents.northwind.example';

function page(html: string, more: Partial<ReadPage> = {}): ReadPage {
  return {
    path: '/',
    label: 'Home',
    mend: { label: 'Name', path: '/admin/settings#name' },
    status: 200,
    read: readPageHtml(html),
    ...more,
  };
}

test('the visible text and metadata of a page are read, and its scripts and styles are not', () => {
  const read = readPageHtml(`<!doctype html><html><head><title>Home · Northwind</title>
    <meta name="description" content="Jobs & more"><meta property="og:image" content="/p.png"><link rel="icon" href="/i.png">
    <style>.crewdock{}</style><script>crewdock()</script><script type="application/ld+json">{"name":"In data"}</script></head>
    <body><p>One <b>two</b></p><img alt="A picture" src="https://cdn.example/a.png"><a href="mailto:a@b.example">x</a>
    <svg><title>Drawn</title></svg></body></html>`);
  expect(read).toMatchObject({
    title: 'Home · Northwind',
    description: 'Jobs & more',
    preview: '/p.png',
    icon: '/i.png',
    addresses: ['https://cdn.example/a.png', 'mailto:a@b.example'],
  });
  for (const word of ['Jobs & more', 'In data', 'One two', 'A picture', 'Drawn']) expect(read.text).toContain(word);
  expect(read.text).not.toMatch(/crewdock/i);
});

test.each([
  ['by Crewdock.', 1],
  ['CREWDOCK and crewdock', 2],
  ['<crewdock-job-board> and @crewdock/widgets, my-crewdock-style', 0],
  ['Crewdock '.repeat(9), 3],
])('%s contains %i mentions of the product', (text, count) => {
  expect(otherBrandsIn(text)).toHaveLength(count);
});

test('links to the server’s other hosts are reported, and hosts with a similar suffix are not', () => {
  const hosts = { base: 'jobs.example', own: ['northwind.jobs.example', 'talents.northwind.example'] };
  const foreign = ['https://jobs.example/', '//acme.jobs.example/x', 'mailto:hello@jobs.example'];
  const fine = [
    'https://northwind.jobs.example/',
    'https://talents.northwind.example/',
    'https://otherjobs.example/',
    'mailto:a@b.example',
  ];
  expect(foreignLinksIn([...foreign, ...fine, foreign[0]!], hosts).map(({ sample }) => sample)).toMatchObject(
    foreign.map((found) => ({ found })),
  );
});

test('titles that are missing, duplicated or lack the company’s name are reported', () => {
  const titled = (title: string, path: string) =>
    page(`<title>${title}</title><meta name="description" content="x">`, { path, label: path });
  const pages = [
    titled('Jobs · Northwind', '/a'),
    titled('Jobs · Northwind', '/b'),
    titled('Jobs', '/c'),
    page('<p>none</p>', { path: '/d' }),
    page('<title>Talents · Northwind</title>', { path: '/e' }),
    { ...titled('Jobs · Northwind', '/f'), isMissing: true as const },
  ];
  expect(badTitles(pages, 'Northwind').map(({ place, message }) => `${place.path} ${message}`)).toEqual([
    '/b The page has the same title as /a.',
    '/c The title doesn’t name the company.',
    '/d The page has no title.',
    '/e The page has no description for search engines.',
  ]);
});

test('pages that fail to load are reported, and a missing page must return 404', () => {
  const pages = [
    page(''),
    page('', { path: '/a', status: 500 }),
    page('', { path: '/b', status: 200, isMissing: true }),
  ];
  expect(brokenPages(pages).map(({ place }) => place.path)).toEqual(['/a', '/b']);
});

test('icons and previews that fail to load, are too small or are on another host are reported once', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const get = async (path: string) => ({ status: path === '/small.png' ? 200 : 404, type: 'image/png', body: png });
  const named = (icon: string, preview: string) =>
    page(`<link rel="icon" href="${icon}"><meta property="og:image" content="${preview}">`);
  const pages = [named('/small.png', 'https://elsewhere.example/p.png'), named('/small.png', '/gone.png'), page('')];
  expect((await badPictures(pages, ORIGIN, get)).map(({ message }) => message)).toEqual([
    'The icon is only 1 × 1 pixels.',
    'The picture for link previews is on another host.',
    'The picture for link previews can’t be loaded.',
    'The icon is missing.',
    'The picture for link previews is missing.',
  ]);
});
