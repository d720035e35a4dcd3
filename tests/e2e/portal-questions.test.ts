import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { newJob } from './own-cards.ts';
import { newAddress, newPerson } from '../fixtures/people.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { notice } from './notice.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

const ASKED = [
  { kind: 'short', text: 'What is your rate?', is_required: true, choices: [] },
  { kind: 'choice', text: 'When can you start?', is_required: true, choices: ['Now', 'In <spring>'] },
  { kind: 'long', text: 'What would you build first?', is_required: false, choices: [] },
];

test('the owner adds three questions by keyboard, a visitor corrects a missing answer, and the owner reads the answers', async ({
  openPage,
  openAs,
}) => {
  const owner = await newPerson('olga');
  const job = await newJob(owner, { title: 'Mill programmer' });
  const editor = await openAs(owner, `/my/job/${job.id}/edit`);
  const { keyboard } = editor;
  await editor.getByRole('button', { name: 'Add a question' }).focus();
  // The first question is required and has a single line.
  await keyboard.press('Enter');
  await isOn(editor, 'questions.0.text');
  await keyboard.type(ASKED[0]!.text);
  for (const key of ['Tab', 'Tab', 'Space', 'Tab', 'Enter']) await keyboard.press(key);
  await isOn(editor, 'questions.1.text');
  await keyboard.type(ASKED[2]!.text);
  // Pressing the first letter of an option selects it in the native select element.
  for (const key of ['Tab', 'l', 'Tab', 'Tab', 'Enter']) await keyboard.press(key);
  await isOn(editor, 'questions.2.text');
  await keyboard.type(ASKED[1]!.text);
  for (const key of ['Tab', 's', 'Tab']) await keyboard.press(key);
  await isOn(editor, 'questions.2.choices');
  await keyboard.type('Now');
  for (const key of ['Tab', 'Space']) await keyboard.press(key);
  await editor.getByRole('button', { name: 'Save changes' }).click();
  await expect(editor.getByText('Enter at least 2 choices')).toBeVisible();
  await isOn(editor, 'questions.2.choices');
  await keyboard.press('End');
  await keyboard.press('Enter');
  await keyboard.type('In <spring>');
  // Moves the third question before the second.
  await editor.getByRole('button', { name: `Move ${ASKED[1]!.text} up` }).focus();
  await keyboard.press('Enter');
  await expect(editor.getByText(`${ASKED[1]!.text}: 2 of 3.`)).toBeAttached();
  await expectNoFindings(editor);
  await editor.getByRole('button', { name: 'Save changes' }).focus();
  await keyboard.press('Enter');
  await editor.waitForURL(`**/my/job/${job.id}`);
  expect((await ask(`/requests/${job.id}/`)).json.questions).toEqual(ASKED);

  const email = newAddress('vera');
  const visitor = await openPage({}, REFUSED);
  await visitor.goto(job.path);
  await visitor.getByRole('button', { name: 'Apply without an account' }).click();
  const form = visitor.getByRole('dialog', { name: /^Apply for/ });
  await form.getByRole('textbox', { name: 'Name' }).and(visitor.locator(':focus')).fill('Vera Visitor');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Message' }).fill('I know engines.');
  await form.getByRole('textbox', { name: ASKED[0]!.text }).fill('90 $');
  await form.getByRole('textbox', { name: ASKED[2]!.text }).fill('The mill.\nThen <b>the store</b>.');
  const send = form.getByRole('button', { name: 'Send application' });
  await send.click();
  const start = form.getByRole('combobox', { name: ASKED[1]!.text });
  await isOn(visitor, 'answers.1');
  expect(await start.getAttribute('aria-invalid')).toBe('true');
  expect(await form.getByText('Answer this question.').count()).toBe(1);
  await expectNoFindings(visitor);
  await start.selectOption('Now');
  await expect(form.getByText('Answer this question.')).toHaveCount(0);

  // The job's questions change while the form is open: the form reports the change, shows the new questions and keeps
  // all input.
  const asked = [...ASKED.slice(0, 2), { kind: 'yes_no', text: 'May we call you?', is_required: true, choices: [] }];
  await ask(`/requests/${job.id}/`, { method: 'PATCH', token: owner.token, body: { questions: asked } });
  await send.click();
  await expect(form.getByText('The questions for this job have changed.')).toBeVisible();
  expect(await form.getByRole('textbox', { name: ASKED[0]!.text }).inputValue()).toBe('90 $');
  expect(await start.inputValue()).toBe('Now');
  await send.click();
  await isOn(visitor, 'answers.2');
  await form.getByRole('combobox', { name: 'May we call you?' }).selectOption('Yes');
  await ask(`/requests/${job.id}/`, { method: 'PATCH', token: owner.token, body: { questions: ASKED } });
  await send.click();
  await expect(form.getByText('The questions for this job have changed.')).toBeVisible();
  expect(await form.getByRole('textbox', { name: ASKED[2]!.text }).inputValue()).toContain('The mill.');
  await expectNothingLost(visitor);
  await send.click();
  await notice(visitor, 'Your application was sent');

  const mail = await mailTo(owner.email, /Vera Visitor applied/);
  expect(mail.text).toContain(`${ASKED[0]!.text}\n90 $`);
  const page = await openAs(owner, `/my/job/${job.id}?tab=applications`);
  await page.getByRole('link', { name: 'Vera Visitor' }).click();
  const detail = page.getByRole('complementary', { name: 'Vera Visitor' });
  const terms = detail.locator('dt');
  await expect(terms.nth(2)).toBeVisible();
  expect(await terms.allInnerTexts()).toEqual(ASKED.map(({ text }) => text));
  expect(await detail.locator('dd').allInnerTexts()).toEqual(['90 $', 'Now', 'The mill.\nThen <b>the store</b>.']);
  await expectNoFindings(page);
});

function isOn(page: Page, name: string): Promise<unknown> {
  return page.locator(`[name="${name}"]:focus`).waitFor();
}
