import { randomInt } from 'node:crypto';
import { mailTo } from '../fixtures/mailbox.ts';
import { notice } from '../e2e/notice.ts';
import { newTalent, signIn } from '../e2e/own-cards.ts';
import { expect, test } from '../fixtures/test.ts';

test('a visitor finds a talent, signs in and sends a message to the provider', async ({
  openPage,
  product,
  client,
  provider,
}) => {
  const mark = `w${randomInt(10_000_000)}`;
  const talent = await newTalent(provider, { name: `Ada ${mark}`, title: 'Loom engineer', seniority: 3 });
  await newTalent(provider, { name: `Bela ${mark}`, title: 'Loom engineer', seniority: 1 });
  const page = await openPage();
  const cards = page.getByRole('article');
  const dialog = page.getByRole('dialog');

  await test.step('Filter the market', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Talents', exact: true }).first().click();
    await page.getByRole('searchbox', { name: 'Search talents' }).fill(mark);
    await expect(cards).toHaveCount(2);
    await page.getByRole('group', { name: 'Seniority' }).getByText('Senior', { exact: true }).click();
    await expect(cards).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Remove Senior' })).toBeVisible();
  });

  await test.step('Open the talent', async () => {
    await cards.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: talent.name })).toBeVisible();
    await page
      .getByRole('complementary', { name: 'Actions' })
      .getByRole('button', { name: 'Contact', exact: true })
      .click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('Sign in and return to the talent', async () => {
    await signIn(page, client);
    await expect(dialog.getByRole('heading', { name: `Contact ${talent.name}` })).toBeVisible();
    await expect(page).toHaveURL(product.portal + talent.path);
  });

  await test.step('Send the message', async () => {
    await dialog.getByLabel('Message').fill('Are you free in May?');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await notice(page, 'Message successfully sent');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('Check the mail of the provider', async () => {
    const { subject, text } = await mailTo(provider.email, /wrote about/);
    expect(subject).toBe(`${client.name} wrote about ${talent.name}, Loom engineer`);
    expect(text).toContain('Are you free in May?');
  });
});
