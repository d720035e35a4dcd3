import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { Page } from '@playwright/test';
import { type Person } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';

const SKILLS = [{ id: 1, experience: 4, is_main: true }];

/** Creates a published talent of this person. */
export function newTalent({ token }: Person, fields: object = {}): Promise<TalentDetails> {
  const body = {
    name: 'Ada Lovelace',
    title: 'Analyst',
    summary: '<p>Writes programs.</p>',
    skills: SKILLS,
    ...fields,
  };
  return made(ask('/talents/', { method: 'POST', token, body }));
}

/** Creates a published job of this person. */
export function newJob({ token }: Person, fields: object = {}): Promise<RequestDetails> {
  const body = { title: 'Engine programmer', company_name: 'Analytical Ltd', skills: SKILLS, ...fields };
  return made(ask('/requests/', { method: 'POST', token, body }));
}

/** Fills in and submits the visible sign-in form. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function made(answer: ReturnType<typeof ask>) {
  const { status, text, json } = await answer;
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return json;
}
