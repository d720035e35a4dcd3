import { SHARED_CHARACTERS_MAX } from '../limits.ts';
import { ImportRefused } from '../refused.ts';
import { readXml } from '../xml.ts';
import type { Zip } from '../zip.ts';
import * as errors from '../../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../../core/messages/format-message.ts';

const PART = 'xl/sharedStrings.xml';

/** Reads the table of shared strings. Cells refer to a shared string by its index. */
export async function sharedStrings(zip: Zip): Promise<string[]> {
  const strings: string[] = [];
  if (!zip.has(PART)) return strings;
  let open = '';
  let isText = false;
  let phonetic = 0;
  let characters = 0;
  await readXml(await zip.stream(PART), {
    open(name) {
      if (name === 'si') open = '';
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') phonetic -= 1;
      if (name !== 'si') return;
      characters += open.length;
      if (characters > SHARED_CHARACTERS_MAX) throw new ImportRefused(formatMessage(errors.tooMuchText));
      strings.push(open);
    },
    text(text) {
      if (isText) open += text;
    },
  });
  return strings;
}
