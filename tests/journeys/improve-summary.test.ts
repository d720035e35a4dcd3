import { newJob, newTalent } from '../e2e/own-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { createUniqueWord } from './matching-cards.ts';

test('a provider reviews and saves an improved summary of a talent for a job', async ({
  openPage,
  openAs,
  client,
  provider,
}) => {
  const skill = `Weaving ${createUniqueWord()}`;
  const job = await newJob(client, {
    title: 'Loom engineer',
    skills: [{ name: skill, experience: 3, is_main: true }],
  });
  const talent = await newTalent(provider, {
    name: 'Ada Weaver',
    summary: '<p>Writes programs. Likes tea.</p>',
    skills: [{ name: skill, experience: 5, is_main: true }],
  });
  const addition = `5 years of experience with ${skill}.`;
  const page = await openAs(provider, `/my/talents/${talent.id}`);
  const dialog = page.getByRole('dialog', { name: 'Improve the summary' });
  const match = page.getByRole('complementary');

  await test.step('Request a better summary for a match', async () => {
    await page.getByRole('link', { name: 'Show matches' }).click();
    await page.getByRole('link', { name: job.title }).click();
    await match.getByRole('button', { name: 'Improve the summary' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: addition })).toContainText(
      `The job asks for ${skill}, 3 years`,
    );
  });

  await test.step('Leave out a sentence and save the summary', async () => {
    const sentence = dialog.getByRole('listitem').filter({ hasText: 'Likes tea.' }).getByRole('checkbox');
    await sentence.press('Space');
    await expect(sentence).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Use this summary' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('Read the new summary on the public page', async () => {
    const visitor = await openPage();
    await visitor.goto(talent.path);
    await expect(visitor.getByText(addition)).toBeVisible();
    await expect(visitor.getByText('Writes programs.')).toBeVisible();
    await expect(visitor.getByText('Likes tea.')).toHaveCount(0);
  });
});
