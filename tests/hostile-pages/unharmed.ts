import type { HostPage } from '../support/host-page.ts';
import { everyHeight } from './every-widget.ts';
import { expect } from '../fixtures/test.ts';

/** Expects that every widget works and has the same height as on a plain page, without errors or policy violations. */
export async function expectUnharmed(host: HostPage, plain: Record<string, number>): Promise<void> {
  const heights = await everyHeight(host.page);
  await host.market.getByRole('button', { name: 'Show more talents' }).click();
  await expect(host.market.getByRole('listitem').nth(23)).toBeVisible();
  const jobs = host.page.locator('crewdock-job-board');
  await jobs.locator('.card a').first().click();
  await expect(jobs.getByRole('button', { name: 'Send application' })).toBeVisible();
  expect(host.problems).toEqual([]);
  for (const [tag, height] of Object.entries(heights)) {
    expect(Math.abs(height - plain[tag]!), tag).toBeLessThanOrEqual(2);
  }
}
