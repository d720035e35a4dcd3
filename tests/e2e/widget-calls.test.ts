import { ALL_WIDGETS } from '../support/host-page.ts';
import { everyHeight } from '../hostile-pages/every-widget.ts';
import { expect, test } from '../fixtures/test.ts';

test('attributes set in sequence cause one request, for the last values', async ({ openHost }) => {
  const host = await openHost();
  await host.ready();
  const calls = () => host.requests.filter((path) => path.startsWith('/api/market_2/talents/'));
  expect(calls()).toHaveLength(1);
  await host.market.evaluate((element) => {
    element.setAttribute('page-size', '3');
    element.setAttribute('filters', 'seniority=1');
    element.setAttribute('filters', 'seniority=3');
    element.setAttribute('url-state', 'talents');
    element.setAttribute('page-size', '4');
  });
  await expect(host.market.locator('.list:not([aria-hidden]) .card')).toHaveCount(4);
  await host.page.waitForLoadState('networkidle');
  expect(calls().slice(1)).toEqual([expect.stringMatching(/seniority=3&.*limit=4/)]);
});

test('a page requests its company’s branding once for all its widgets', async ({ openHost }) => {
  const host = await openHost({ body: ALL_WIDGETS + ALL_WIDGETS });
  await everyHeight(host.page);
  await host.page.locator('crewdock-contact-us').last().scrollIntoViewIfNeeded();
  await expect.poll(() => host.events.filter(({ type }) => type === 'crewdock-ready').length).toBe(8);
  expect(host.requests.filter((path) => /\/(companies|options)\//.test(path))).toEqual([
    '/api/widgets/options/?company=acme',
  ]);
});

test('focus stays in the job after the application is sent', async ({ openHost }) => {
  const host = await openHost({
    body: '<crewdock-job-board company="acme" page-size="3"></crewdock-job-board>',
    prepare: (page) =>
      page.route('**/applications/**', (route) =>
        route.fulfill({
          json: {},
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
        }),
      ),
  });
  const board = host.page.locator('crewdock-job-board');
  await board.locator('.card a').first().click();
  await board.getByLabel('Name').fill('Ada');
  await board.getByLabel('Email').fill('ada@example.com');
  await board.getByLabel('Why you?').fill('Because.');
  await board.getByRole('button', { name: 'Send application' }).click();
  await expect(board.getByText('Your application is on its way')).toBeVisible();
  expect(await board.locator('.sent').evaluate((element) => element.matches(':focus'))).toBe(true);
});

test('refusals of the portal are shown in the language of the form', async ({ openHost }) => {
  const issues = [
    { path: 'body.email', message: 'must be an email address' },
    { path: 'body.name', message: 'is too long' },
  ];
  const host = await openHost({
    body: '<crewdock-contact-us company="acme" language="fr"></crewdock-contact-us>',
    prepare: (page) =>
      page.route('**/lp/contact-us/**', (route) =>
        route.fulfill({
          status: route.request().method() === 'OPTIONS' ? 204 : 400,
          json: { code: 'invalid', detail: 'Check the fields.', issues, request_id: '1' },
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
        }),
      ),
  });
  const form = host.page.locator('crewdock-contact-us');
  await form.getByLabel('Nom').fill('Ada');
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByLabel('Message').fill('Bonjour');
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(form.getByText('Veuillez écrire une adresse e-mail')).toBeVisible();
  await expect(form.getByText('il ne peut pas être accepté ainsi')).toBeVisible();
  expect(await form.getByText('must be').count()).toBe(0);
});

for (const [language, direction, send] of [
  ['ar', 'rtl', 'إرسال الرسالة'],
  ['he', 'rtl', 'שליחת הודעה'],
  ['pl', 'ltr', 'Wyślij wiadomość'],
  ['pt-BR', 'ltr', 'Enviar mensagem'],
] as const) {
  test(`${language} is written ${direction}, even on a page that does not declare it`, async ({ openHost }) => {
    const host = await openHost({
      body: `<crewdock-contact-us company="acme" language="${language}"></crewdock-contact-us>`,
    });
    const form = host.page.locator('crewdock-contact-us');
    await expect(form.getByRole('button', { name: send })).toBeVisible();
    expect(await form.locator('.root').getAttribute('dir')).toBe(direction);
    expect(await form.locator('.root').getAttribute('lang')).toBe(language);
  });
}
