import type { Bits } from './bits.ts';

/** A binary number for each slot, stored by binary digit: set n contains the slots whose number has the bit 2 ** n. */
export type Digits = Bits[];

/** Adds 2 ** power to the number of every slot in `bits`. */
export function addTo(digits: Digits, bits: Bits, power: number): void {
  let carry = bits;
  for (let at = power; !carry.isEmpty(); at++) {
    while (digits.length < at) digits.push(bits.space.lendEmpty());
    if (digits.length === at) return void digits.push(carry.copy());
    const digit = digits[at]!;
    const next = carry.and(digit);
    digit.becomeChange(digit, carry);
    carry = next;
  }
}

/** Returns the slots of `bits` whose number is at least `least`. */
export function atLeast(digits: Digits, least: number, bits: Bits): Bits {
  const more = bits.space.lendEmpty();
  // The slots whose number equals `least` in all digits compared so far. Starts with the highest digit.
  let same = bits;
  for (let power = Math.max(digits.length, 32 - Math.clz32(least)) - 1; power >= 0; power--) {
    const digit = digits[power] ?? bits.space.lendEmpty();
    const ones = same.and(digit);
    const isWanted = (least >>> power) % 2 === 1;
    if (!isWanted) more.addAll(ones);
    same = isWanted ? ones : same.without(digit);
  }
  return more.addAll(same);
}

/** Groups the slots of `bits` by their number, highest number first. */
export function* groupSlotsDescending(
  digits: Digits,
  bits: Bits,
  power: number = digits.length - 1,
  number: number = 0,
): Generator<{ number: number; bits: Bits }> {
  if (bits.isEmpty()) return;
  const digit = digits[power];
  if (!digit) return yield { number, bits };
  yield* groupSlotsDescending(digits, bits.and(digit), power - 1, number + 2 ** power);
  yield* groupSlotsDescending(digits, bits.without(digit), power - 1, number);
}
