import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { openHostPage } from '../support/host-page.ts';
import { temporaryDirectory } from '../support/product.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { demoPerson, newAddress, storageOf } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import { currentProduct } from '../fixtures/product.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const superadmin = () => demoPerson('Acme Talent superadmin');

/** The preview has an opaque origin, so requests with extra headers would be rejected. */
const asSuperadmin = () => ({ ...storageOf(superadmin(), currentProduct().company.acme), extraHTTPHeaders: {} });

/** Opens Acme's embed page with these options in its URL. */
async function openEmbed(openPage: OpenPage, query = '', ...expected: RegExp[]): Promise<Page> {
  const origin = currentProduct().company.acme;
  const page = await openPage({ options: asSuperadmin() }, ...expected);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto(`${origin}/admin/embed${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Embed' })).toBeVisible();
  return page;
}

function preview(page: Page, tag: string) {
  return page.frameLocator('iframe').locator(`crewdock-${tag}`);
}

/** Clicks the copy button and returns the clipboard's text. */
async function copied(page: Page, label: string): Promise<string> {
  await page.getByRole('button', { name: `Copy ${label}` }).click();
  // Waits for the label of this button, because the notice of a previous copy might still be visible.
  await expect(page.getByRole('button', { name: `Copied ${label}` })).toBeVisible();
  await expect(page.getByRole('log').getByText(`${label} copied`).last()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function messagesOf(email: string): Promise<unknown[]> {
  const { token } = demoPerson('Staff');
  const { items } = (await ask('/admin-panel/updates/?limit=100', { token })).json;
  return items.filter((update: object) => JSON.stringify(update).includes(email));
}

test('the embed page is part of the company’s navigation', async ({ openPage }) => {
  const page = await openEmbed(openPage);
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Embed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Embed' })).toBeVisible();
});

test('a superadmin configures a widget by keyboard and sees a live preview', async ({ openPage, product }) => {
  const origin = product.company.acme;
  const page = await openPage({ options: asSuperadmin() });
  await page.goto(`${origin}/company/jobs`);
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Embed' }).press('Enter');
  await expect(preview(page, 'talent-market').locator('[part=name]').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Talent market' }).press('ArrowRight');
  await page.waitForURL('**/admin/embed?widget=job-board');
  const board = preview(page, 'job-board');
  const cards = board.locator('[part=card]');
  await expect(cards).toHaveCount(12);
  expect(await board.getAttribute('company')).toBe('acme');
  const asked = (name: string) => new URL(page.url()).searchParams.get(name);

  await page.getByRole('textbox', { name: 'Cards per page' }).fill('3');
  await expect(cards).toHaveCount(3);
  await page.getByRole('textbox', { name: 'Cards per page' }).fill('61');
  await expect(page.getByText('Enter a whole number from 1 to 60.')).toBeVisible();

  await page.getByRole('button', { name: 'Pick filters' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Preset filters' });
  await dialog.getByText('Python', { exact: true }).click();
  await dialog.getByText('Senior', { exact: true }).click();
  await dialog.getByRole('button', { name: /^Done: \d+ jobs?$/ }).press('Enter');
  await expect.poll(() => asked('filters')).toMatch(/^skills=\d+~Python&seniority=\d+$/);
  await expect(board.getByRole('button', { name: 'Remove Python' })).toBeVisible();
  // An invalid page size would have been applied by now.
  expect(asked('page-size')).toBe('3');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('German');
  await expect(board.getByPlaceholder('Stellen suchen')).toBeVisible();

  // The URL contains the settings: a reload keeps them, and Back undoes the last change.
  await page.reload();
  await expect(board.getByPlaceholder('Stellen suchen')).toBeVisible();
  await expect(board.getByRole('button', { name: /Python/ })).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Preset filters' }).getByRole('button', { name: 'Remove Python' }),
  ).toBeVisible();
  await page.goBack();
  await expect(board.getByPlaceholder('Search jobs')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('');

  const inFrame = () => page.frameLocator('iframe').locator('html');
  await page.getByRole('radio', { name: 'Phone' }).press('Space');
  await expect.poll(() => inFrame().evaluate(() => innerWidth)).toBe(390);
  await page.getByRole('radio', { name: 'Dark page' }).press('Space');
  await expect.poll(() => inFrame().evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark');
  // The preview has no access to the portal's origin.
  expect(await inFrame().evaluate(() => origin)).toBe('null');
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(cards).toHaveCount(12);
  await expect(page.getByRole('textbox', { name: 'Cards per page' })).toHaveValue('');

  await page.getByRole('button', { name: 'Pick a job' }).press('Enter');
  const jobs = page.getByRole('dialog', { name: 'Single job' });
  const title = await jobs.getByRole('radiogroup').locator('label').first().innerText();
  await jobs.getByRole('radio').first().press('Space');
  await jobs.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(board.getByRole('heading', { name: title })).toBeVisible();
  await expect(cards).toHaveCount(0);
});

test('shows how colours are corrected in the widget’s theme, and fits small screens', async ({ openPage }) => {
  // Expected: axe sends messages to the sandboxed preview, for which the browser logs an error.
  const page = await openEmbed(
    openPage,
    '?widget=contact-us&brand-color=%23ffdd55&font-color=%23ffffff',
    /execute 'postMessage'/,
  );
  const light = page.getByRole('group', { name: 'Light page' });
  expect(await light.innerText()).toMatch(/1\.1:1 → 3\.2:1\s+Corrected\s+#998533 instead of #ffdd55/);
  expect(await light.innerText()).toMatch(/3\.6:1 → 5\.7:1\s+Corrected\s+#000000 instead of #ffffff/);
  expect(await page.getByRole('group', { name: 'Dark page' }).innerText()).toMatch(/10\.3:1\s+Pass/);
  const send = preview(page, 'contact-us').getByRole('button', { name: 'Send message' });
  await expect(send).toBeVisible();
  await expect.poll(() => send.evaluate((button) => getComputedStyle(button).color)).toBe('rgb(0, 0, 0)');
  await page.getByRole('textbox', { name: 'Brand color', exact: true }).fill('#12');
  await expect(page.getByText('Enter # and six digits, as in #0c5c66.')).toBeVisible();
  await expectNoFindings(page);
  await expectNothingLost(page);
});

test('the copied HTML sends forms from a site while the site is allowed', async ({ openPage }) => {
  const page = await openEmbed(openPage, '?widget=contact-us&brand-color=%23ffdd55');
  const snippet = await copied(page, 'HTML');
  const host = await openHostPage(page.context().browser()!, { head: '', body: snippet });
  const site = new URL(host.page.url()).origin;
  const form = host.page.locator('crewdock-contact-us');
  const write = async (message: string, answer: string) => {
    const email = newAddress('erna');
    await form.getByLabel('Name').fill('Erna');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Message').fill(message);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByText(answer)).toBeVisible();
    return email;
  };
  const stranger = await write('From a stranger.', 'Your text is kept');
  expect(await messagesOf(stranger)).toEqual([]);

  const field = page.getByRole('textbox', { name: 'Address of a site' });
  const sites = page.getByRole('list', { name: 'Allowed sites' });
  await field.fill(`${site}/careers`);
  await field.press('Enter');
  await expect(page.getByText(`Remove everything after the host: ${site}`)).toBeVisible();
  await expect.poll(() => field.evaluate((input) => input.matches(':focus') && input.ariaInvalid)).toBe('true');
  await field.fill(site);
  await field.press('Enter');
  await expect(sites.getByText(site, { exact: true })).toBeVisible();
  const welcome = await write('From an allowed site.', 'Message successfully sent');
  expect(await messagesOf(welcome)).toMatchObject([{ company: { name: 'Acme Talent' } }]);

  const next = 'https://next.example.com';
  await field.fill(next);
  await field.press('Enter');
  await expect(sites.getByText(next)).toBeVisible();
  await sites.getByRole('button', { name: `Remove ${site}` }).press('Enter');
  // Hovers over Undo immediately, because its notice disappears after a while.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(sites.getByText(site, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Remove ${next}` }).and(page.locator(':focus'))).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sites.getByText(site, { exact: true })).toBeVisible();
  for (const each of [site, next]) {
    await sites.getByRole('button', { name: `Remove ${each}` }).click();
    await expect(sites.getByText(each, { exact: true })).toHaveCount(0);
  }
  await host.page.reload();
  expect(await messagesOf(await write('Too late.', 'Your text is kept'))).toEqual([]);
  await host.page.context().close();
});

test('the pinned HTML runs with its integrity hashes', async ({ openPage }) => {
  const page = await openEmbed(openPage, '?pinned=1&page-size=3');
  const snippet = await copied(page, 'HTML');
  const run = async (body: string) => {
    const host = await openHostPage(page.context().browser()!, { head: '', body });
    const widget = host.page.locator('crewdock-talent-market');
    return { host, widget };
  };
  const { host, widget } = await run(snippet);
  await expect(widget.locator('[part=card]')).toHaveCount(3);
  expect(host.problems).toEqual([]);
  await host.page.context().close();
  const wrong = snippet.replace(/(\w{10}\/talent-market\.js": "sha384-).{8}/, '$1AAAAAAAA');
  expect(wrong).not.toBe(snippet);
  const forged = await run(wrong);
  await expect.poll(() => forged.host.problems.join(' ')).toContain('integrity');
  expect(await forged.widget.evaluate((element) => element.matches(':defined'))).toBe(false);
  await forged.host.page.context().close();
});

test('the copied React component and npm script of every widget compile with the package', async ({ openPage }) => {
  const page = await openEmbed(
    openPage,
    '?code=react&filters=skills%3D3~C%2523%26seniority%3D3&page-size=6&color-scheme=dark',
  );
  const project = temporaryDirectory();
  const files: string[] = [];
  const keep = (name: string, text: string) => {
    files.push(name);
    writeFileSync(join(project.path, name), text);
  };
  mkdirSync(join(project.path, 'node_modules/@crewdock'), { recursive: true });
  symlinkSync(join(ROOT, 'sdk/dist/npm'), join(project.path, 'node_modules/@crewdock/sdk'));
  mkdirSync(join(project.path, 'node_modules/@types'));
  for (const name of ['react', '@types/react', 'csstype']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(project.path, 'node_modules', name));
  }
  for (const widget of ['Talent market', 'Job board', 'Contact form', 'Subscription']) {
    await page.getByRole('radio', { name: widget }).press('Space');
    await page.getByRole('radio', { name: 'React', exact: true }).press('Space');
    keep(`${widget.replace(' ', '-')}.tsx`, await copied(page, 'React component'));
    await page.getByRole('radio', { name: 'npm' }).press('Space');
    keep(`${widget.replace(' ', '-')}.script.ts`, await copied(page, 'Script'));
    expect(await copied(page, 'Element')).toMatch(/^<crewdock-[\s\S]* company="acme"[\s\S]*<\/crewdock-[a-z-]+>\n$/);
  }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    module: 'nodenext',
    target: 'es2022',
  };
  writeFileSync(join(project.path, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(project.path, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: [], lib: ['es2022', 'dom'] }, files }),
  );
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const check = () => {
    try {
      return execFileSync(process.execPath, [tsc, '-p', project.path], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  };
  expect(check()).toBe('');
  keep('Talent-market.tsx', '<TalentMarket pageSize={{}} />;');
  expect(check()).not.toBe('');
  project.remove();
});

test('typed values survive a network failure and a concurrent change by another superadmin', async ({ openPage }) => {
  const page = await openEmbed(openPage, '', /Failed to load resource/);
  const field = page.getByRole('textbox', { name: 'Address of a site' });
  const add = page.getByRole('button', { name: 'Add site' });
  const { token } = superadmin();
  const { id } = (await ask('/companies/acme/')).json;
  const path = `/companies/${id}/widgets/`;
  const before = (await ask(path, { token })).json.allowed_origins;
  const sites = page.getByRole('list', { name: 'Allowed sites' });
  // Waits until the page shows the list without the colleague's change, which follows.
  await expect(sites.getByText(before.at(-1), { exact: true })).toBeVisible();
  const change = (list: string[]) => ask(path, { method: 'PATCH', token, body: { allowed_origins: list } });
  await change([...before, 'https://colleague.example']);
  await field.fill('https://second.example');
  await add.click();
  await expect(
    page
      .getByRole('alert')
      .getByText('Someone else has changed this in the meantime. Check the changes and try again.'),
  ).toBeVisible();
  await expect(sites.getByText('https://colleague.example')).toBeVisible();
  expect(await field.inputValue()).toBe('https://second.example');
  await add.click();
  await expect(sites.getByText('https://second.example')).toBeVisible();

  // Waits for the preview, because going online again refetches data. The preview loads only while it is visible, and
  // adding sites has scrolled it out of view.
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(preview(page, 'talent-market').locator('[part=name]').first()).toBeVisible();
  await page.context().setOffline(true);
  await field.fill('https://offline.example');
  await add.click();
  await expect(page.getByRole('alert').getByText('The server can’t be reached.')).toBeVisible();
  expect(await field.inputValue()).toBe('https://offline.example');
  await page.context().setOffline(false);
  await add.click();
  await expect(sites.getByText('https://offline.example')).toBeVisible();
  expect((await ask(path, { token })).json.allowed_origins).toEqual([
    ...before,
    'https://colleague.example',
    'https://second.example',
    'https://offline.example',
  ]);
  await change(before);

  await page.route('**/companies/*/widgets/', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('alert').getByText('We couldn’t load this')).toBeVisible();
  await page.unroute('**/companies/*/widgets/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(sites.getByText(before[0])).toBeVisible();
});

test('the portal contains the partners’ guide with its own URLs', async ({ openPage, product }) => {
  const { acme } = product.company;
  const page = await openPage();
  await page.goto(`${acme}/embed-guide`);
  await expect(page.getByRole('heading', { level: 1, name: 'Widgets: a guide for partners' })).toBeVisible();
  const text = await page.getByRole('article').innerText();
  expect(text).toContain(`<script async src="${acme}/widgets/v1/loader.js"></script>`);
  expect(text).not.toMatch(/example\.com\/widgets|^#|```/m);
  await page.getByRole('link', { name: 'reference', exact: true }).first().click();
  const heading = page.getByRole('heading', { level: 2, name: 'Reference' });
  await expect.poll(async () => Math.round((await heading.boundingBox())!.y)).toBe(24);
  await expectNoFindings(page);
  await expectNothingLost(page);
});

test('the jobs of a board are copied as a list for emails', async ({ openPage }) => {
  // Expected: axe sends messages to the sandboxed preview, for which the browser logs an error.
  const page = await openEmbed(openPage, '?widget=job-board&page-size=3', /execute 'postMessage'/);
  await page.getByRole('radio', { name: 'Email', exact: true }).press('Space');
  const text = await copied(page, 'Markdown');
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  const address = /^- \[.+\]\((http:\/\/acme[^)]+\/j\/[^)]+)\)/.exec(lines[0]!)![1]!;
  const opened = await openPage();
  await opened.goto(address);
  await expect(opened.getByRole('button', { name: 'Apply' }).first()).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('radio', { name: 'Contact form' }).press('Space');
  await expect(page.getByRole('radio', { name: 'HTML', checked: true })).toBeVisible();
});

test('a link skips the widget of the preview, and is visible only while it is focused', async ({ openPage }) => {
  const page = await openEmbed(openPage);
  const skip = page.getByRole('link', { name: 'Skip the preview' });
  await page.getByRole('button', { name: 'Reload the preview' }).focus();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#preview-end')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.ariaLabel)).not.toBe('Preview');
});
