import { DOCUMENT_TYPES } from '@crewdock/contract/fields';

/** Where a ZIP’s list of contents ends: it has a comment of at most 64 KB behind it. */
const END = Buffer.from('PK\u0005\u0006', 'latin1');
const ENTRY = 0x02014b50;
const LONGEST_END = 22 + 65_535;
/** No document names so much. */
const LONGEST_LIST = 1024 * 1024;

/** What a document is by its content, whatever it is called; null for everything but a PDF and a DOCX without macros. Reads its ends alone. */
export async function documentType(file: Blob): Promise<(typeof DOCUMENT_TYPES)[number] | null> {
  const [pdf, docx] = DOCUMENT_TYPES;
  if (await isPdf(file)) return pdf;
  return (await isDocx(file)) ? docx : null;
}

/** Readers allow for some bytes in front of the mark and behind the end. */
async function isPdf(file: Blob): Promise<boolean> {
  const head = await read(file, 0, 8);
  return /^%PDF-[12]\.\d/.test(head.toString('latin1')) && (await read(file, -2048)).includes('%%EOF');
}

async function isDocx(file: Blob): Promise<boolean> {
  if (file.size < 30 || (await read(file, 0, 4)).readUInt32LE(0) !== 0x04034b50) return false;
  const names = await namesIn(file);
  return (
    names.has('[Content_Types].xml') &&
    names.has('word/document.xml') &&
    ![...names].some((name) => /vbaproject/i.test(name))
  );
}

/** The names in a ZIP’s list of contents. */
async function namesIn(file: Blob): Promise<Set<string>> {
  const names = new Set<string>();
  const tail = await read(file, -LONGEST_END);
  const end = tail.lastIndexOf(END);
  if (end < 0 || end + 22 > tail.length) return names;
  const from = tail.readUInt32LE(end + 16);
  const to = file.size - tail.length + end;
  if (from >= to || to - from > LONGEST_LIST) return names;
  const list = await read(file, from, to);
  for (let at = 0; at + 46 <= list.length && list.readUInt32LE(at) === ENTRY;) {
    const length = list.readUInt16LE(at + 28);
    names.add(list.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return names;
}

async function read(file: Blob, from: number, to?: number): Promise<Buffer> {
  return Buffer.from(await file.slice(from, to).arrayBuffer());
}
