import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { editorWindows, field } from './editor-window.ts';
import { newJob } from './own-cards.ts';
import { newPerson } from './signed-in.ts';

const { openAs } = editorWindows();

test('a job’s text is held against words that keep people away and what job boards ask for, while it is typed', async () => {
  const person = await newPerson('Hinta', 1);
  const { id } = await newJob(person);
  const page = await openAs(person, `/my/job/${id}/edit`, { width: 390, height: 844 });
  await field(page, 'Title').fill('Young REACT developer');
  await field(page, 'Summary').fill('We look for a rockstar.');
  const hints = page.getByRole('region', { name: 'Worth another look' });
  await hints.getByText('“young”: may keep older people away').waitFor();
  await hints.getByText('“rockstar”: fewer women answer to').waitFor();
  await hints.getByText('“Summary” must tell of the work in 100 characters at least.').waitFor();
  await expectNoFindings(page);
  await expectNothingLost(page);
  await field(page, 'Title').fill('React developer');
  await field(page, 'Summary').fill(
    `We look for somebody who knows React well, ${'and who tests what they write, '.repeat(4)}`,
  );
  await expect.poll(() => hints.getByText(/young|rockstar|Summary/).count()).toBe(0);
});
