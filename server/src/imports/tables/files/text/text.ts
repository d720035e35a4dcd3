import { readFile } from 'node:fs/promises';
import type { ReadFile, TableReadingTask } from '../read.ts';
import { ImportRefused } from '../refused.ts';
import { readAligned } from './aligned.ts';
import { exactDelimiter, readDelimited } from './delimited.ts';
import { decodeText } from './encoding.ts';
import { readHotlist } from './hotlist.ts';
import { readPageTables } from './page.ts';
import * as errors from '../../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../../core/messages/format-message.ts';

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const SAMPLE_CHARACTERS = 64 * 1024;

/** Reads a text file: a web page, an aligned table, a list of people, or delimited values. */
export async function readText({ path, output }: TableReadingTask): Promise<ReadFile> {
  const bytes = await readFile(path);
  const { text, encoding } = decodeText(bytes);
  // A UTF-8 byte order mark shows that a program wrote the file, for example our exports. Such a file is read with an
  // exact delimiter only, so that its values cannot make it look like a web page or an aligned table.
  const delimiter = bytes.subarray(0, UTF8_MARK.length).equals(UTF8_MARK) ? exactDelimiter(text) : null;
  if (delimiter !== null) return readDelimited(text, output, delimiter);
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  refuseOthers(sample);
  const notes = encoding === 'utf-8' ? [] : [formatMessage(errors.encoding, { encoding })];
  const read = /<table[\s>]/i.test(text.slice(0, SAMPLE_CHARACTERS * 16))
    ? readPageTables(text, output)
    : (readAligned(text, output) ?? readHotlist(text, output) ?? readDelimited(text, output));
  return { tables: read.tables, notes: [...notes, ...read.notes] };
}

function refuseOthers(sample: string): void {
  if (/urn:schemas-microsoft-com:office:spreadsheet/.test(sample)) {
    throw new ImportRefused(formatMessage(errors.xmlWorkbook));
  }
  if (/^\s*<(\?xml|!doctype|html|svg)/i.test(sample) && !/<table[\s>]/i.test(sample)) {
    throw new ImportRefused(formatMessage(errors.noTable));
  }
}
