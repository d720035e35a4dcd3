import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { newJob } from './own-cards.ts';
import { type Person, newAddress, newPerson } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

const RATE = { kind: 'short', text: 'What is your rate?', is_required: true, choices: [] };
const WHY = { kind: 'long', text: 'What would you build?', is_required: false, choices: [] };
const VISA = { kind: 'yes_no', text: 'Do you need a visa?', is_required: true, choices: [] };
const START = { kind: 'choice', text: 'When can you start?', is_required: false, choices: ['Now', '“In <spring>”'] };

async function asking(questions: object[]) {
  const owner = await newPerson('olga');
  return { owner, job: await newJob(owner, { title: ownTitle(), questions }) };
}

/** A unique title, because tests find jobs in lists by title. */
function ownTitle(): string {
  return `Asking ${randomUUID().slice(0, 8)}`;
}

async function answersFor(owner: Person, job: { id: number }) {
  const { json } = await ask(`/requests/${job.id}/applications/`, { token: owner.token });
  return json.items.map(({ answers }: { answers: { question: string; answer: string }[] }) =>
    answers.map(({ question, answer }) => [question, answer]),
  );
}

async function fillIn(board: Locator): Promise<void> {
  await board.getByLabel('Name').fill('Ada Lovelace');
  await board.getByLabel('Email').fill(newAddress('ada'));
  await board.getByLabel('Why you?').fill('I know engines.');
}

test('a board asks a job’s questions, reports missing answers and changed questions, and loads the code only for such jobs', async ({
  newPage,
  product,
}) => {
  const { owner, job } = await asking([RATE, WHY, VISA, START]);
  const page = await newPage({ viewport: { width: 1200, height: 900 } });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const board = page.locator('crewdock-job-board');
  const plain = await newJob(owner, { title: ownTitle() });
  await page.goto(`${product.partner}/careers.html?jobs.job=${plain.public_id}`);
  await expect(board.getByLabel('Name')).toBeVisible();
  expect(loaded.filter((path) => path.includes('questions'))).toEqual([]);

  await page.goto(`${product.partner}/careers.html?jobs.job=${job.public_id}`);
  await fillIn(board);
  expect(loaded.filter((path) => path.includes('questions'))).toHaveLength(1);
  await board.getByLabel(RATE.text).fill('90 $');
  await board.getByLabel(WHY.text).fill('The mill.');
  await board.getByLabel(START.text).selectOption('“In <spring>”');
  const send = board.getByRole('button', { name: 'Send application' });
  await send.click();
  const visa = board.getByLabel(VISA.text);
  await expect.poll(() => visa.evaluate((field) => field.matches(':focus[aria-invalid=true]'))).toBe(true);
  await expectNoFindings(page);
  await visa.selectOption('No');
  await expect(board.getByText('Please fill this in.')).toHaveCount(0);

  const questions = [WHY, { ...RATE, text: 'What do you cost?' }, VISA];
  await ask(`/requests/${job.id}/`, { method: 'PATCH', token: owner.token, body: { questions } });
  await send.click();
  await expect(board.getByText('The questions for this job have changed.')).toBeVisible();
  expect(await board.getByLabel(WHY.text).inputValue()).toBe('The mill.');
  expect(await visa.inputValue()).toBe('No');
  expect(await board.getByLabel(RATE.text).count()).toBe(0);
  await board.getByLabel('What do you cost?').fill('80 $');
  await send.click();
  await expect(board.getByText('Your application is on its way')).toBeVisible();
  expect(await answersFor(owner, job)).toEqual([
    [
      [WHY.text, 'The mill.'],
      ['What do you cost?', '80 $'],
      [VISA.text, 'No'],
    ],
  ]);
  await expectNothingLost(page);
  await page.context().close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`a server-rendered board asks the questions, with JavaScript: ${javaScriptEnabled}`, async ({
    newPage,
    product,
  }) => {
    const { owner, job } = await asking([RATE, VISA, START]);
    const page = await newPage({ javaScriptEnabled });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const board = page.locator('crewdock-job-board');
    const write = async () => {
      await page.goto(`${product.partner}/server-rendered.html?jobs.job=${job.public_id}`);
      await fillIn(board);
      await board.getByLabel(RATE.text).fill('90 $');
      await board.getByLabel(VISA.text).selectOption('Yes');
    };
    await write();
    if (!javaScriptEnabled) {
      const asked = [{ ...RATE, text: 'What do you cost?' }, VISA, START];
      await ask(`/requests/${job.id}/`, { method: 'PATCH', token: owner.token, body: { questions: asked } });
      await board.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByText(`${RATE.text}: This value isn’t accepted`)).toBeVisible();
      await expect(page.getByText('The questions for this job have changed.')).toBeVisible();
      await expect(page.getByText('90 $', { exact: true })).toBeVisible();
      const before = { questions: [RATE, VISA, START] };
      await ask(`/requests/${job.id}/`, { method: 'PATCH', token: owner.token, body: before });
      await write();
    }
    await board.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Your application is on its way')).toBeVisible();
    expect(await answersFor(owner, job)).toEqual([
      [
        [RATE.text, '90 $'],
        [VISA.text, 'Yes'],
      ],
    ]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
}
