import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

for (const width of [1440, 390]) {
  test(`the API documentation is accessible at ${width} px, collapsed and expanded, and loads nothing from other hosts`, async ({
    openPage,
    product,
  }) => {
    const page = await openPage({ width });
    const hosts = new Set<string>();
    page.on('request', (request) => void hosts.add(new URL(request.url()).origin));
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: 'Market API' })).toBeVisible();
    await expectNoFindings(page);
    // Open the first endpoint of each section.
    await page.evaluate(() => {
      for (const section of document.querySelectorAll('section'))
        section.querySelector('details')?.setAttribute('open', '');
    });
    await expectNoFindings(page);
    await expectNothingLost(page);
    expect([...hosts]).toEqual([product.portal]);
  });
}

test('an endpoint is expanded by keyboard and by its URL fragment', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/api/docs');
  const call = page.locator('details', { hasText: '/api/market_2/talents/' }).first();
  await call.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(call.getByRole('heading', { name: 'Parameters' })).toBeVisible();
  await expect(call.getByText('hourlyRate', { exact: true })).toBeVisible();
  await page.goto('/api/docs#apply');
  await expect(page.locator('#apply').getByRole('heading', { name: 'Sent' })).toBeVisible();
});
