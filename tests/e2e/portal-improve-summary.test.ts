import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { storageOf } from '../fixtures/people.ts';
import { workGround } from './work-ground.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('a provider reviews an improved summary on a phone, removes a sentence, applies it and undoes it', async ({
  openPage,
}) => {
  const { provider, job, talents, mark } = await workGround();
  const ada = talents[0]!;
  const of = () => ask(`/talents/${ada.id}/`, { token: provider.token });
  const summary = async () => (await of()).json.summary;
  const body = { summary: '<p>Writes <strong>programs</strong>. Likes tea.</p><p>TBD</p>' };
  await ask(`/talents/${ada.id}/`, { method: 'PATCH', token: provider.token, body });

  const look = { width: 390, height: 844, options: storageOf(provider) };
  const page = await openPage(look, /Failed to load resource/);
  await page.goto(`/my/talents/${ada.id}`);
  await page.getByRole('link', { name: 'Show matches' }).click();
  await page.getByRole('link', { name: job.title }).click();
  const match = page.getByRole('complementary');

  // The first request fails and the retry succeeds.
  await page.route('**/api/ai/explain_match/**/improvement/', (route) => route.fulfill({ status: 500, body: '{}' }));
  const improve = match.getByRole('button', { name: 'Improve the summary' });
  await improve.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Improve the summary' });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/ai/explain_match/**/improvement/');
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');

  const sentence = (text: string) => dialog.getByRole('listitem').filter({ hasText: text });
  const tick = (text: string) => sentence(text).getByRole('checkbox');
  const added = `5 years of experience with Weaving ${mark}.`;
  await expect(sentence(added).getByText(`Skills: Weaving ${mark}, 5 years`)).toBeVisible();
  await expect(sentence(added).getByText(`The job asks for Weaving ${mark}, 3 years`)).toBeVisible();
  await expect(sentence('TBD').getByText('Current summary: No content.')).toBeVisible();
  expect(await Promise.all(['Writes programs.', 'TBD', added].map((text) => tick(text).isChecked()))).toEqual([
    true,
    false,
    true,
  ]);
  await expectNoFindings(page);

  await tick('Likes tea.').press('Space');
  expect(await summary()).toBe(body.summary);
  await dialog.getByRole('button', { name: 'Use this summary' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  expect(await summary()).toBe(`<p>Writes <strong>programs</strong>.</p><p>${added}</p>`);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Previous summary restored')).toBeVisible();
  expect(await summary()).toBe(body.summary);

  // A summary that mentions everything the job requires cannot be improved.
  const whole = { summary: `<p>Loves Weaving ${mark}.</p>` };
  await ask(`/talents/${ada.id}/`, { method: 'PATCH', token: provider.token, body: whole });
  await improve.press('Enter');
  await expect(dialog.getByText(/^Nothing can be improved/)).toBeVisible();
  await expectNothingLost(page);
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
  await expect(dialog).toHaveCount(0);
});
