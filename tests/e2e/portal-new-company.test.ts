import { type ExecFileException, execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readPdf } from '@crewdock/server/imports/documents/reading/pdf/pdf';
import { type EmbeddedPostgres, startEmbedded } from '@crewdock/server/infra/db/embedded/start';
import { connectTo, type Database } from '@crewdock/server/infra/db/open';
import type { Page } from '@playwright/test';
import { temporaryDirectory } from '../support/product.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { expectNoFindings } from './accessibility.ts';
import { linkOf, type Mail, waitForMail } from '../fixtures/mailbox.ts';
import { storageOf } from '../fixtures/people.ts';
import { notice } from './notice.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const COMMAND_LINE = resolve(import.meta.dirname, '../../server/src/command-line.ts');
const ENCRYPTION_KEYS = `test:${Buffer.alloc(32, 1).toString('base64')}`;
const PASSWORD = 'plum harbour sixteen lanterns';
const NAME = 'Northwind People';
const STAFF = 'ines@staff.example';
const OLGA = 'olga@northwind.example';
const HANNA = 'hanna@people.example';
/** The product's name. Names of elements, fields, cookies and files are excluded (docs/decisions/0112). */
const PRODUCT = /(?<![\w@-])crewdock(?![\w-])[^\s]{0,40}/gi;
let directory: ReturnType<typeof temporaryDirectory>;

let postgres: EmbeddedPostgres;
let database: Database;
let server: ServerProcess;
let origin: string;

test.beforeAll(async () => {
  directory = temporaryDirectory();
  postgres = await startEmbedded(join(directory.path, 'data'));
  database = connectTo(postgres.url());
  server = await startServer(postgres.url(), { NODE_ENV: 'test', ENCRYPTION_KEYS });
  origin = `http://northwind.localhost:${server.port}`;
});

test.afterAll(async () => {
  await server.end('SIGTERM');
  await database.close();
  await postgres.stop();
  directory.remove();
});

/** Runs the instance operator's command-line tool. */
async function crewdock(...words: string[]) {
  const where = {
    DATABASE_URL: postgres.url(),
    ENCRYPTION_KEYS,
    NODE_ENV: 'test',
    PUBLIC_URL: `http://localhost:${server.port}`,
  };
  try {
    const run = promisify(execFile)(process.execPath, [COMMAND_LINE, ...words, '--json'], {
      env: { ...process.env, ...where },
    });
    return JSON.parse((await run).stdout);
  } catch (error) {
    throw new Error((error as ExecFileException & { stderr: string }).stderr, { cause: error });
  }
}

/** Opens the main portal, signed in as a staff account that the operator has created. */
async function staffWindow(openPage: OpenPage): Promise<Page> {
  const { link } = await crewdock('staff', 'create', STAFF, '--first-name', 'Ines', '--last-name', 'Roth');
  const main = `http://localhost:${server.port}`;
  await server.call(`/api${new URL(link).pathname}/`, { method: 'POST', body: { new_password: PASSWORD } });
  const { token } = (
    await server.call('/api/login/', { method: 'POST', body: { username: STAFF, password: PASSWORD } })
  ).json;
  return openPage({
    options: { baseURL: main, ...storageOf({ name: 'Ines Roth', email: STAFF, password: PASSWORD, token }, main) },
  });
}

const ask = (path: string, sent: object = {}) => server.call(`/api${path}`, { host: 'northwind.localhost', ...sent });
const mail = (address: string, subject: RegExp) => waitForMail(address, subject, storedMails);

/** Reads emails from the database, because `/dev/mail` exists only with the embedded database. */
async function storedMails(): Promise<Mail[]> {
  const mails = database.kysely.selectFrom('mail').select(['recipient as to', 'subject', 'text']);
  return mails.orderBy('created_at', 'desc').execute();
}

/** Expects that the current page names only the company, in visible text and in metadata. */
async function expectOwn(page: Page): Promise<void> {
  expect(await page.title()).toContain(NAME);
  const read = await page.evaluate(() => {
    const all = (selector: string, what: (element: Element) => string | null) =>
      [...document.querySelectorAll(selector)].map(what);
    return [
      document.body.innerText,
      ...all('meta', (meta) => meta.getAttribute('content')),
      ...all('script[type="application/ld+json"]', (script) => script.textContent),
      ...all('a, link', (link) => link.getAttribute('href')),
      ...all('[aria-label], [alt], [title]', (one) =>
        ['aria-label', 'alt', 'title'].map((name) => one.getAttribute(name)).join(' '),
      ),
    ].join('\n');
  });
  expect([page.url(), read.match(PRODUCT) ?? []]).toEqual([page.url(), []]);
}

async function shown(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectOwn(page);
}

test('a new company is created and makes its first hire on its own host, without any other brand', async ({
  openPage,
}) => {
  // Staff create the company.
  const office = await staffWindow(openPage);
  await office.goto('/admin-panel/companies');
  await expect(office.getByText('Companies that run the market under their own name appear here.')).toBeVisible();
  await office.getByRole('link', { name: 'New company' }).first().click();
  await office.getByRole('textbox', { name: 'Name', exact: true }).fill(NAME);
  await office.getByRole('textbox', { name: 'Short name' }).fill('northwind');
  await office.getByRole('textbox', { name: 'Email' }).fill(OLGA);
  await office.getByRole('textbox', { name: 'First name' }).fill('Olga');
  await office.getByRole('textbox', { name: 'Last name' }).fill('Berg');
  await expectNoFindings(office);
  await office.getByRole('button', { name: 'Create company' }).click();
  const panel = office.getByRole('complementary', { name: NAME });
  await expect(panel.getByText('No one yet')).toBeVisible();
  expect(await panel.getByRole('link', { name: 'Users and settings' }).getAttribute('href')).toBe(
    `${origin}/admin/users`,
  );

  // The company's superadmin accepts the invitation.
  const page = await openPage({ options: { baseURL: origin } }, /status of 404/);
  const invitation = await mail(OLGA, /^Join /);
  const link = linkOf(invitation, 'company_invitation');
  expect(new URL(link).origin).toBe(origin);
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expectOwn(page);
  await page.getByRole('main').getByRole('button', { name: 'Accept the invitation' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/company_invitation'));
  for (const path of ['/admin/settings', '/admin/users', '/company/jobs', '/company/numbers']) {
    await shown(page, path);
  }

  // Creates a job of the company and opens it as a visitor.
  const { token } = (await ask('/login/', { method: 'POST', body: { username: OLGA, password: PASSWORD } })).json;
  const skills = [{ name: 'Rust', experience: 2, is_main: true }];
  const body = { scope: 'company', title: 'Engine programmer', summary: '<p>Engines.</p>', skills };
  const job = (await ask('/requests/', { method: 'POST', token, body })).json;
  const visitor = await openPage({ options: { baseURL: origin } }, /status of 404/);
  for (const path of [
    '/',
    '/market/jobs',
    '/market/talents',
    '/privacy-policy',
    '/terms-of-use',
    '/sign-up',
    '/no-such-page',
  ]) {
    await shown(visitor, path);
  }
  await shown(visitor, job.path);
  expect(await visitor.locator('script[type="application/ld+json"]').textContent()).toContain(NAME);
  await visitor.getByRole('button', { name: 'Apply without an account' }).click();
  const form = visitor.getByRole('dialog', { name: 'Apply for Engine programmer' });
  await form.getByRole('textbox', { name: 'Name' }).and(visitor.locator(':focus')).fill('Hanna Hired');
  await form.getByRole('textbox', { name: 'Email' }).fill(HANNA);
  await form.getByRole('textbox', { name: 'Message' }).fill('I know engines.');
  await expectOwn(visitor);
  await form.getByRole('button', { name: 'Send application' }).click();
  await notice(visitor, 'Your application was sent');

  // The application leads to the first hire.
  const told = await mail(OLGA, /Hanna Hired applied/);
  await page.goto(/https?:\/\/\S+tab=applications/.exec(told.text)![0]);
  await page.getByRole('link', { name: 'Hanna Hired' }).click();
  const detail = page.getByRole('complementary', { name: 'Hanna Hired' });
  await detail.getByRole('button', { name: 'Invite…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Hanna Hired?' });
  await dialog.getByRole('textbox').fill('Call me on Monday.');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Invited 1' }).click();
  await page.getByRole('link', { name: 'Hanna Hired' }).click();
  await detail.getByRole('link', { name: 'Open the talent' }).click();
  const relation = page.getByRole('complementary', { name: 'Hanna Hired' });
  await expect(relation.getByText('Both sides agree')).toBeVisible();
  await relation.getByRole('button', { name: /^Proceed/ }).click();
  await page.getByRole('dialog').getByText('Hire', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectOwn(page);
  const { items } = (await ask(`/requests/${job.id}/get_relations/?status=all`, { token })).json;
  expect(items).toMatchObject([{ relation: { status: 'proceeded' } }]);

  // Emails, PDFs and error messages name only the company.
  await mail(HANNA, /./);
  // Excludes emails to staff, which are sent in the main portal's name.
  const theirs = (await storedMails()).filter(({ to }) => to !== STAFF);
  expect(theirs.length).toBeGreaterThanOrEqual(3);
  expect(theirs.flatMap(({ subject, text }) => `${subject} ${text}`.match(PRODUCT) ?? [])).toEqual([]);
  const talent = { scope: 'company', name: 'Ilse Brandt', title: 'Go developer', skills };
  const { id } = (await ask('/talents/', { method: 'POST', token, body: talent })).json;
  const cv = (await ask(`/talents/${id}/cv/`, { token })).json.cv_url;
  const pdf = await server.call(cv, { host: 'northwind.localhost' });
  const { pages } = await readPdf(pdf.bytes);
  const words = pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
  // Also searches the raw bytes, because the PDF's metadata is not compressed.
  const said = `${words} ${pdf.bytes.toString('latin1')} ${JSON.stringify(pdf.headers)}`;
  expect(said).toContain(NAME);
  expect(said.match(PRODUCT) ?? []).toEqual([]);
  for (const path of ['/talents/999999999/', '/market_2/talents/?limit=x', '/nowhere/', '/company/settings/']) {
    const refused = await ask(path);
    expect([path, refused.status >= 400, refused.text.match(PRODUCT) ?? []]).toEqual([path, true, []]);
  }

  // The portal check reports a single problem: the missing logo.
  await page.goto(`${origin}/admin/settings/check`);
  await expect(page.getByText('Found: 1.')).toBeVisible();
  await expect(page.getByText('There is no logo, so the name is shown.')).toBeVisible();

  // Staff close the company: visitors can no longer open its portal, and members see how long they have access. Staff
  // then reopen it.
  await office.reload();
  await expect(panel.getByText(OLGA)).toBeVisible();
  await panel.getByRole('button', { name: 'Close company…' }).click();
  const closing = office.getByRole('dialog', { name: `Close ${NAME}?` });
  await expectNoFindings(office);
  await closing.getByRole('textbox').fill('southwind');
  await closing.getByRole('button', { name: 'Close company' }).click();
  await expect(closing.getByText('Type northwind to close the company.')).toBeVisible();
  await closing.getByRole('textbox').fill('northwind');
  await closing.getByRole('button', { name: 'Close company' }).click();
  await expect(closing).toHaveCount(0);
  await expect(panel.getByText('Closing')).toBeVisible();
  const gone = await visitor.goto(`${origin}${job.path}`);
  expect(gone!.status()).toBe(404);
  for (const reader of [visitor, page]) {
    for (const path of [job.path, '/', '/market/talents', '/market/jobs', '/available-resources']) {
      for (let load = 0; load < 3; load++) {
        await reader.goto(origin + path);
        await expect(reader.getByText('The market is closed for now.')).toBeVisible();
        await expect(reader.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      }
    }
  }
  await page.goto(`${origin}/company/jobs`);
  const bar = page.getByRole('region', { name: 'Deletion of the company' });
  await expectOwn(page);
  await expectNoFindings(page);
  await bar.getByRole('link', { name: 'Download everything' }).click();
  await page.waitForURL('**/admin/settings#export');
  expect((await mail(OLGA, /is closed$/)).text).toContain(`${origin}/admin/settings#export`);
  await panel.getByRole('button', { name: 'Reopen company' }).click();
  await expect(panel.getByRole('button', { name: 'Close company…' })).toBeVisible();
  expect((await visitor.goto(`${origin}${job.path}`))!.status()).toBe(200);
  await page.reload();
  await expect(bar).toHaveCount(0);
});
