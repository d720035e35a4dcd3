import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { newJob } from './own-cards.ts';
import { ask } from '../fixtures/api.ts';
import { newPerson } from '../fixtures/people.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a date is typed or chosen from a calendar by keyboard, and a text that is no date is refused', async ({
  openAs,
}) => {
  const person = await newPerson('Dara', 1);
  const job = await newJob(person);
  const page = await openAs(person, `/my/job/${job.id}/edit`, { width: 390, height: 844 }, REFUSED);
  const field = page.getByLabel('Start', { exact: true });
  const save = page.getByRole('button', { name: 'Save changes' });

  await field.fill('soon');
  await field.press('Tab');
  await expect(page.getByText('Enter a date such as 7 Mar 2026.')).toBeVisible();
  await save.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('soon');

  await field.fill('7 march 2031');
  await field.press('Tab');
  await expect(field).toHaveValue('7 Mar 2031');
  await expect(page.getByText('Enter a date such as 7 Mar 2026.')).toHaveCount(0);

  const open = page.getByRole('button', { name: 'Choose from a calendar: Start' });
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Start', exact: true });
  await expect(calendar.getByRole('heading', { name: 'March 2031' })).toBeVisible();
  await expect(calendar.getByRole('button', { name: /7 March 2031|March 7, 2031/ })).toBeFocused();
  await expectNoFindings(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(field).toHaveValue('8 Mar 2031');
  await expect(open).toBeFocused();
  await expectNothingLost(page);

  await save.click();
  await page.waitForURL(`**/my/job/${job.id}`);
  const { json } = await ask(`/requests/${job.id}/`, { token: person.token });
  expect(json.start_date).toBe('2031-03-08');
});
