import { brandTheme, getContrastRatio } from '@crewdock/contract/brand';
import type { CheckFinding } from '@crewdock/contract/company-check';
import sharp from 'sharp';
import { logoBytes } from '../../logo.ts';
import type { CompanyRow } from '../../../core/identity/company.ts';
import type { FileStorage } from '../../../infra/storage/files.ts';
import { readSize } from '../../../infra/storage/picture.ts';
import { SETTINGS } from './mend.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as messages from '../../../core/messages/company-check.ts';

/** Height in pixels that a header logo needs on 2x screens. */
const SHARP_HEIGHT = 64;
/** Minimum share of the logo's opaque pixels that must contrast with the background. */
const SEEN_SHARE = 0.2;
const SEEN_CONTRAST = 3;
/** Alpha value from which a pixel counts as opaque. */
const OPAQUE = 128;

/** Reports a missing or blurred logo, and a logo that is not visible on the header. */
export async function badLogos(company: CompanyRow, files: FileStorage): Promise<CheckFinding[]> {
  const place = { kind: 'settings', label: formatMessage(messages.logoPlace), path: null } as const;
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
  if (!company.logo) findings.push(told(formatMessage(messages.noLogo), null));
  for (const [path, name] of [
    [company.logo, messages.logo],
    [company.logo_dark, messages.darkLogo],
  ] as const) {
    const bytes = path && (await logoBytes(path, files));
    const size = bytes && (await readSize(bytes));
    if (!path) continue;
    const logo = formatMessage(name);
    if (!size) findings.push(told(formatMessage(messages.unreadableLogo, { logo }), null));
    else if (size.height < SHARP_HEIGHT) {
      findings.push(told(formatMessage(messages.smallLogo, { logo, height: size.height, least: SHARP_HEIGHT }), path));
    }
    if (size && bytes && (await seenShare(bytes, header)) < SEEN_SHARE) {
      findings.push(told(formatMessage(messages.invisibleLogo, { logo }), path));
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
