import { type Bits, addAll, difference, isEmpty, keepCommon } from './bits.ts';
import { emptyScratch, scratchCopy } from './scratch.ts';

/** A number for every slot, in binary: the n-th of the digits holds the slots whose number has the bit worth 2 ** n. */
export type Digits = Bits[];

/** Adds 2 ** power to the number of every slot in `bits`: a word of slots at a time. */
export function addTo(digits: Digits, bits: Bits, power: number): void {
  let carry = bits;
  for (let at = power; !isEmpty(carry); at++) {
    while (digits.length <= at) digits.push(emptyScratch(bits.length));
    const digit = digits[at]!;
    const next = scratchCopy(carry);
    keepCommon(next, digit);
    for (let word = 0; word < digit.length; word++) digit[word]! ^= carry[word]!;
    carry = next;
  }
}

/** The slots of `bits` whose number is `least` or more. */
export function atLeast(digits: Digits, least: number, bits: Bits): Bits {
  const more = emptyScratch(bits.length);
  // As far as it has been looked at, from the highest digit on, their number begins as the wanted one does.
  let same = bits;
  for (let power = Math.max(digits.length, 32 - Math.clz32(least)) - 1; power >= 0; power--) {
    const digit = digits[power] ?? emptyScratch(bits.length);
    const ones = scratchCopy(same);
    keepCommon(ones, digit);
    const isWanted = (least >>> power) % 2 === 1;
    if (!isWanted) addAll(more, ones);
    same = isWanted ? ones : difference(same, digit);
  }
  addAll(more, same);
  return more;
}

/** The slots of `bits` by their number, the highest one first. */
export function* descending(digits: Digits, bits: Bits, power: number = digits.length - 1): Generator<Bits> {
  if (isEmpty(bits)) return;
  const digit = digits[power];
  if (!digit) return yield bits;
  const ones = scratchCopy(bits);
  keepCommon(ones, digit);
  yield* descending(digits, ones, power - 1);
  yield* descending(digits, difference(bits, digit), power - 1);
}
