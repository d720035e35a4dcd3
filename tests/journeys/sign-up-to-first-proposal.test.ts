import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { newTalent } from '../e2e/own-cards.ts';
import { newAddress } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { createUniqueWord } from './matching-cards.ts';

test('a client signs up, posts a job and proposes it to a talent', async ({ openPage, openAs, provider }) => {
  const skill = `Weaving ${createUniqueWord()}`;
  const talent = await newTalent(provider, {
    name: 'Ada Weaver',
    skills: [{ name: skill, experience: 5, is_main: true }],
  });
  const email = newAddress('clara');
  const page = await openPage();

  await test.step('Sign up as a client', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign up' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Client' }).click();
    await page.getByRole('textbox', { name: 'First name' }).fill('Clara');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Harbour');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('violet-otter-cycles-past');
    await page.getByRole('checkbox', { name: /terms of use/ }).press('Space');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  await test.step('Activate the account through the mailed link', async () => {
    await page.goto(linkOf(await mailTo(email, /Activate/), 'account_activation'));
    await expect(page).toHaveURL(/\/my\/jobs$/);
  });

  await test.step('Post a job', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Post a job' }).first().click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Loom engineer');
    const skillPicker = page.getByRole('combobox', { name: 'Add a skill' });
    await skillPicker.fill(skill);
    await skillPicker.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${skill}` })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(/\/my\/job\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Loom engineer' })).toBeVisible();
  });

  await test.step('Propose the job to the best match', async () => {
    await page.getByRole('link', { name: 'Matches', exact: true }).click();
    await page.getByRole('button', { name: `Propose ${talent.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Could you start in May?');
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const match = page.getByRole('article').filter({ hasText: talent.name });
    await expect(match).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Show linked talents' }).check({ force: true });
    await expect(match.getByText('Proposed', { exact: true })).toBeVisible();
  });

  await test.step('Check that the provider is notified', async () => {
    const mail = await mailTo(provider.email, /^New proposal for Ada Weaver: /);
    expect(mail.text).toContain('Job: Loom engineer');
    expect(mail.text).toContain('Could you start in May?');
    const providerPage = await openAs(provider, `/my/talents/${talent.id}`);
    const proposal = providerPage.getByRole('article').filter({ hasText: 'Loom engineer' });
    await expect(proposal.getByRole('button', { name: 'Confirm' })).toBeVisible();
  });
});
