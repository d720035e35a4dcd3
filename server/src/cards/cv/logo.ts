import sharp from 'sharp';
import { logoBytes } from '../../companies/logo.ts';
import type { CompanyRow } from '../../core/identity/company.ts';
import type { FileStorage } from '../../infra/storage/files.ts';
import type { CvLogo } from './design.ts';

/** Maximum height in pixels. A logo of this height is sharp when printed at the size used in CVs. */
const HEIGHT = 128;
const WIDEST = 8;

/** Loads a company's logo as a PNG for PDFs; null if there is none. */
export async function loadPdfLogo(company: CompanyRow | null, files: FileStorage): Promise<CvLogo | null> {
  const bytes = await logoBytes(company?.logo ?? null, files);
  if (!bytes) return null;
  const { data, info } = await sharp(bytes)
    .resize({ height: HEIGHT, width: HEIGHT * WIDEST, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { source: `data:image/png;base64,${data.toString('base64')}`, ratio: info.width / info.height };
}
