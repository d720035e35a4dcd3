import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { linkOf, mailTo } from './mailbox.ts';
import { portalWindows } from './portal-window.ts';
import { notice } from './settings-window.ts';
import { ask } from './signed-in.ts';
import { runningProduct } from '../support/running-product.ts';

const open = portalWindows();

/** A new address that asked to hear of senior people on Acme's portal, and the link of its mail. */
async function asked(): Promise<{ email: string; link: string }> {
  const email = `reader-${randomUUID()}@visitors.example`;
  const body = { email, filters: { seniority: [3] }, message_id: randomUUID() };
  const { status } = await ask('/available_resources/subscribe/?company=acme', { method: 'POST', body });
  expect(status).toBe(200);
  return { email, link: linkOf(await mailTo(email, /Confirm/), 'available-resources-subscribe') };
}

test('a subscription is confirmed, ended and explained, by buttons alone', async () => {
  const page = await open({}, /less contrast than 4.5:1/, /410/);
  const { email, link } = await asked();
  expect(link.startsWith(runningProduct().company.acme)).toBe(true);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Confirm your subscription' }).waitFor();
  await page.getByText('Acme Talent writes to r…@visitors.example').waitFor();
  await page.getByText('Seniority: Senior').waitFor();
  await expectNoFindings(page);
  // Looking uses nothing up.
  await page.reload();
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await notice(page, 'Thank you for subscribing!');
  await page.getByRole('heading', { name: 'Your subscription is confirmed' }).waitFor();
  await page.goto(link);
  await page.getByRole('heading', { name: 'This link was used or has expired' }).waitFor();

  const out = linkOf(await mailTo(email, /^Your Acme Talent subscription$/), 'available-resources-unsubscribe');
  await page.goto(out);
  await page.getByRole('heading', { name: 'Unsubscribe' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await notice(page, 'You’ve been unsubscribed');
  await page.getByRole('heading', { name: 'You’ve been unsubscribed' }).waitFor();
  await page.reload();
  await page.getByRole('radio', { name: 'Too many mails' }).waitFor();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Choose a reason or write something.').waitFor();
  await page.getByText('Too many mails').click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.goto(out);
  await page.getByRole('heading', { name: 'You’ve been unsubscribed' }).waitFor();
  await page.getByRole('radio', { name: 'Too many mails' }).waitFor();
  await expectNothingLost(page);
});
