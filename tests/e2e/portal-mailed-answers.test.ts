import type { Page } from '@playwright/test';
import { expectNoFindings } from './accessibility.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { type Person, storageOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { proposeAll, statusesOf, workGround } from './work-ground.ts';

test('the Confirm button of a proposal’s email asks once, after sign-in, and confirms', async ({ openPage }) => {
  const ground = await workGround();
  await proposeAll(ground);
  const page = await openPage({ width: 390, height: 844 });
  await page.goto(await answerLink(ground.client, 'confirm'));
  await signInAt(page, ground.client);
  const dialog = page.getByRole('dialog', { name: 'Confirm this proposal?' });
  await expect(dialog.getByText(ground.talents[0]!.name)).toBeVisible();
  await expectNoFindings(page);
  expect(await statusesOf(ground)).toEqual({ Ada: 'proposed' });
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'confirmed' });
  expect(page.url()).not.toContain('answer=');
});

test('the Reject button of a proposal’s email opens the dialog with the reasons, and a later click says that it was answered', async ({
  openPage,
}) => {
  const ground = await workGround();
  await proposeAll(ground);
  const page = await openPage({ options: storageOf(ground.client) });
  const link = await answerLink(ground.client, 'reject');
  await page.goto(link);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Skills don’t fit').click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'rejected' });
  await page.goto(link);
  await expect(page.getByText(`${ground.talents[0]!.name} was already answered`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

async function answerLink(person: Person, answer: 'confirm' | 'reject'): Promise<string> {
  const { text } = await mailTo(person.email, /was proposed for/);
  return new RegExp(`http\\S+&answer=${answer}`).exec(text)![0];
}

async function signInAt(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}
