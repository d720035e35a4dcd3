import type { TalentDetails } from '@crewdock/contract/cards';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Look, portalWindows } from './portal-window.ts';
import { type Person, ask, storageOf } from './signed-in.ts';

/** Messages of the console that a refused or unsent call brings about. */
export const REFUSED: RegExp = /Failed to load resource/;

/** Opens windows as `portalWindows` does; `openAs` on a screen, in somebody's name. */
export function editorWindows() {
  const open = portalWindows();
  async function openAs(person: Person, path: string, look: Look = {}, ...expected: RegExp[]): Promise<Page> {
    const page = await open({ ...look, options: storageOf(person) }, ...expected);
    await page.goto(path);
    return page;
  }
  return { open, openAs };
}

export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

export function expectValue(box: Locator, value: string): Promise<void> {
  return expect.poll(() => box.inputValue()).toBe(value);
}

/** Of the card whose address this is. */
export function idIn(page: Page): number {
  return Number(/\/(\d+)/.exec(new URL(page.url()).pathname)?.[1]);
}

export async function talentOf(id: number, { token }: Person): Promise<TalentDetails> {
  return (await ask(`/talents/${id}/`, { token })).json;
}
