import { NO_RATE, SKILL_WEIGHT } from '../order.ts';
import { isPositionAfter, type PageEnd, type SortPosition } from '../../infra/db/sort-position.ts';
import type { Bits } from './bits.ts';
import { type Digits, addTo, groupSlotsDescending } from './digits.ts';
import { type IsBefore, firstSlots, mergeSortedSlots } from './first-slots.ts';
import { type MarketColumns, UNKNOWN } from './columns.ts';
import type { MarketCards } from './market-cards.ts';
import type { OrderName, Orders } from './orders.ts';
import type { CardSelection } from './selection.ts';

/**
 * Rank difference per priority level: larger than any date in milliseconds, so that the priority outweighs the date.
 */
const PRIORITY_STEP = 2 ** 45;

/** The ids of the cards on the requested page, and the end of the page. */
export interface FoundPage extends Omit<PageEnd, 'firstUnseen'> {
  ids: number[];
}

/** Finds the cards of the requested page. Searches for one more card to know whether there is a next page. */
export function selectPageIds(selection: CardSelection): FoundPage {
  const { cards, question, found } = selection;
  const { limit, offset, sortBy, after = null } = question;
  const groups = sortBy === '-1' ? byRelevance(selection) : [{ lead: [], bits: found }];
  const ids: number[] = [];
  let end: { lead: SortPosition; slot: number } | null = null;
  let skip = after === null ? offset : 0;
  for (const { lead, bits } of groups) {
    const from = after === null ? null : fromIn(after, lead);
    if (from === 'later') continue;
    const size = bits.count();
    if (size > skip) {
      const most = skip + limit + 1 - ids.length;
      for (const slot of findFirstInOrder(cards, sortBy, bits, { size, most, after: from }).subarray(skip)) {
        ids.push(cards.columns.ids[slot]!);
        if (ids.length <= limit) end = { lead, slot };
      }
    }
    if (ids.length > limit) break;
    skip = Math.max(0, skip - size);
  }
  const last = end && [...end.lead, ...toSortPosition(cards.columns, sortBy, end.slot)];
  return { ids: ids.slice(0, limit), last, hasMore: ids.length > limit };
}

/** Cards of equal relevance and matching mode. */
interface Group {
  /** The sort keys that the cards have in common. */
  lead: SortPosition;
  bits: Bits;
}

/**
 * Returns the sort keys within the group from which to start: null for the whole group, `later` if the page starts in a
 * later group.
 */
function fromIn(after: SortPosition, lead: SortPosition): SortPosition | 'later' | null {
  const start = after.slice(0, lead.length);
  if (isPositionAfter(lead, start)) return null;
  return isPositionAfter(start, lead) ? 'later' : after.slice(lead.length);
}

/** Groups the found cards: by the strictest matching mode that includes them, then by relevance. */
function* byRelevance(selection: CardSelection): Generator<Group> {
  const digits = relevance(selection);
  let mode = 0;
  for (const group of selection.foundByMode()) {
    for (const { number, bits } of groupSlotsDescending(digits, group)) yield { lead: [mode, 0 - number], bits };
    mode++;
  }
}

/** Returns the sort keys of a slot in one of the four orders. Must return the same numbers as `sortKeys` in SQL. */
export function toSortPosition(columns: MarketColumns, name: OrderName, slot: number): SortPosition {
  const end = [-columns.modified[slot]!, -columns.ids[slot]!];
  return name === '-modified' ? end : [leadOf(columns, name, slot), ...end];
}

function leadOf({ priority, sortLow, sortHigh }: MarketColumns, name: OrderName, slot: number): number {
  switch (name) {
    case '-1':
      return priority[slot]!;
    case '-modified':
      return 0;
    case 'rate':
      return sortLow[slot] === UNKNOWN ? NO_RATE : sortLow[slot]!;
    case '-rate':
      return sortHigh[slot] === UNKNOWN ? NO_RATE : 0 - sortHigh[slot]!;
  }
}

/**
 * Computes the relevance of cards: the sum of the weights of the requested skills that a card has. The lowest binary
 * digit is set if the name or title matches the search text.
 */
function relevance({ cards: { terms }, question: { filters }, text }: CardSelection): Digits {
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

/** Selection of slots: the first `most` of `size` slots, optionally only slots after a position. */
interface Taken {
  size: number;
  most: number;
  after: SortPosition | null;
}

/** Selects the first slots of a set in one of the four orders. */
export function findFirstInOrder(
  cards: MarketCards,
  name: OrderName,
  bits: Bits,
  { size, most, after }: Taken,
): Uint32Array {
  const { columns, orders } = cards;
  const isBefore = createSlotComparator(columns, name);
  // Uses the cheaper method: select from all slots, or scan the sorted slots until enough are found.
  if (!orders || size * size < most * cards.used) return select(columns, name, bits, { size, most, after }, isBefore);
  const changed = bits.and(orders.changed);
  const others = select(columns, name, changed, { size: changed.count(), most, after }, isBefore);
  const rest = bits.without(orders.changed);
  const start = after === null ? 0 : findStart(orders, name, createIsAfter(columns, name, after));
  const sorted = walk(orders.sorted[name].subarray(start), rest, most);
  return mergeSortedSlots(sorted, others, most, isBefore);
}

function walk(sorted: Uint32Array, bits: Bits, most: number): Uint32Array {
  const slots = new Uint32Array(most);
  let size = 0;
  for (let at = 0; at < sorted.length && size < most; at++) if (bits.has(sorted[at]!)) slots[size++] = sorted[at]!;
  return slots.subarray(0, size);
}

/**
 * Finds the first sorted slot for which `isReached` is true, by binary search. Skips changed slots, which may be at a
 * wrong position.
 */
function findStart({ sorted, changed }: Orders, name: OrderName, isReached: (slot: number) => boolean): number {
  const slots = sorted[name];
  let [from, to] = [0, slots.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    let at = middle;
    while (at < to && changed.has(slots[at]!)) at++;
    if (at === to || isReached(slots[at]!)) to = middle;
    else from = at + 1;
  }
  return from;
}

function select(
  columns: MarketColumns,
  name: OrderName,
  bits: Bits,
  { size, most, after }: Taken,
  isBefore: IsBefore,
): Uint32Array {
  const all = new Uint32Array(size);
  bits.list(all);
  const slots = after === null ? all : all.filter(createIsAfter(columns, name, after));
  return firstSlots(slots, ranksOf(columns, name, slots), most, isBefore);
}

/** Creates a predicate for slots after a position. Compares number by number, without allocating an array per slot. */
function createIsAfter(columns: MarketColumns, name: OrderName, after: SortPosition): (slot: number) => boolean {
  const { ids, modified } = columns;
  const [lead, time, id] = name === '-modified' ? [0, ...after] : after;
  return (slot) => {
    const key = leadOf(columns, name, slot);
    if (key !== lead) return key > lead!;
    return modified[slot] === -time! ? ids[slot]! < -id! : modified[slot]! < -time!;
  };
}

/**
 * Returns a number for each entry of `slots`; lower numbers come first. Numbers may be rounded, so ties need a further
 * comparison.
 */
function ranksOf(
  { modified, priority, sortLow, sortHigh }: MarketColumns,
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
      // `UNKNOWN` is the lowest number, so unspecified rates come last.
      fill((slot) => -sortHigh[slot]!);
      break;
  }
  return ranks;
}

/** Compares slots in the same order as SQL. Ties are broken by the latest change, then by the highest id. */
export function createSlotComparator(
  { ids, modified, priority, sortLow, sortHigh }: MarketColumns,
  name: OrderName,
): IsBefore {
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
