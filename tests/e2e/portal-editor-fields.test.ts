import { type FieldRow, fieldRows } from '@crewdock/contract/card-fields';
import { CARD_KINDS, KINDS } from '@crewdock/contract/kinds';
import type { Locator, Page } from '@playwright/test';
import { newJob, newTalent } from './own-cards.ts';
import { newPerson } from '../fixtures/people.ts';
import { field } from './editor.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';
import { CARD_FIELD_LABELS } from '../../portal/src/cards/labels/fieldLabels.ts';

/** Functions that fill a field as a user would, by the field's type. */
const FILL: Record<Exclude<FieldRow['holds'], 'file'>, (page: Page, label: string) => Promise<unknown>> = {
  line: (page, label) => field(page, label).fill(`New ${label}`),
  'optional line': (page, label) =>
    page.getByLabel(label, { exact: true }).and(page.locator('input')).fill(`New ${label}`),
  async 'rich text'(page, label) {
    await field(page, label).fill(`New ${label}`);
  },
  option: (page, label) => page.getByLabel(label, { exact: true }).selectOption({ index: 2 }),
  options: pickFirst,
  async country(page, label) {
    await page.getByRole('combobox', { name: label, exact: true }).fill('Portugal');
    await page.getByRole('option', { name: 'Portugal', exact: true }).click();
  },
  countries: pickFirst,
  flag: (page, label) => page.locator('main label').getByText(label, { exact: true }).click(),
  amount: (page, label) => field(page, label).fill('41'),
  async range(page, label) {
    await field(page, `${label}, from`).fill('41');
    await field(page, `${label}, to`).fill('42');
  },
  async skills(page) {
    const picker = page.getByRole('combobox', { name: 'Add a skill' });
    await picker.fill('Go');
    await picker.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Go', exact: true })).toBeVisible();
  },
  count: (page, label) => field(page, label).fill('7'),
  'optional count': (page, label) => field(page, label).fill('8'),
  async 'time zone'(page, label) {
    await page.getByRole('combobox', { name: label, exact: true }).fill('tokyo');
    await page.getByRole('option', { name: 'Asia/Tokyo', exact: true }).click();
  },
  day: (page, label) => field(page, label).fill('2031-12-03'),
  'notice period': (page, label) => page.getByLabel(label, { exact: true }).selectOption('14'),
  async 'work experience'(page) {
    const job = await added(page, 'job');
    await job.getByLabel('Job title').fill('Engineer');
    await job.getByLabel('Company').fill('Analytical Ltd');
    await job.getByLabel('Start month').selectOption('March');
    await job.getByLabel('Start year').fill('2019');
    await job.getByText('Current job').click();
    await job.getByLabel('Tasks and results').fill('Built engines.');
  },
  async education(page) {
    const school = await added(page, 'school');
    await school.getByRole('textbox', { name: 'School', exact: true }).fill('School of Examples');
    await school.getByLabel('End year').fill('2014');
  },
  async languages(page) {
    const language = await added(page, 'language');
    await language.getByLabel('Language', { exact: true }).selectOption('German');
    await language.getByLabel('Level').selectOption('C1');
  },
  async links(page) {
    const link = await added(page, 'link');
    await link.getByLabel('Address').fill('ada.example.com');
  },
  async questions(page) {
    const question = await added(page, 'question');
    await question.getByRole('textbox', { name: 'Question', exact: true }).fill('Which?');
    await question.getByLabel('Answer', { exact: true }).selectOption('Single choice');
    await question.getByLabel('Choices').fill('This\nThat');
  },
};

/** Adds an entry and returns its fields. */
async function added(page: Page, noun: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^Add an? ${noun}$`) }).click();
  // Typing renames the entry immediately, so it is located by its id.
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: `New ${noun}` }) });
  const id = await entry.getAttribute('data-entry');
  return page.locator(`[data-entry="${id}"]`);
}

async function pickFirst(page: Page, label: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.focus();
  // Waits two frames: a list that opens while the page still scrolls to the field closes again.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await box.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await expect(page.getByRole('list', { name: `${label}, picked` })).toBeVisible();
}

for (const kind of CARD_KINDS) {
  test(`every field of a ${kind} can be edited and is saved`, async ({ openAs }) => {
    const person = await newPerson('Fielda', KINDS[kind].holders[0]);
    const before = await (kind === 'talent' ? newTalent(person) : newJob(person));
    const page = await openAs(person, `/my/${KINDS[kind].own}/${before.id}/edit`);
    const rows = fieldRows(kind).flatMap(({ name, holds }) =>
      holds === 'file' || name === 'is_draft' ? [] : [{ name, label: CARD_FIELD_LABELS[name].text, holds }],
    );
    for (const { label, holds } of rows) await FILL[holds](page, label);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL(`**/my/${KINDS[kind].own}/${before.id}`);
    const { json: after } = await ask(`/${kind}s/${before.id}/`, { token: person.token });
    const was: Record<string, unknown> = { ...before };
    // Without the availability date, which the notice period replaces.
    const rest = rows.filter(({ name }) => name !== 'available_from');
    const same = rest.filter(({ name }) => JSON.stringify(after[name]) === JSON.stringify(was[name]));
    expect(same).toEqual([]);
    const amounts = kind === 'talent' ? { min: 41, max: 41 } : { min: 41, max: 42 };
    expect(after).toMatchObject({ title: 'New Title', hourly_rate: amounts, monthly_rate: amounts });
    if (kind === 'request') return;
    expect(after).toMatchObject({
      work_experience: [
        { company: 'Analytical Ltd', title: 'Engineer', from: '2019-03', to: null, description: 'Built engines.' },
      ],
      education: [{ school: 'School of Examples', degree: '', from: null, to: 2014 }],
      languages: [{ code: 'de', level: 'C1' }],
      links: [{ url: 'https://ada.example.com/', label: null }],
      available_from: null,
      notice_period: 14,
    });
  });
}

test('a notice does not cover the buttons below it', async ({ openAs }) => {
  const person = await newPerson('Notia', 2);
  const { id } = await newTalent(person);
  const page = await openAs(person, `/my/talents/${id}/edit`, { width: 390, height: 844 });
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).hover();
  const notices = (await page.getByRole('region', { name: 'Notices' }).boundingBox())!;
  const bar = (await page.getByRole('group', { name: 'Save' }).boundingBox())!;
  expect(notices.y + notices.height).toBeLessThan(bar.y);
});

test('work experience entries are added, moved and removed with undo, and errors are shown at their field', async ({
  openAs,
}) => {
  const person = await newPerson('Entria', 2);
  const { id } = await newTalent(person);
  const job = (title: string, from: string, to: string | null) => ({ title, company: '', from, to, description: '' });
  const work_experience = [job('Second', '2021-01', null), job('First', '2018-01', '2020-12')];
  await ask(`/talents/${id}/`, { method: 'PATCH', token: person.token, body: { work_experience } });
  const page = await openAs(person, `/my/talents/${id}/edit`, { width: 390, height: 844 });
  const jobs = page.getByRole('list', { name: 'Work experience' });

  await page.getByRole('button', { name: 'Add a job' }).click();
  await jobs.getByLabel('Job title').fill('Third');
  await jobs.getByLabel('Start month').selectOption('March');
  await page.getByRole('button', { name: 'Save changes' }).click();
  // A missing year is reported at its field, which gets the focus.
  const year = jobs.getByLabel('Start year');
  await expect.poll(() => year.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await year.getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: /^Remove Third/ }).click();
  await page.getByRole('button', { name: /^Move Second, .* down$/ }).click();
  await page.getByRole('button', { name: /^Remove First/ }).click();
  await expect(jobs.getByText('First')).toHaveCount(0);
  await expect(page.getByText('First, Jan 2018 to Dec 2020 was removed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(jobs.getByText('First')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(`**/my/talents/${id}`);
  const { json } = await ask(`/talents/${id}/`, { token: person.token });
  expect(json.work_experience).toEqual(work_experience.toReversed());
});

test('a job may have years without months, and is shown so in the editor and on the card', async ({ openAs }) => {
  const person = await newPerson('Yearna', 2);
  const { id } = await newTalent(person);
  await ask(`/talents/${id}/`, { method: 'PATCH', token: person.token, body: { work_experience: [] } });
  const page = await openAs(person, `/my/talents/${id}/edit`, { width: 390, height: 844 });
  const jobs = page.getByRole('list', { name: 'Work experience' });
  await page.getByRole('button', { name: 'Add a job' }).click();
  await jobs.getByLabel('Job title').fill('Engineer');
  await jobs.getByLabel('Start year').fill('2016');
  await jobs.getByLabel('End month').selectOption('May');
  await jobs.getByLabel('End year').fill('2019');
  await jobs.getByLabel('End month').selectOption('No month');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(`**/my/talents/${id}`);
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByText('2016 to 2019 · about 3 yrs')).toBeVisible();
  const { json } = await ask(`/talents/${id}/`, { token: person.token });
  expect(json.work_experience).toMatchObject([{ title: 'Engineer', from: '2016', to: '2019' }]);
  await page.goto(`/my/talents/${id}/edit`);
  await expect(page.getByText('Engineer, 2016 to 2019')).toBeVisible();
});
