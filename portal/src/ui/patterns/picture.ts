import { PICTURE_MAX_BYTES, formatMegabytes } from '@crewdock/contract/limits';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

/** MIME types that the server accepts, for the file chooser. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Returns why a file can't be used as a picture, or null. The server also checks the contents. */
export function pictureProblem(file: File): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return t(messages.pictureWrongType);
  if (file.size > PICTURE_MAX_BYTES) return t(messages.pictureTooLarge, { size: formatMegabytes(PICTURE_MAX_BYTES) });
  return null;
}

/** Reads the file as a data: URL, which the page's Content Security Policy allows for pictures. */
export function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsDataURL(file);
  });
}

/** Reads a displayed picture into a file, so that undo can upload it again after its removal. */
export async function pictureFile(address: string): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new File([await canvas.convertToBlob()], 'picture.png', { type: 'image/png' });
}
