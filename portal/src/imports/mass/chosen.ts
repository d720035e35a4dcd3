import type { CardKind } from '@crewdock/contract/kinds';
import { MASS_IMPORT_FILES_MAX, formatMegabytes, RESUME_MAX_BYTES } from '@crewdock/contract/limits';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { filesInZip } from './zip.ts';

/** Chosen or dropped files, and their common folder. */
export interface Given {
  folder?: string | undefined;
  files: readonly File[];
}

/** Files to upload, the name of the import, and the files that are not accepted. */
export interface Chosen {
  name: string;
  files: File[];
  left: LeftOutFile[];
}

export interface LeftOutFile {
  /** A sentence with the name of the file. */
  why: string;
}

const FILE_ENDINGS = ['.pdf', '.docx', '.odt', '.rtf', '.html', '.htm', '.txt', '.png', '.jpg', '.jpeg'];
export const ACCEPTED_EXTENSIONS = [...FILE_ENDINGS, '.zip'];

/**
 * Returns the files that can become cards of a kind, including files in archives. Empty, too large and unsupported
 * files are not accepted, each with a reason.
 */
export async function chosenFrom(
  kind: CardKind,
  { folder, files: given }: Given,
  max: number = MASS_IMPORT_FILES_MAX,
): Promise<Chosen> {
  const files: File[] = [];
  const left: LeftOutFile[] = [];
  for (const file of given) {
    if (isHidden(file.name)) continue;
    for await (const each of opened(file)) {
      const why = 'why' in each ? each.why : (faultOf(kind, each) ?? (await crowdedOut(each, files, max)));
      if (why === null) files.push(each as File);
      else left.push({ why });
    }
  }
  const only = given.length === 1 ? given[0]!.name : undefined;
  return { name: folder ?? only ?? t(messages.importName, { kind, count: files.length }), files, left };
}

/** Returns the files of a file or folder input. */
export function filesChosen(list: FileList): Given {
  const files = [...list];
  return { files, folder: files[0]?.webkitRelativePath.split('/')[0] || undefined };
}

/** Returns the dropped files, including the contents of folders. Must be called within the drop event. */
export async function filesDropped({ items }: DataTransfer): Promise<Given> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const folder = entries.length === 1 && entries[0]!.isDirectory ? entries[0]!.name : undefined;
  return { folder, files: (await Promise.all(entries.map(filesBelow))).flat() };
}

async function* opened(file: File): AsyncGenerator<File | LeftOutFile> {
  if (!/\.zip$/i.test(file.name)) return yield file;
  try {
    yield* filesInZip(file, (name) => !isHidden(name) && isRead(name));
  } catch {
    yield { why: t(messages.archiveUnreadable, { file: file.name }) };
  }
}

function faultOf(kind: CardKind, { name, size }: File): string | null {
  if (!isRead(name)) return t(messages.wrongType, { kind, file: name });
  if (size === 0) return t(messages.fileEmpty, { file: name });
  if (size <= RESUME_MAX_BYTES) return null;
  return t(messages.fileTooLarge, { file: name, size: formatMegabytes(RESUME_MAX_BYTES) });
}

/**
 * Returns why a file is not accepted, or null. Duplicates are not accepted, because the server stores a file once and
 * would never receive the announced number of files.
 */
async function crowdedOut(file: File, taken: readonly File[], max: number): Promise<string | null> {
  for (const other of taken) {
    if (await isSame(file, other)) return t(messages.fileRepeated, { file: file.name, other: other.name });
  }
  return taken.length < max ? null : t(messages.tooManyFiles, { file: file.name, max });
}

async function isSame(file: File, other: File): Promise<boolean> {
  if (file.size !== other.size) return false;
  const [own, others] = (await Promise.all([file.arrayBuffer(), other.arrayBuffer()])).map(
    (read) => new Uint8Array(read),
  );
  return own!.every((byte, at) => byte === others![at]);
}

function isRead(name: string): boolean {
  return FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}

/** Whether the path belongs to a hidden file or a system file. */
function isHidden(path: string): boolean {
  return /(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/.test(path);
}

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  for (;;) {
    // Browsers return at most a hundred entries per call.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0) return files;
    for (const each of entries) files.push(...(await filesBelow(each)));
  }
}
