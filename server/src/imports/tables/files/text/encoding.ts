import { isUtf8 } from 'node:buffer';
import { ImportRefused } from '../refused.ts';
import { scorePlausibility } from './plausibility.ts';
import * as errors from '../../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../../core/messages/format-message.ts';

const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];
/** Encodings without a signature, most likely first. On a tie, the first encoding wins. */
const LEGACY = ['windows-1252', 'windows-1250', 'windows-1251', 'koi8-r'];
const SAMPLE_BYTES = 256 * 1024;
/** Minimum plausibility of the non-ASCII letters. With a lower score, none of the encodings is correct. */
const PLAUSIBLE = 0.6;

/** Decodes a file after detecting its encoding. Throws `ImportRefused` for invalid UTF-8 and binary content. */
export function decodeText(bytes: Buffer): { text: string; encoding: string } {
  const encoding = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))?.encoding ?? sniffed(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) throw new ImportRefused(formatMessage(errors.notEncoded));
  return { text, encoding };
}

function sniffed(bytes: Buffer): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const wide = wideEncoding(sample);
  if (wide) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  if (isBrokenUtf8(sample)) throw broken();
  const scored = LEGACY.map((encoding) => ({
    encoding,
    score: scorePlausibility(new TextDecoder(encoding).decode(sample)),
  }));
  const best = scored.reduce((first, next) => (next.score > first.score ? next : first));
  if (best.score < PLAUSIBLE) throw broken();
  return best.encoding;
}

/** Detects UTF-16 without a byte order mark: for ASCII characters, every other byte is zero. */
function wideEncoding(sample: Buffer): string | null {
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]! += 1;
  if (sample.length % 2 === 1) return null;
  const most = sample.length / 2;
  if (zeros[1]! > most * 0.2 && zeros[0]! < most * 0.02) return 'utf-16le';
  if (zeros[0]! > most * 0.2 && zeros[1]! < most * 0.02) return 'utf-16be';
  return null;
}

/** Whether the file is UTF-8 with some damaged bytes: most non-ASCII characters are valid UTF-8. */
function isBrokenUtf8(sample: Buffer): boolean {
  const text = new TextDecoder('utf-8').decode(sample);
  const lost = text.match(/\uFFFD/g)?.length ?? 0;
  const whole = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  return whole > lost;
}

function broken(): ImportRefused {
  return new ImportRefused(formatMessage(errors.brokenLetters));
}
