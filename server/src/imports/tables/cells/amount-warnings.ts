import { findCurrency, findNumbers, findRatePeriod } from './amount.ts';
import { normalizeText } from './folded.ts';
import { quoteCellText } from './quoted.ts';
import * as errors from '../../../core/messages/errors/cell.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Returns a fault if the text of an amount is malformed; null if it can be read. */
export function findOddAmount(text: string): string | null {
  const written = normalizeText(text);
  const isOdd =
    findNumbers(text)[0]?.isOdd || NEGATIVE.test(written) || LETTER_FOR_DIGIT.test(written) || /\d\s?%/.test(written);
  return isOdd ? formatMessage(errors.oddNumber, { text: quoteCellText(text) }) : null;
}

/**
 * Returns a warning that names the ignored part of an amount: the end of a range, other amounts, words. Null if nothing
 * is ignored.
 */
export function findAmountRemainder(text: string): string | null {
  const written = normalizeText(text);
  const [first, second, third] = findNumbers(text);
  if (!first) return null;
  if (second) {
    const isRange = !third && RANGE.test(written.slice(first.to, second.from));
    return isRange
      ? formatMessage(errors.amountRange, { text: quoteCellText(text) })
      : formatMessage(errors.severalAmounts, { text: quoteCellText(text) });
  }
  const words = `${written.slice(0, first.from)} ${written.slice(first.to)}`.match(/\p{L}[\p{L}\d'’.]*/gu) ?? [];
  const left = words.map((word) => word.replace(/\.+$/, '')).filter((word) => !isKnown(word));
  return left.length > 0 ? formatMessage(errors.leavesOut, { text: quoteCellText(left.join(' ')) }) : null;
}

const NEGATIVE = /^[\p{Sc}\s]*(?:[a-z]{3}\s*)?[-−]\s*\p{Sc}?\s*\d/u;
/** The letters `O`, `I` and `l` in place of digits: `6O`. */
const LETTER_FOR_DIGIT = /\d[oi](?![\p{L}])|(?<![\p{L}])[oil]\d/u;
const RANGE = /[-–—~/]|\.{2,}|…|(?<!\p{L})(?:to|bis|till|until|do|a|до)(?!\p{L})/u;

/** Words that add no meaning to an amount. */
const USUAL = new Set(
  `per p an a the from upto up to at min max minimum maximum approx about around ca circa od do bis ab von от до c2c w2 c2h
  b2b net gross brutto netto vat plus inc incl rate rates only all in of on us eur usd k and or h m d corp hire`.split(
    /\s+/,
  ),
);

function isKnown(word: string): boolean {
  return (
    word.length < 2 ||
    USUAL.has(word) ||
    findCurrency(word) !== null ||
    findRatePeriod(word, null) !== null ||
    findRatePeriod(`/${word}`, null) !== null
  );
}
