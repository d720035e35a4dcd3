import { SKILL_WEIGHT } from '../order.ts';
import { has, listSlots } from './bits.ts';
import { type MarketCards, UNKNOWN } from './market-cards.ts';
import type { Selection } from './selection.ts';

/** Far apart enough that what comes later in the order never makes up for it. */
const LEAD_STEP = 2 ** 61;
const PRIORITY_STEP = 2 ** 45;

/**
 * The page of card ids that a question asks for. Every slot gets a number by which it comes early or late; numbers may be
 * equal, as they are rounded, and then the sort's own columns decide exactly as they do in SQL.
 */
export function pageOf(selection: Selection): number[] {
  const { cards, question, found } = selection;
  const slots = new Uint32Array(cards.used);
  const size = listSlots(found, slots);
  const order = orderOf(selection);
  const best = firstSlots(slots.subarray(0, size), question.offset + question.limit, order);
  return Array.from(best.subarray(question.offset), (slot) => cards.ids[slot]!);
}

interface Order {
  /** Fills in a number for each slot: smaller ones come first. */
  rank(slots: Uint32Array, ranks: Float64Array): void;
  /** For slots of equal rank. */
  isBefore(a: number, b: number): boolean;
}

function orderOf(selection: Selection): Order {
  const { cards, question } = selection;
  const { ids, modified } = cards;
  const isNewer = (a: number, b: number) =>
    modified[a] === modified[b] ? ids[a]! > ids[b]! : modified[a]! > modified[b]!;
  switch (question.sortBy) {
    case '-1':
      return byRelevance(selection, isNewer);
    case '-modified':
      return {
        rank(slots, ranks) {
          for (let at = 0; at < slots.length; at++) ranks[at] = -modified[slots[at]!]!;
        },
        isBefore: isNewer,
      };
    case 'rate':
      return { rank: rankByRate(cards.rates.sort_low, 1), isBefore: isNewer };
    case '-rate':
      return { rank: rankByRate(cards.rates.sort_high, -1), isBefore: isNewer };
  }
}

/** Unknown rates come last either way. */
function rankByRate(rates: Int32Array, direction: 1 | -1): Order['rank'] {
  return (slots, ranks) => {
    for (let at = 0; at < slots.length; at++) {
      const rate = rates[slots[at]!]!;
      ranks[at] = rate === UNKNOWN ? Infinity : direction * rate;
    }
  };
}

function byRelevance(selection: Selection, isNewer: Order['isBefore']): Order {
  const { cards, text } = selection;
  const { priority, modified } = cards;
  const scores = skillScores(selection);
  const called = text?.called;
  const lead = (slot: number) => 2 * (scores ? scores[slot]! : 0) + Number(called !== undefined && has(called, slot));
  return {
    rank(slots, ranks) {
      for (let at = 0; at < slots.length; at++) {
        const slot = slots[at]!;
        ranks[at] = priority[slot]! * PRIORITY_STEP - modified[slot]! / 1000;
      }
      if (!scores && !called) return;
      for (let at = 0; at < slots.length; at++) ranks[at]! -= lead(slots[at]!) * LEAD_STEP;
    },
    isBefore(a, b) {
      if (lead(a) !== lead(b)) return lead(a) > lead(b);
      return priority[a] === priority[b] ? isNewer(a, b) : priority[a]! < priority[b]!;
    },
  };
}

/** Per slot what its card holds of the skills that are asked for; null when none are. */
function skillScores({ cards, question: { filters } }: Selection): Uint16Array | null {
  const main = filters.main_skills ?? [];
  const other = (filters.skills ?? []).filter((skill) => !main.includes(skill));
  if (main.length + other.length === 0) return null;
  const scores = new Uint16Array(cards.used);
  for (const skill of main) addPoints(cards, skill, SKILL_WEIGHT.main, scores);
  for (const skill of other) addPoints(cards, skill, SKILL_WEIGHT.other, scores);
  return scores;
}

function addPoints({ terms }: MarketCards, skill: number, points: number, scores: Uint16Array): void {
  terms.cardsWith('skills', skill)?.score(scores, points);
  terms.cardsWith('main_skills', skill)?.score(scores, points);
}

/** The first so many of the slots, in order. */
function firstSlots(slots: Uint32Array, most: number, order: Order): Uint32Array {
  const ranks = new Float64Array(slots.length);
  order.rank(slots, ranks);
  const heap = new Uint32Array(Math.min(most, slots.length));
  const isBefore = (a: number, b: number) =>
    ranks[a] === ranks[b] ? order.isBefore(slots[a]!, slots[b]!) : ranks[a]! < ranks[b]!;
  // New cards have the last slots and often come first: beginning with them, few others ever get in.
  let at = slots.length;
  for (let level = 0; level < heap.length; level++) heap[level] = --at;
  for (let parent = heap.length >>> 1; parent >= 0; parent--) sink(heap, parent, isBefore);
  while (--at >= 0) {
    if (ranks[at]! > ranks[heap[0]!]! || !isBefore(at, heap[0]!)) continue;
    heap[0] = at;
    sink(heap, 0, isBefore);
  }
  return heap.sort((a, b) => (a === b ? 0 : isBefore(a, b) ? -1 : 1)).map((place) => slots[place]!);
}

/** Lets an entry go down until all below it come before it: the last one of all is on top. */
function sink(heap: Uint32Array, from: number, isBefore: (a: number, b: number) => boolean): void {
  const entry = heap[from]!;
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isBefore(heap[child]!, heap[child + 1]!)) child++;
    if (!isBefore(entry, heap[child]!)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = entry;
}
