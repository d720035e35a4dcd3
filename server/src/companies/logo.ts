import { PICTURE_MAX_BYTES } from '@crewdock/contract/limits';
import { readFile } from 'node:fs/promises';
import { type CompanyRow, getRasterLogoPath } from '../core/identity/company.ts';
import type { FileStorage } from '../infra/storage/files.ts';
import type { Purpose } from '../infra/storage/purpose.ts';
import { demoFile } from '../infra/http/static-files.ts';

const shown = { maxBytes: PICTURE_MAX_BYTES, isPublic: true } as const;

/** File purposes of the logos for light and for dark pages. */
export const logoPurposes = {
  light: { ...shown, name: 'company-logo', namedIn: 'company.logo' },
  dark: { ...shown, name: 'company-logo-dark', namedIn: 'company.logo_dark' },
} as const satisfies Record<string, Purpose>;

/** Loads a logo as PNG. Null if there is no logo or if it is not stored here, because external URLs are not fetched. */
export async function logoBytes(path: CompanyRow['logo'], files: FileStorage): Promise<Buffer | null> {
  if (!path) return null;
  const file = demoFile(getRasterLogoPath(path));
  return file ? readFile(file).catch(() => null) : files.get(path);
}
