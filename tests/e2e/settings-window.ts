import type { Profile } from '@crewdock/contract/profile';
import type { Page } from 'playwright-core';
import { type Look, portalWindows } from './portal-window.ts';
import { type Person, ask, storageOf } from './signed-in.ts';

/** Messages of the console that a refused call brings about. */
export const REFUSED = /Failed to load resource/;

/** Opens windows on somebody's settings, as `portalWindows` does. */
export function settingsWindows() {
  const open = portalWindows();
  return async (person: Person, place: string, look: Look = {}, ...expected: RegExp[]): Promise<Page> => {
    const page = await open({ ...look, options: storageOf(person) }, ...expected);
    await page.goto(`/settings/${place}`);
    return page;
  };
}

export async function profileOf({ token }: Person): Promise<Profile> {
  return (await ask('/profile/', { token })).json;
}

/** Waits until the portal says so. */
export function notice(page: Page, text: string | RegExp): Promise<void> {
  return page.getByRole('log').getByText(text, { exact: true }).waitFor();
}
