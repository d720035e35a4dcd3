import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { createMatchingCards, proposeTalents } from './matching-cards.ts';

const QUESTION = 'Could Ada start in May?';
const REMINDER = 'Ask for references';
const ANSWER = 'Yes, from the tenth.';

test('a client keeps a private note on a candidate and shares another one with the provider', async ({
  openAs,
  client,
  provider,
}) => {
  const cards = await createMatchingCards(client, provider);
  await proposeTalents(provider, cards);
  const page = await openAs(client, `/my/job/${cards.job.id}`);
  const form = page.getByRole('form', { name: 'New note' });

  await test.step('Write a private note', async () => {
    await page.getByRole('article').getByRole('link', { name: 'Ada Weaver' }).click();
    await form.getByRole('textbox').fill(REMINDER);
    await form.getByRole('button', { name: 'Save note' }).click();
    await expect(findNote(page, REMINDER).getByText('Private')).toBeVisible();
  });

  await test.step('Write a shared note', async () => {
    await form.getByRole('textbox').fill(QUESTION);
    await form.getByRole('radio', { name: /^The talent sees this too/ }).check({ force: true });
    await form.getByRole('button', { name: 'Share note' }).click();
    await expect(findNote(page, QUESTION).getByText('Shared')).toBeVisible();
  });

  await test.step('Read and answer the shared note as the provider', async () => {
    const providerPage = await openAs(provider, `/my/talents/${cards.talents[0]!.id}`);
    await providerPage.getByRole('article').getByRole('link', { name: cards.job.title }).click();
    await expect(findNote(providerPage, QUESTION)).toBeVisible();
    await expect(findNote(providerPage, REMINDER)).toHaveCount(0);
    const answer = providerPage.getByRole('form', { name: 'New note' });
    await answer.getByRole('textbox').fill(ANSWER);
    await answer.getByRole('radio', { name: /^The client sees this too/ }).check({ force: true });
    await answer.getByRole('button', { name: 'Share note' }).click();
    await expect(findNote(providerPage, ANSWER).getByText('Shared')).toBeVisible();
  });

  await test.step('Read the answer as the client', async () => {
    await page.reload();
    await expect(findNote(page, ANSWER)).toBeVisible();
    await expect(findNote(page, REMINDER).getByText('Private')).toBeVisible();
  });
});

function findNote(page: Page, text: string) {
  return page.getByRole('complementary').getByRole('listitem').filter({ hasText: text });
}
