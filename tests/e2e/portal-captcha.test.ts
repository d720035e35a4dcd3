import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Product, type ProductAddresses, startProduct } from '../support/product.ts';
import { demoDirectory } from '../fixtures/demo-data.ts';
import { expect, test } from '../fixtures/test.ts';

let directory: ReturnType<typeof demoDirectory>;

let service: Server;
let product: Product;
let at: ProductAddresses;

/** A minimal reCAPTCHA-compatible script: adds a checkbox, and produces a token when the checkbox is ticked. */
const SCRIPT = `
  const ticks = [];
  window.grecaptcha = {
    ready: (run) => run(),
    render(element, { sitekey, callback }) {
      const tick = Object.assign(document.createElement('input'), { type: 'checkbox', ariaLabel: 'I am a person' });
      tick.dataset.key = sitekey;
      tick.addEventListener('change', () => callback?.('ticked'));
      element.append(tick);
      return ticks.push(tick) - 1;
    },
    getResponse: (box) => (ticks[box].checked ? 'ticked' : ''),
    reset: (box) => void (ticks[box].checked = false),
  };
`;

test.beforeAll(async () => {
  directory = demoDirectory();
  service = createServer(async (request, response) => {
    if (request.method === 'GET') return response.setHeader('content-type', 'text/javascript').end(SCRIPT);
    const sent = new URLSearchParams(await text(request));
    const success = sent.get('response') === 'ticked' && sent.get('secret') === 'the secret of the site';
    return response.setHeader('content-type', 'application/json').end(JSON.stringify({ success }));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const origin = `http://127.0.0.1:${(service.address() as { port: number }).port}`;
  product = await startProduct(directory.path, {
    CAPTCHA_PROVIDER: 'recaptcha',
    CAPTCHA_SECRET: 'the secret of the site',
    CAPTCHA_SITE_KEY: 'public-key',
    CAPTCHA_SCRIPT_URL: `${origin}/api.js`,
    CAPTCHA_VERIFY_URL: `${origin}/siteverify`,
  });
  at = await product.ready();
});

test.afterAll(async () => {
  await product.stop();
  service.close();
  directory.remove();
});

test('a provider’s captcha must be solved for each attempt', async ({ openPage }) => {
  const { email, password } = at.accounts.find(({ role }) => role === 'Client')!;
  const page = await openPage({}, /status of 400/);
  await page.goto(`${at.portal}/login`);
  const box = page.getByRole('checkbox', { name: 'I am a person' });
  await expect(box).toBeVisible();
  expect(await box.getAttribute('data-key')).toBe('public-key');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const send = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
  await send.click();
  await expect(page.getByRole('alert').getByText('The captcha was not solved. Please try again.')).toBeVisible();
  await box.check();
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await send.click();
  await expect(page.getByRole('alert').getByText('don’t match')).toBeVisible();
  await expect.poll(() => box.isChecked()).toBe(false);
  await box.check();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await send.click();
  await page.waitForURL('**/my/jobs');
});

test('the captcha is shown again when the mail is requested again', async ({ openPage }) => {
  const { email } = at.accounts.find(({ role }) => role === 'Client')!;
  const page = await openPage();
  await page.clock.install();
  await page.goto(`${at.portal}/password_reset`);
  const box = page.getByRole('checkbox', { name: 'I am a person' });
  await box.check();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.clock.fastForward(61_000);
  await box.check();
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(page.getByText('The email was sent again.')).toBeVisible();
});

test('a widget’s form shows the provider’s captcha on the partner’s page, and is sent once it is solved', async ({
  page,
}) => {
  await page.goto(`${at.partner}/contact.html`);
  const form = page.locator('crewdock-contact-us');
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Message').fill('We need a crew.');
  await form.getByRole('button', { name: 'Send message' }).click();
  const box = form.getByRole('checkbox', { name: 'I am a person' });
  await expect(box).toBeVisible();
  // The captcha provider's script looks elements up in the document, which does not find elements in shadow roots.
  expect(await box.evaluate((element) => document.contains(element))).toBe(true);
  await box.click();
  await expect(form.getByText('Message successfully sent')).toBeVisible();
  await expect(form.locator('[slot=captcha]')).toHaveCount(0);
});
