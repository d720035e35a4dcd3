import type { Found } from '@crewdock/contract/resumes';
import { findCurrency, parseFormattedNumber, type Period, findRatePeriod } from '../../../tables/cells/amount.ts';
import { foundIn, type TextPiece } from './lines.ts';

interface Range {
  min: number | null;
  max: number | null;
}

interface Rates {
  hourly_rate: Found<Range> | null;
  monthly_rate: Found<Range> | null;
}

const MONEY = String.raw`(?:usd|us\$|\$)`;
const NUMBER = String.raw`(\d{1,3}(?:[ ,.'’]\d{3}){1,2}|\d{1,6})(?:[.,]\d{1,2})?\s?(k\b)?`;
const RANGE = new RegExp(
  String.raw`(up to|from|ab|bis(?: zu)?|hasta|desde|od|do|від|до)?\s?${MONEY}?\s?${NUMBER}\s?${MONEY}?(?:\s?(?:-|–|—|to|bis|a|do|до|and)\s?${MONEY}?\s?${NUMBER})?`,
  'giu',
);
/** Number of characters before and after an amount that are searched for its currency and period. */
const [BEFORE, BEHIND] = [8, 36];
const AT_MOST = /^(?:up to|bis|hasta|do|до)/i;

/** Finds the pay in whole US dollars, per hour or per month. Yearly pay is divided by twelve. */
export function findJobPay(facts: readonly TextPiece[], sentences: readonly TextPiece[]): Rates {
  const rates: Rates = { hourly_rate: null, monthly_rate: null };
  for (const [pieces, sure] of [
    [facts, 0.95],
    [sentences, 0.85],
  ] as const) {
    for (const piece of pieces) {
      for (const { range, period } of amountsIn(piece.text)) {
        if (period === 'hour' && fits(range, 5, 1000)) rates.hourly_rate ??= foundIn(range, sure, piece);
        if (period === 'month' && fits(range, 200, 100_000)) rates.monthly_rate ??= foundIn(range, sure, piece);
        if (period === 'year' && fits(range, 5000, 1_200_000))
          rates.monthly_rate ??= foundIn(monthly(range), sure * 0.8, piece);
      }
    }
  }
  return rates;
}

function amountsIn(text: string): { range: Range; period: Period | null }[] {
  if (!/usd|\$|dollar/i.test(text)) return [];
  return [...text.matchAll(RANGE)].flatMap((found) => {
    const [written, word, first, firstK, second, secondK] = found;
    const end = found.index + written.length;
    // The currency must be within the amount or directly next to it.
    const own = text.slice(Math.max(0, found.index - 3), end + BEFORE);
    if (findCurrency(own) !== 'USD') return [];
    const times = (k: string | undefined) => (k ? 1000 : 1);
    const low = Math.round(parseFormattedNumber(first!) * times(firstK ?? secondK));
    const high = second === undefined ? null : Math.round(parseFormattedNumber(second) * times(secondK));
    const range =
      high !== null
        ? { min: low, max: high }
        : AT_MOST.test(word ?? '')
          ? { min: null, max: low }
          : { min: low, max: null };
    const period =
      findRatePeriod(text.slice(end, end + BEHIND), 'USD') ??
      findRatePeriod(text.slice(0, found.index).slice(-BEHIND), 'USD');
    return [{ range, period }];
  });
}

function fits({ min, max }: Range, least: number, most: number): boolean {
  const bounds = [min, max].filter((bound) => bound !== null);
  return bounds.every((bound) => bound >= least && bound <= most) && (min === null || max === null || min <= max);
}

function monthly({ min, max }: Range): Range {
  const month = (bound: number | null) => bound && Math.round(bound / 12);
  return { min: month(min), max: month(max) };
}
