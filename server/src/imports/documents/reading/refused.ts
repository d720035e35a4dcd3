/** Thrown for a file that cannot be read. The message is shown to the user. */
export class DocumentRefused extends Error {
  override name = 'DocumentRefused';
}

export function damagedFile(): DocumentRefused {
  return new DocumentRefused('This file is damaged. Open it, save it again and upload that.');
}

export function lockedFile(): DocumentRefused {
  return new DocumentRefused('This file is protected by a password. Save it without one and upload it again.');
}

export function tooManyPages(most: number): DocumentRefused {
  return new DocumentRefused(`This file has more than ${most} pages.`);
}
