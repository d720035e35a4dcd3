import type { TalentDetails } from '@crewdock/contract/cards';
import { expect, type Locator, type Page } from '@playwright/test';
import { ask } from '../fixtures/api.ts';
import type { Person } from '../fixtures/people.ts';

export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

export function expectValue(box: Locator, value: string): Promise<void> {
  return expect(box).toHaveValue(value);
}

export function idIn(page: Page): number {
  return Number(/\/(\d+)/.exec(new URL(page.url()).pathname)?.[1]);
}

export async function talentOf(id: number, { token }: Person): Promise<TalentDetails> {
  return (await ask(`/talents/${id}/`, { token })).json;
}
