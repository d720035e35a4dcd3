import { randomInt } from 'node:crypto';
import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { newAddress } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a remote developer signs up on a company portal and publishes their own talent card', async ({
  openPage,
  product,
}) => {
  const name = `Dora w${randomInt(10_000_000)}`;
  const email = newAddress('dora');
  const { acme } = product.company;
  const page = await openPage({ options: { baseURL: acme } });
  const getField = (label: string) => page.getByRole('textbox', { name: label, exact: true });

  await test.step('Sign up', async () => {
    await page.goto('/sign-up');
    await page.getByRole('main').getByRole('link', { name: 'Remote developer' }).click();
    await getField('First name').fill('Dora');
    await getField('Last name').fill('Harbour');
    await getField('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('violet-otter-cycles-past');
    await page.getByRole('checkbox', { name: /terms of use/ }).press('Space');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  await test.step('Activate the account through the mailed link', async () => {
    await page.goto(linkOf(await mailTo(email, /Activate/), 'account_activation'));
    await expect(page).toHaveURL(`${acme}/my/talents`);
  });

  await test.step('Publish a talent card', async () => {
    await page.getByRole('link', { name: 'Add a talent' }).first().click();
    await getField('Name').fill(name);
    await getField('Title').fill('Loom engineer');
    const skills = page.getByRole('combobox', { name: 'Add a skill' });
    await skills.fill('TypeScript');
    await skills.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove TypeScript', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(/\/my\/talents\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('Find the card as a visitor of the portal', async () => {
    const visitorPage = await openPage({ options: { baseURL: acme } });
    await visitorPage.goto('/market/talents');
    await visitorPage.getByRole('searchbox', { name: 'Search talents' }).fill(name);
    await expect(visitorPage.getByRole('article')).toHaveCount(1);
    await visitorPage.getByRole('article').getByRole('link').first().click();
    await expect(visitorPage.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
