import { urlOfRunning } from '@crewdock/server/infra/db/embedded/start';
import { connectTo } from '@crewdock/server/infra/db/open';
import type { Page } from '@playwright/test';
import { type Product, type ProductAddresses, startProduct } from '../support/product.ts';
import { receiveReports, type ReportReceiver } from '../support/report-receiver.ts';
import { demoDirectory } from '../fixtures/demo-data.ts';
import { currentProduct } from '../fixtures/product.ts';
import type { NewPage } from '../fixtures/new-page.ts';
import { expect, test } from '../fixtures/test.ts';

// A first visit, with nothing cached.
test.use({ reusesPages: false });

const SERVER = 1;
const PORTAL = 2;
const SECRET = 'nVq3cZ0r8kQw1TtYx5uB2d';
const PERSONAL =
  /ada@example|ada%40|nVq3cZ0r8kQw1TtYx5uB2d|"cookies?":|"user":|"ip_address":|server_name|127\.0\.0\.1(?!:\d+\/)/i;

let directory: ReturnType<typeof demoDirectory>;
let receiver: ReportReceiver;
let product: Product;
let addresses: ProductAddresses;

test.beforeAll(async () => {
  directory = demoDirectory();
  receiver = await receiveReports();
  product = await startProduct(directory.path, {
    SENTRY_DSN: receiver.dsn(SERVER),
    PORTAL_SENTRY_DSN: receiver.dsn(PORTAL),
  });
  addresses = await product.ready();
});

test.afterAll(async () => {
  await product.stop();
  await receiver.close();
  directory.remove();
});

/** Expects that no envelope contains personal data. Ignores the receiver's own origin. */
function expectNobody(project: number): void {
  const texts = receiver.envelopes(project).map(({ text }) => text.replaceAll(receiver.origin, ''));
  expect(texts.filter((text) => PERSONAL.test(text))).toEqual([]);
}

test('the server reports its own errors with their call and without personal data', async () => {
  const db = connectTo((await urlOfRunning(directory.path))!);
  await db.pool.query('alter table person rename to person_away');
  const answer = await fetch(`${addresses.portal}/api/password_reset/MQ/${SECRET}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: 'session=ada@example.com',
      referer: `${addresses.portal}/reset/?email=ada%40example.com`,
      authorization: `Token ${SECRET}`,
    },
    body: JSON.stringify({ new_password: `plum harbour ${SECRET} lanterns` }),
  });
  await db.pool.query('alter table person_away rename to person');
  await db.close();
  expect(answer.status).toBe(500);
  const { request_id } = (await answer.json()) as { request_id: string };
  await expect.poll(() => receiver.payloads(SERVER, 'event').length).toBe(1);
  expect(receiver.payloads(SERVER, 'event')[0]).toMatchObject({
    level: 'error',
    environment: 'production',
    release: '3.0.0',
    tags: { request_id },
    exception: { values: [{ value: 'relation "person" does not exist' }] },
    transaction: 'POST /api/password_reset/:uidb64/:token/',
  });
  await expect
    .poll(() => receiver.payloads(SERVER, 'transaction').map(({ transaction }) => transaction))
    .toContain('POST /api/password_reset/:uidb64/:token/');
  expectNobody(SERVER);
});

test('refused requests are not reported as errors', async () => {
  const before = receiver.payloads(SERVER, 'event').length;
  expect((await fetch(`${addresses.portal}/api/talents/no-id/`)).status).toBe(400);
  await expect
    .poll(() =>
      receiver
        .payloads(SERVER, 'transaction')
        .map(({ contexts }) => contexts?.trace?.data?.['http.response.status_code']),
    )
    .toContain(400);
  expect(receiver.payloads(SERVER, 'event').length).toBe(before);
});

async function openPage(newPage: NewPage, address: string): Promise<Page> {
  const page = await newPage();
  await page.goto(address);
  return page;
}

test('the portal reports errors before and after its reporter loads, including those shown to the user', async ({
  newPage,
}) => {
  const page = await openPage(newPage, `${addresses.portal}/market/talents?email=ada%40example.com`);
  await page.waitForFunction(() => !('crewdockEarly' in window));
  await page.evaluate((key) => {
    document.cookie = 'who=ada@example.com';
    console.log('of ada@example.com');
    setTimeout(() => {
      throw new Error(`late: ada@example.com with ${key}`);
    });
    void Promise.reject(new TypeError('nobody waited'));
    dispatchEvent(new CustomEvent('crewdock-error', { detail: new RangeError('a page broke') }));
    dispatchEvent(new CustomEvent('crewdock-error', { detail: Object.assign(new Error('refused'), { status: 404 }) }));
  }, SECRET);
  const values = () =>
    receiver.payloads(PORTAL, 'event').flatMap(({ exception }) => exception?.values.map(({ value }) => value) ?? []);
  await expect.poll(() => values().toSorted()).toEqual(['a page broke', 'late: [e-mail] with …', 'nobody waited']);
  expect(receiver.payloads(PORTAL, 'event')[0]).toMatchObject({ environment: 'production', release: '3.0.0' });
  expectNobody(PORTAL);
  await page.context().close();
});

test('an error before the reporter loads is reported once', async ({ newPage }) => {
  const page = await newPage();
  let come = () => {};
  const late = new Promise<void>((resolve) => (come = resolve));
  await page.route(/assets\/reports-/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`${addresses.portal}/market/talents`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'crewdockEarly' in window);
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('early');
      }),
  );
  await page.waitForFunction(() => (window as Window & { crewdockEarly?: Event[] }).crewdockEarly?.length === 1);
  come();
  const early = () =>
    receiver.payloads(PORTAL, 'event').filter(({ exception }) => exception?.values[0]?.value === 'early');
  await expect.poll(() => early().length).toBe(1);
  await page.context().close();
});

test('a page’s trace continues in the server, with headers only on the portal’s own requests', async ({ newPage }) => {
  const page = await newPage();
  const asked: { address: string; trace: string | undefined }[] = [];
  page.on('request', (request) => asked.push({ address: request.url(), trace: request.headers()['sentry-trace'] }));
  await page.goto(`${addresses.portal}/market/talents`);
  await page.waitForFunction(() => !('crewdockEarly' in window));
  await page.getByRole('link', { name: 'Jobs' }).first().click();
  const traced = () => asked.filter(({ trace }) => trace !== undefined);
  await expect.poll(() => traced().length).toBeGreaterThan(0);
  for (const { address } of traced()) expect(address).toMatch(`${addresses.portal}/api/`);
  const [id] = traced()[0]!.trace!.split('-');
  await expect
    .poll(() => receiver.payloads(SERVER, 'transaction').map(({ contexts }) => contexts?.trace?.trace_id))
    .toContain(id);
  await expect
    .poll(() => receiver.payloads(PORTAL, 'transaction').map(({ transaction }) => transaction))
    .toContain('/market/talents');
  await page.context().close();
});

test('without a reporting address no page loads the reporter or may connect to another host', async () => {
  const { headers, text } = await read(currentProduct().portal);
  expect(text).not.toMatch(/reports|crewdockEarly/);
  expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
  const reporting = await read(addresses.portal);
  expect(reporting.text).toMatch(/src="\/assets\/reports-[\w-]+\.js"/);
  expect(reporting.headers.get('content-security-policy')).toContain(`connect-src 'self' ${receiver.origin};`);
});

async function read(origin: string) {
  const answer = await fetch(`${origin}/market/talents`);
  return { headers: answer.headers, text: await answer.text() };
}
