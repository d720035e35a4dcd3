import { DOCUMENT_TYPES } from '@crewdock/contract/fields';

/** Where a ZIP’s list of contents ends: it has a comment of at most 64 KB behind it. */
const END = Buffer.from('PK\u0005\u0006', 'latin1');
const ENTRY = 0x02014b50;
const LONGEST_END = 22 + 65_535;

/** What a document is by its content, whatever it is called; null for everything but a PDF and a DOCX without macros. */
export function documentType(bytes: Buffer): (typeof DOCUMENT_TYPES)[number] | null {
  const [pdf, docx] = DOCUMENT_TYPES;
  if (isPdf(bytes)) return pdf;
  return isDocx(bytes) ? docx : null;
}

/** Readers allow for some bytes in front of the mark and behind the end. */
function isPdf(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-2048).includes('%%EOF');
}

function isDocx(bytes: Buffer): boolean {
  if (bytes.length < 30 || bytes.readUInt32LE(0) !== 0x04034b50) return false;
  const names = namesIn(bytes);
  return (
    names.has('[Content_Types].xml') &&
    names.has('word/document.xml') &&
    ![...names].some((name) => /vbaproject/i.test(name))
  );
}

/** The names in a ZIP’s list of contents. */
function namesIn(bytes: Buffer): Set<string> {
  const names = new Set<string>();
  const end = bytes.lastIndexOf(END);
  if (end < bytes.length - LONGEST_END || end < 0 || end + 22 > bytes.length) return names;
  let at = bytes.readUInt32LE(end + 16);
  while (at + 46 <= end && bytes.readUInt32LE(at) === ENTRY) {
    const length = bytes.readUInt16LE(at + 28);
    names.add(bytes.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}
