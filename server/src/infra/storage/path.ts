import { randomBytes } from 'node:crypto';

/** File extensions by media type, for generated pictures and for uploaded documents and tables. */
export const STORED_FILE_EXTENSIONS = {
  'image/webp': 'webp',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'text/csv': 'csv',
  'application/zip': 'zip',
  /** Uploads whose type is detected only when they are read. */
  'application/octet-stream': 'bin',
} as const;
export type FileType = keyof typeof STORED_FILE_EXTENSIONS;

const PREFIX = '/files/';
const KEY = /^[A-Za-z0-9_-]{22}\.[a-z0-9]+$/;

/** Generates an unguessable path that has never been used before. */
export function newPath(type: FileType): string {
  return toStoragePath(`${randomBytes(16).toString('base64url')}.${STORED_FILE_EXTENSIONS[type]}`);
}

/** Returns the key of a path in the store; null for other paths, such as paths of demo pictures. */
export function toStorageKey(path: string): string | null {
  const key = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  return KEY.test(key) ? key : null;
}

export function toStoragePath(key: string): string {
  return PREFIX + key;
}
