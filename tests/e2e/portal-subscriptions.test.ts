import { randomUUID } from 'node:crypto';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { newPerson, storageOf } from '../fixtures/people.ts';
import { notice } from './notice.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Subscribes a new email address to senior resources on Acme's portal. Returns the address and the confirmation link.
 */
async function asked(): Promise<{ email: string; link: string }> {
  const email = `reader-${randomUUID()}@visitors.example`;
  const body = { email, filters: { seniority: [3] }, message_id: randomUUID() };
  const { status } = await ask('/available_resources/subscribe/?company=acme', { method: 'POST', body });
  expect(status).toBe(200);
  return { email, link: linkOf(await mailTo(email, /Confirm/), 'available-resources-subscribe') };
}

test('a subscription is confirmed, ended and given a reason with buttons alone', async ({ openPage, product }) => {
  const page = await openPage({}, /less contrast than 4.5:1/, /410/);
  const { email, link } = await asked();
  expect(link.startsWith(product.company.acme)).toBe(true);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirm your subscription' })).toBeVisible();
  await expect(page.getByText('Acme Talent emails r…@visitors.example')).toBeVisible();
  await expect(page.getByText('Seniority: Senior')).toBeVisible();
  await expectNoFindings(page);
  // Opening the link does not use it up.
  await page.reload();
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await notice(page, 'Thank you for subscribing!');
  await expect(page.getByRole('heading', { name: 'Your subscription is confirmed' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link was used or has expired' })).toBeVisible();

  const out = linkOf(await mailTo(email, /^Your Acme Talent alerts$/), 'available-resources-unsubscribe');
  await page.goto(out);
  await expect(page.getByRole('heading', { name: 'Unsubscribe' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await notice(page, 'You’ve been unsubscribed');
  await expect(page.getByRole('heading', { name: 'You’ve been unsubscribed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Too many emails' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Choose a reason or write something.')).toBeVisible();
  await page.getByText('Too many emails').click();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.goto(out);
  await expect(page.getByRole('heading', { name: 'You’ve been unsubscribed' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Too many emails' })).toBeVisible();
  await expectNothingLost(page);
});

for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`a visitor subscribes to a market view, unsubscribes and resubscribes, ${width} px, ${scheme}`, async ({
    openPage,
  }) => {
    const page = await openPage({ width, scheme });
    const email = `reader-${randomUUID()}@visitors.example`;
    await page.goto('/market/talents?seniority=3');
    await page.getByRole('button', { name: 'Get alerts for new talents' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get alerts for new talents' });
    await expect(dialog.getByText('Senior', { exact: true })).toBeVisible();
    await expectNoFindings(page);
    await expect(dialog.getByRole('combobox', { name: 'Day' })).toHaveCount(0);
    await dialog.getByText('Once a week at most').click();
    await dialog.getByRole('combobox', { name: 'Day' }).selectOption('Friday');
    await dialog.getByRole('combobox', { name: 'Time' }).selectOption('17:00');
    await expect(dialog.getByText(/^Every Friday at 17:00 \(.+\)$/)).toBeVisible();
    await expectNothingLost(page);
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(`We sent an email to ${email}`)).toBeVisible();
    await expectNothingLost(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await page.goto(linkOf(await mailTo(email, /Confirm/), 'market-subscribe'));
    await expect(page.getByText('once a week at most, when there are new talents')).toBeVisible();
    await expect(page.getByText('Seniority: Senior')).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await notice(page, 'Thank you for subscribing!');

    await page.goto(linkOf(await mailTo(email, /^Your Crewdock alerts$/), 'market-unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await notice(page, 'You’ve been unsubscribed');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Subscribe again' })).toBeVisible();
    await expectNoFindings(page);
    await page.getByText('Too many emails').click();
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await page.getByRole('button', { name: 'Subscribe again' }).click();
    await expect(page.getByRole('heading', { name: 'You’re subscribed again' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Unsubscribe' })).toBeVisible();
    await expectNothingLost(page);
  });
}

test('a signed-in person subscribes immediately by keyboard, and changes the subscription in the settings', async ({
  openPage,
}) => {
  const person = await newPerson('Rea');
  const page = await openPage({ width: 820, options: storageOf(person) });
  await page.goto('/market/jobs');
  await page.getByRole('button', { name: 'Get alerts for new jobs' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Get alerts for new jobs' });
  await expect(dialog.getByText(`Emails go to ${person.email}.`)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('button', { name: 'Subscribe' }).press('Enter');
  await notice(page, 'Thank you for subscribing!');
  await expect(dialog).toHaveCount(0);

  await page.goto('/settings/subscriptions');
  const entry = page.getByRole('listitem', { name: 'New jobs' });
  await expect(entry.getByLabel('Frequency')).toHaveValue('weekly');
  await expect(entry.getByText(/^Every Monday at 9:00 \(.+\)$/)).toBeVisible();
  await expectNoFindings(page);
  const answered = () => page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  // Sends the second change before the first response arrives. Neither change may revert the other.
  const both = answered().then(answered);
  await entry.getByLabel('Frequency').selectOption('daily');
  await entry.getByRole('switch').press('Space');
  await expect(entry.getByRole('combobox', { name: 'Day' })).toHaveCount(0);
  expect(await entry.getByLabel('Frequency').inputValue()).toBe('daily');
  expect(await entry.getByRole('switch').isChecked()).toBe(true);
  await both;
  await page.reload();
  await expect.poll(() => entry.getByRole('switch').isChecked()).toBe(true);
  expect(await entry.getByLabel('Frequency').inputValue()).toBe('daily');
  const moved = answered();
  await entry.getByRole('combobox', { name: 'Time' }).selectOption('18:00');
  await moved;
  await page.reload();
  await expect(entry.getByText(/^Every day at 18:00 \(.+\)$/)).toBeVisible();
  await entry.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  await notice(page, 'You’ve been unsubscribed');
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  await notice(page, 'Thank you for subscribing!');
  const ended = answered();
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('button', { name: 'Subscribe again' })).toBeVisible();
  await ended;
  await page.reload();
  await expect(page.getByText('No subscriptions')).toBeVisible();
  await expectNothingLost(page);
});
