import { SKILL_WEIGHT } from '../order.ts';
import type { Bits } from './bits.ts';
import { type Digits, addTo, descending } from './digits.ts';
import { type IsBefore, firstSlots, merged } from './first-slots.ts';
import { type Columns, UNKNOWN } from './columns.ts';
import type { MarketCards } from './market-cards.ts';
import type { OrderName } from './orders.ts';
import type { Selection } from './selection.ts';

/** Greater than any date in milliseconds, so that the priority comes first. */
const PRIORITY_STEP = 2 ** 45;

/** The card ids of the requested page. */
export function pageOf(selection: Selection): number[] {
  const { cards, question, found } = selection;
  const groups = question.sortBy === '-1' ? byRelevance(selection) : [found];
  const ids: number[] = [];
  let skip = question.offset;
  for (const group of groups) {
    const size = group.count();
    if (size > skip) {
      const most = skip + question.limit - ids.length;
      for (const slot of firstOf(cards, question.sortBy, group, size, most).subarray(skip))
        ids.push(cards.columns.ids[slot]!);
    }
    if (ids.length === question.limit) break;
    skip = Math.max(0, skip - size);
  }
  return ids;
}

/** Groups of equally relevant cards: by the strictest matching mode first, then by relevance. */
function* byRelevance(selection: Selection): Generator<Bits> {
  const digits = relevance(selection);
  for (const group of selection.foundByMode()) yield* descending(digits, group);
}

/** Relevance: the weights of the asked skills that a card has; the lowest digit is a match in its name or title. */
function relevance({ cards: { terms }, question: { filters }, text }: Selection): Digits {
  const digits: Digits = text ? [text.called.copy()] : [];
  const main = filters.main_skills ?? [];
  const other = (filters.skills ?? []).filter((skill) => !main.includes(skill));
  const add = (skill: number, weight: number) => {
    for (const field of ['skills', 'main_skills'] as const) {
      const holders = terms.cardsWith(field, skill)?.toBits();
      if (holders) addTo(digits, holders, text ? Math.log2(weight) + 1 : Math.log2(weight));
    }
  };
  for (const skill of main) add(skill, SKILL_WEIGHT.main);
  for (const skill of other) add(skill, SKILL_WEIGHT.other);
  return digits;
}

/** The first `most` of these `size` slots, in one of the four orders. */
export function firstOf(cards: MarketCards, name: OrderName, bits: Bits, size: number, most: number): Uint32Array {
  const isBefore = compare(cards.columns, name);
  const { orders } = cards;
  // Either select from all of them, or scan the sorted slots until enough are found, whichever is cheaper.
  if (!orders || size * size < most * cards.used) return select(cards.columns, name, bits, size, most, isBefore);
  const changed = bits.and(orders.changed);
  const others = select(cards.columns, name, changed, changed.count(), most, isBefore);
  const sorted = walk(orders.sorted[name], bits.without(orders.changed), most);
  return merged(sorted, others, most, isBefore);
}

function walk(sorted: Uint32Array, bits: Bits, most: number): Uint32Array {
  const slots = new Uint32Array(most);
  let size = 0;
  for (let at = 0; at < sorted.length && size < most; at++) if (bits.has(sorted[at]!)) slots[size++] = sorted[at]!;
  return slots.subarray(0, size);
}

function select(
  columns: Columns,
  name: OrderName,
  bits: Bits,
  size: number,
  most: number,
  isBefore: IsBefore,
): Uint32Array {
  const slots = new Uint32Array(size);
  bits.list(slots);
  return firstSlots(slots, ranksOf(columns, name, slots), most, isBefore);
}

/** A number per place in `slots`, smaller first. It may be rounded, so equal numbers need a comparison. */
function ranksOf(
  { modified, priority, sortLow, sortHigh }: Columns,
  name: OrderName,
  slots: Uint32Array,
): Float64Array {
  const ranks = new Float64Array(slots.length);
  const fill = (rankOf: (slot: number) => number) => {
    for (let at = 0; at < slots.length; at++) ranks[at] = rankOf(slots[at]!);
  };
  switch (name) {
    case '-1':
      fill((slot) => priority[slot]! * PRIORITY_STEP - modified[slot]! / 1000);
      break;
    case '-modified':
      fill((slot) => -modified[slot]!);
      break;
    case 'rate':
      fill((slot) => (sortLow[slot] === UNKNOWN ? Infinity : sortLow[slot]!));
      break;
    case '-rate':
      // `UNKNOWN` is the lowest number, so unknown rates come last.
      fill((slot) => -sortHigh[slot]!);
      break;
  }
  return ranks;
}

/** The same order as in SQL: ties are broken by the latest change, then by the highest id. */
export function compare({ ids, modified, priority, sortLow, sortHigh }: Columns, name: OrderName): IsBefore {
  const isNewer: IsBefore = (a, b) => (modified[a] === modified[b] ? ids[a]! > ids[b]! : modified[a]! > modified[b]!);
  const upwards =
    (numbers: Int16Array | Int32Array): IsBefore =>
    (a, b) =>
      numbers[a] === numbers[b]
        ? isNewer(a, b)
        : numbers[b] === UNKNOWN || (numbers[a] !== UNKNOWN && numbers[a]! < numbers[b]!);
  const downwards =
    (numbers: Int32Array): IsBefore =>
    (a, b) =>
      numbers[a] === numbers[b] ? isNewer(a, b) : numbers[a]! > numbers[b]!;
  switch (name) {
    case '-1':
      return upwards(priority);
    case '-modified':
      return isNewer;
    case 'rate':
      return upwards(sortLow);
    case '-rate':
      return downwards(sortHigh);
  }
}
