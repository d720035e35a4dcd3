import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Company } from '../../platform/company.ts';
import { demoFile } from '../../platform/http/static-files.ts';
import type { Logo } from './design.ts';

/** Pixels: sharp in print at the size that CVs show it in. */
const HEIGHT = 128;
const WIDEST = 8;

/** A company’s logo as PDFs hold pictures; null where there is none that lies here, because nothing is fetched from elsewhere. */
export async function logoOf(company: Company | null): Promise<Logo | null> {
  // Drawings aren’t read where strangers’ files are: each has a picture beside it.
  const file = company?.logo && demoFile(company.logo.replace(/\.svg$/, '.png'));
  const bytes = file && (await readFile(file).catch(() => null));
  if (!bytes) return null;
  const { data, info } = await sharp(bytes)
    .resize({ height: HEIGHT, width: HEIGHT * WIDEST, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { source: `data:image/png;base64,${data.toString('base64')}`, ratio: info.width / info.height };
}
