import { oneLine } from '../plain-text.ts';
import type { Ending } from './files.ts';

const LONGEST_NAME = 120;

/** What its sender called a document, with the ending that its content has. */
export function documentName(file: File, type: Ending): string {
  const base = oneLine(file.name)
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .toWellFormed();
  return `${[...base].slice(0, LONGEST_NAME).join('').trim() || 'cv'}.${type}`;
}

/** `Content-Disposition` of a file to be saved under this name, also where only ASCII is understood. */
export function attachment(name: string): string {
  const ascii =
    name
      .normalize('NFKD')
      .replaceAll(/[^\w.() -]+/g, '')
      .trim() || 'cv';
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
