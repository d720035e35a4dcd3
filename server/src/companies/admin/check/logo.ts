import { brandTheme, getContrastRatio } from '@crewdock/contract/brand';
import type { CheckFinding } from '@crewdock/contract/company-check';
import sharp from 'sharp';
import { logoBytes } from '../../logo.ts';
import type { CompanyRow } from '../../../core/identity/company.ts';
import type { FileStorage } from '../../../infra/storage/files.ts';
import { readSize } from '../../../infra/storage/picture.ts';
import { SETTINGS } from './mend.ts';

/** Height in pixels that a header logo needs on 2x screens. */
const SHARP_HEIGHT = 64;
/** Minimum share of the logo's opaque pixels that must contrast with the background. */
const SEEN_SHARE = 0.2;
const SEEN_CONTRAST = 3;
/** Alpha value from which a pixel counts as opaque. */
const OPAQUE = 128;

/** Reports a missing or blurred logo, and a logo that is not visible on the header. */
export async function badLogos(company: CompanyRow, files: FileStorage): Promise<CheckFinding[]> {
  const place = { kind: 'settings', label: 'Logo', path: null } as const;
  const mend = SETTINGS.logo;
  const { header } = brandTheme(company.brand_color, company.font_color).light;
  const told = (message: string, path: string | null): CheckFinding => ({
    check: 'logo',
    message,
    place,
    sample: path === null ? null : { kind: 'picture', path, surface: header },
    mend,
  });
  const findings: CheckFinding[] = [];
  if (!company.logo) findings.push(told('There is no logo: the name stands in its place.', null));
  for (const [path, name] of [
    [company.logo, 'The logo'],
    [company.logo_dark, 'The logo in dark colors'],
  ] as const) {
    const bytes = path && (await logoBytes(path, files));
    const size = bytes && (await readSize(bytes));
    if (!path) continue;
    if (!size) findings.push(told(`${name} can’t be read: choose it anew.`, null));
    else if (size.height < SHARP_HEIGHT) {
      findings.push(
        told(`${name} is ${size.height} pixels high: below ${SHARP_HEIGHT} it is blurred on sharp screens.`, path),
      );
    }
    if (size && bytes && (await seenShare(bytes, header)) < SEEN_SHARE) {
      findings.push(told(`${name} is hard to distinguish from the brand color behind it.`, path));
    }
  }
  return findings;
}

/** Computes the share of opaque pixels that contrast with a background color, 0 to 1. */
async function seenShare(bytes: Buffer, surface: string): Promise<number> {
  const { data } = await sharp(bytes)
    .resize(96, 96, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [painted, seen] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < OPAQUE) continue;
    painted++;
    const color = `#${data.toString('hex', at, at + 3)}`;
    if (getContrastRatio(surface, color) >= SEEN_CONTRAST) seen++;
  }
  return painted === 0 ? 0 : seen / painted;
}
