import { oneLine } from '../plain-text.ts';
import { ENDINGS, type FileType } from './path.ts';

const LONGEST_NAME = 120;

/** What its sender called a document, with the ending that its content has. */
export function documentName(file: File, type: FileType): string {
  const base = oneLine(file.name)
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .toWellFormed();
  return `${[...base].slice(0, LONGEST_NAME).join('').trim() || 'cv'}.${ENDINGS[type]}`;
}
