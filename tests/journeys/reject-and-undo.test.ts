import { mailTo, timesMailed } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { createMatchingCards, proposeTalents } from './matching-cards.ts';

test('a client rejects a talent with a reason and undoes a rejection', async ({ openAs, client, provider }) => {
  const cards = await createMatchingCards(client, provider, ['Ada Weaver', 'Bela Weaver']);
  await proposeTalents(provider, cards);
  const page = await openAs(client, `/my/job/${cards.job.id}`);
  const ada = page.getByRole('article').filter({ hasText: 'Ada Weaver' });
  const bela = page.getByRole('article').filter({ hasText: 'Bela Weaver' });
  const dialog = page.getByRole('dialog');

  await test.step('Reject a talent by mistake', async () => {
    await ada.getByRole('button', { name: /^Reject/ }).click();
    await dialog.getByText('Not available').click();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(ada).toHaveCount(0);
  });

  await test.step('Undo the rejection', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(ada.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Rejected 0' })).toBeVisible();
  });

  await test.step('Reject the other talent with a reason and a comment', async () => {
    await bela.getByRole('button', { name: /^Reject/ }).click();
    await dialog.getByText('The rate is too high').click();
    await dialog.getByRole('textbox').fill('We can pay 40.');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(bela).toHaveCount(0);
    await page.getByRole('link', { name: 'Rejected 1' }).click();
    await expect(bela).toBeVisible();
  });

  await test.step('Check that the provider is notified of the second rejection only', async () => {
    const mail = await mailTo(provider.email, /^Bela Weaver was rejected for Loom engineer/);
    expect(mail.text).toContain('The rate is too high');
    expect(mail.text).toContain('We can pay 40.');
    expect(await timesMailed(provider.email, 'Ada Weaver was rejected')).toBe(0);
    const [first, second] = cards.talents;
    const providerPage = await openAs(provider, `/my/talents/${first!.id}`);
    const relation = providerPage.getByRole('article').filter({ hasText: cards.job.title });
    await expect(relation.getByText('Proposed', { exact: true })).toBeVisible();
    await providerPage.goto(`/my/talents/${second!.id}?status=rejected`);
    await relation.getByRole('link', { name: cards.job.title }).click();
    await expect(providerPage.getByRole('complementary').getByText('We can pay 40.').first()).toBeVisible();
  });
});
