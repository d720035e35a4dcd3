import { FILE_NAME_MAX } from '@crewdock/contract/limits';
import { oneLine } from '../../core/text/plain-text.ts';
import { STORED_FILE_EXTENSIONS, type FileType } from './path.ts';

const LONGEST_NAME = 120;

/** Returns the original file name, truncated, with the extension of the detected type. */
export function documentName(file: File, type: FileType): string {
  const base = baseOf(file).replace(/\.[^.]*$/, '');
  return `${[...base].slice(0, LONGEST_NAME).join('').trim() || 'cv'}.${STORED_FILE_EXTENSIONS[type]}`;
}

/** Returns the original file name with its own extension. Only the end of a long name is kept. */
export function givenName(file: File, nameless: string): string {
  return [...baseOf(file)].slice(-FILE_NAME_MAX).join('').trim() || nameless;
}

/** Returns the file name without directories. */
function baseOf({ name }: File): string {
  return oneLine(name)
    .replace(/^.*[\\/]/, '')
    .toWellFormed();
}
