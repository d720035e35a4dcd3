import { atom } from 'nanostores';
import { browserStorage } from '../browser/storage.ts';

/** Account type: 1 client, 2 talent provider, 3 remote developer. */
export type AppType = 1 | 2 | 3;

const KEY = 'selectedTypeApp';

/** The visitor's likely account type, inferred from the visited market; null if unknown. */
export const $appType = atom<AppType | null>(stored());

export function selectAppType(type: AppType): void {
  $appType.set(type);
  browserStorage.set(KEY, String(type));
}

function stored(): AppType | null {
  const value = Number(browserStorage.get(KEY));
  return value === 1 || value === 2 || value === 3 ? value : null;
}
