import { FILE_NAME_MAX } from '@crewdock/contract/limits';
import { oneLine } from '../plain-text.ts';
import { ENDINGS, type FileType } from './path.ts';

const LONGEST_NAME = 120;

/** What its sender called a document, with the ending that its content has. */
export function documentName(file: File, type: FileType): string {
  const base = baseOf(file).replace(/\.[^.]*$/, '');
  return `${[...base].slice(0, LONGEST_NAME).join('').trim() || 'cv'}.${ENDINGS[type]}`;
}

/** What its sender called it, with the ending that they gave it; of a long one the end. */
export function givenName(file: File, nameless: string): string {
  return [...baseOf(file)].slice(-FILE_NAME_MAX).join('').trim() || nameless;
}

/** Without its folders. */
function baseOf({ name }: File): string {
  return oneLine(name)
    .replace(/^.*[\\/]/, '')
    .toWellFormed();
}
