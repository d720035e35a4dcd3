import { brandTheme } from '@crewdock/contract/brand';
import { readFontFile, partsFor } from '../cards/cv/font-parts.ts';
import { logoBytes } from '../companies/logo.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import { escapeHtml } from '../core/text/escape-html.ts';
import type { FileStorage } from '../infra/storage/files.ts';
import { readSize } from '../infra/storage/picture.ts';
import { oneLine } from '../core/text/plain-text.ts';

/** SVG from which a company's icons and previews are rendered. */
export interface Sign {
  svg: string;
  /** Fonts for the text of the SVG. */
  fonts: Uint8Array[];
}

/** For icons: a logo's share of the side length, and the maximum aspect ratio of a logo. */
const ICON_SHARE = 0.72;
const MOST_OBLONG = 1.35;

/**
 * Builds the company's icon: the logo on the company's color if the logo is nearly square, otherwise the first letter
 * of the name.
 */
export async function buildCompanyIcon(company: CompanyRow, files: FileStorage): Promise<Sign> {
  const { surface, text } = colorsOf(company);
  const logo = await pictureOf(company, files);
  const ratio = logo ? logo.width / logo.height : 0;
  const side = 64;
  const background = `<rect width="${side}" height="${side}" fill="${surface}"/>`;
  if (logo && ratio <= MOST_OBLONG && ratio >= 1 / MOST_OBLONG) {
    return { svg: svg(side, side, background + placed(logo, { side, height: side, share: ICON_SHARE })), fonts: [] };
  }
  const [first] = new Intl.Segmenter().segment(oneLine(company.name).toUpperCase());
  const letter = first?.segment ?? '';
  return {
    svg: svg(side, side, background + words(letter, { x: 32, y: 46, size: 40, text })),
    fonts: await fonts(letter),
  };
}

const PREVIEW = { width: 1200, height: 630 };
/** Number of characters of a name that fit on one line at full size. */
const IN_A_LINE = 18;

/** Builds the preview image of links to a company's pages: the logo or the name on the company's color. */
export async function buildPreviewImage(company: CompanyRow, files: FileStorage): Promise<Sign> {
  const { surface, text } = colorsOf(company);
  const logo = await pictureOf(company, files);
  const { width, height } = PREVIEW;
  const background = `<rect width="${width}" height="${height}" fill="${surface}"/>`;
  if (logo)
    return { svg: svg(width, height, background + placed(logo, { side: width, height, share: 0.6 })), fonts: [] };
  const name = oneLine(company.name);
  const size = 110 * Math.min(1, IN_A_LINE / [...name].length);
  const line = words(name, { x: width / 2, y: height / 2 + size / 3, size, text });
  return { svg: svg(width, height, background + line), fonts: await fonts(name) };
}

function colorsOf({ brand_color, font_color }: CompanyRow) {
  const { header, onHeader } = brandTheme(brand_color, font_color).light;
  return { surface: header, text: onHeader };
}

interface Picture {
  address: string;
  width: number;
  height: number;
}

async function pictureOf({ logo }: CompanyRow, files: FileStorage): Promise<Picture | null> {
  const bytes = await logoBytes(logo, files);
  const size = bytes && (await readSize(bytes));
  return size ? { ...size, address: `data:image/png;base64,${bytes.toString('base64')}` } : null;
}

/** Centers a picture and scales it to its maximum share of each side. */
function placed(picture: Picture, { side, height, share }: { side: number; height: number; share: number }): string {
  const scale = Math.min((side * share) / picture.width, (height * share) / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  return `<image x="${(side - w) / 2}" y="${(height - h) / 2}" width="${w}" height="${h}" href="${picture.address}"/>`;
}

function words(of: string, { x, y, size, text }: { x: number; y: number; size: number; text: string }): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="600" text-anchor="middle" fill="${text}">${escapeHtml(of)}</text>`;
}

function svg(width: number, height: number, contents: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${contents}</svg>`;
}

function fonts(text: string): Promise<Uint8Array[]> {
  return Promise.all(partsFor(text).map((part) => readFontFile(part, 600, 'normal')));
}
