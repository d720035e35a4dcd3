import { extname } from 'node:path';
import { getRasterLogoPath } from '../../core/identity/company.ts';

const LONGEST_NAME = 100;
/** Characters that are not allowed in file names on common systems. */
const UNUSUAL = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;

/**
 * Returns the name of a file in an archive: the id, then the uploaded name, with the extension of the stored format.
 */
export function archiveName(id: string, { path, name }: { path: string; name: string }): string {
  const base = name.slice(0, name.length - extname(name).length).toWellFormed();
  const plain = [...base.replace(UNUSUAL, '_')].slice(0, LONGEST_NAME).join('').trim();
  return `${id}${plain && ` ${plain}`}${extname(getRasterLogoPath(path))}`;
}
