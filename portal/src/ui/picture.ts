import { PICTURE_MAX_BYTES, megabytes } from '@crewdock/contract/limits';

/** What the server takes, as a file chooser asks for it. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Why a file can't be a picture here, or null. The server looks at its contents, too. */
export function pictureProblem(file: File): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return 'Choose a JPEG, PNG, WebP, AVIF or GIF';
  if (file.size > PICTURE_MAX_BYTES) return `Choose a picture of at most ${megabytes(PICTURE_MAX_BYTES)}`;
  return null;
}

/** The file as an address that the page's policy lets a picture have. */
export function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsDataURL(file);
  });
}

/** A picture that is shown, as a file, to be put back when its removal is undone. */
export async function pictureFile(address: string): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new File([await canvas.convertToBlob()], 'picture.png', { type: 'image/png' });
}
