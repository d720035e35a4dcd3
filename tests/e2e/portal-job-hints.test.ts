import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { newJob } from './own-cards.ts';
import { newPerson } from '../fixtures/people.ts';
import { field } from './editor.ts';
import { expect, test } from '../fixtures/test.ts';

test('a job’s text is checked for exclusionary wording and job board requirements while it is typed', async ({
  openAs,
}) => {
  const person = await newPerson('Hinta', 1);
  const { id } = await newJob(person);
  const page = await openAs(person, `/my/job/${id}/edit`, { width: 390, height: 844 });
  await field(page, 'Title').fill('Young REACT developer');
  await field(page, 'Summary').fill('We look for a rockstar.');
  const hints = page.getByRole('region', { name: 'Check before publishing' });
  await expect(hints.getByText('“young”: may discourage older people')).toBeVisible();
  await expect(hints.getByText('“rockstar”: discourages women')).toBeVisible();
  await expect(hints.getByText('Job boards need a summary of at least 100 characters.')).toBeVisible();
  await expectNoFindings(page);
  await expectNothingLost(page);
  await field(page, 'Title').fill('React developer');
  await field(page, 'Summary').fill(
    `We look for somebody who knows React well, ${'and who tests what they write, '.repeat(4)}`,
  );
  await expect(hints.getByText(/young|rockstar|need a summary/)).toHaveCount(0);
});
