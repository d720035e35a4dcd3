import { expect, test } from 'vitest';
import { runningProduct } from '../support/running-product.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { portalWindows } from './portal-window.ts';

const open = portalWindows();

test.each([1440, 390])(
  'axe finds nothing in the API’s page at %d px, folded and unfolded, nor does it ask elsewhere',
  async (width) => {
    const page = await open({ width });
    const hosts = new Set<string>();
    page.on('request', (request) => void hosts.add(new URL(request.url()).origin));
    await page.goto('/api/docs');
    await page.getByRole('heading', { name: 'Market API' }).waitFor();
    await expectNoFindings(page);
    // The first of each part.
    await page.evaluate(() => {
      for (const section of document.querySelectorAll('section'))
        section.querySelector('details')?.setAttribute('open', '');
    });
    await expectNoFindings(page);
    await expectNothingLost(page);
    expect([...hosts]).toEqual([runningProduct().portal]);
  },
);

test('a call is unfolded by keyboard, and by its address', async () => {
  const page = await open();
  await page.goto('/api/docs');
  const call = page.locator('details', { hasText: '/api/market_2/talents/' }).first();
  await call.locator('summary').focus();
  await page.keyboard.press('Enter');
  await call.getByRole('heading', { name: 'Parameters' }).waitFor();
  await call.getByText('hourlyRate', { exact: true }).waitFor();
  await page.goto('/api/docs#apply');
  await page.locator('#apply').getByRole('heading', { name: 'Sent' }).waitFor();
});
