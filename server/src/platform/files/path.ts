import { randomBytes } from 'node:crypto';

/** What is stored, by its media type, with its ending: pictures that we have made ourselves, documents and tables as they were given. */
export const ENDINGS = {
  'image/webp': 'webp',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'text/csv': 'csv',
  'application/zip': 'zip',
  /** What its reader finds out. */
  'application/octet-stream': 'bin',
} as const;
export type FileType = keyof typeof ENDINGS;

const PREFIX = '/files/';
const KEY = /^[A-Za-z0-9_-]{22}\.[a-z0-9]+$/;

/** A path that nobody can guess and that is never used again. */
export function newPath(type: FileType): string {
  return pathOf(`${randomBytes(16).toString('base64url')}.${ENDINGS[type]}`);
}

/** What a file is called in the store; null of what is no file of ours, such as a picture of the demo. */
export function keyOf(path: string): string | null {
  const key = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  return KEY.test(key) ? key : null;
}

export function pathOf(key: string): string {
  return PREFIX + key;
}
