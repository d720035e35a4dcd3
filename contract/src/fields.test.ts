import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  Day,
  Flag,
  Id,
  MAX_ID,
  RateRange,
  SignedLink,
  Upload,
  countryList,
  idList,
  lineText,
  textField,
  visibleText,
  wholeNumber,
} from './fields.ts';

test('text is limited in length and must be valid for PostgreSQL and JSON', () => {
  expect(textField(3).parse('abc')).toBe('abc');
  expect(refusal(textField(3), 'abcd')).not.toBeNull();
  expect(refusal(textField(3), 'a\0b')).toBe('must not contain NUL bytes');
  expect(refusal(textField(3), '\uD83D')).toBe('must be well-formed Unicode');
});

const INVISIBLE = ['', ' ', '\u200B', '\u2060\u00A0', '\u3164', '\u115F\u1160', '\u2800', '\u00AD', '\u0301', '\uFE0F'];

test('visible text needs a visible character', () => {
  expect(visibleText(10).parse(' Ana ')).toBe('Ana');
  for (const name of ['é', '李', '…', '😀', '1']) expect(refusal(visibleText(10), name), name).toBeNull();
  for (const name of INVISIBLE) expect(refusal(visibleText(10), name), JSON.stringify(name)).toBe('must not be empty');
});

test('optional text without a visible character is empty', () => {
  for (const name of INVISIBLE) expect(lineText(10).parse(name), JSON.stringify(name)).toBe('');
  for (const name of ['Ana', '李', '👩\u200D💻', 'é']) expect(lineText(10).parse(` ${name} `)).toBe(name);
});

test('an id is an integer within the range of the database', () => {
  expect([1, MAX_ID].map((id) => Id.parse(id))).toEqual([1, 2_147_483_647]);
  for (const wrong of [0, -1, 1.5, MAX_ID + 1, '1']) expect(refusal(Id, wrong), String(wrong)).not.toBeNull();
});

test('a signed link is base64url', () => {
  expect(SignedLink.parse('aZ09_-')).toBe('aZ09_-');
  for (const wrong of ['', 'a b', 'a+b', 'a/b', ' a', 'a\n'])
    expect(refusal(SignedLink, wrong), wrong).toBe('must be base64url');
  expect(refusal(SignedLink, 'a'.repeat(201))).not.toBeNull();
});

test('an empty file and a file above the limit are rejected', () => {
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'file');
  const upload = Upload(1024 * 1024);
  expect(refusal(upload, file(1))).toBeNull();
  expect(refusal(upload, file(1024 * 1024))).toBeNull();
  expect(refusal(upload, file(1024 * 1024 + 1))).toBe('must have at most 1 MB');
  expect(refusal(upload, file(0))).toBe('must not be empty');
  expect(refusal(upload, 'file')).toBe('must be a file');
});

test('a day is in the years 2000 to 2100', () => {
  expect(['2000-01-01', '2100-12-31'].map((day) => refusal(Day, day))).toEqual([null, null]);
  for (const wrong of ['1999-12-31', '2101-01-01'])
    expect(refusal(Day, wrong), wrong).toBe('must be a day between 2000 and 2100');
  for (const wrong of ['2026-02-30', '2026-1-1', '2026-01-01T00:00:00Z', ''])
    expect(refusal(Day, wrong)).not.toBeNull();
});

test('a number in a URL is an integer within its bounds', () => {
  const number = wholeNumber(-2, 10);
  expect(['-2', '0', '10', '007'].map((said) => number.parse(said))).toEqual([-2, 0, 10, 7]);
  for (const wrong of ['-3', '11']) expect(refusal(number, wrong), wrong).not.toBeNull();
  for (const wrong of ['', '1.5', '1e1', '0x1', ' 1', '1 ', '--1', '1234567890123456'])
    expect(refusal(number, wrong), wrong).toBe('must be a whole number');
});

test('duplicates are removed from lists in a URL', () => {
  expect(idList(2).parse('3,1,3')).toEqual([3, 1]);
  for (const wrong of ['1,2,3', '0', '2147483648', '12345678901', '1,', ',1', 'a', ''])
    expect(refusal(idList(2), wrong), wrong).not.toBeNull();
  expect(countryList(2).parse('PL,UA,PL')).toEqual(['PL', 'UA']);
  for (const wrong of ['PL,UA,DE', 'pl', 'POL', 'PL,', ',PL', 'P', ''])
    expect(refusal(countryList(2), wrong), wrong).not.toBeNull();
});

test('a range of rates has one or both bounds', () => {
  expect(RateRange.parse('20-60')).toEqual({ min: 20, max: 60 });
  expect(RateRange.parse('20-')).toEqual({ min: 20, max: null });
  expect(RateRange.parse('-60')).toEqual({ min: null, max: 60 });
  expect(RateRange.parse('0-0')).toEqual({ min: 0, max: 0 });
  for (const wrong of ['', '-', '20', 'a-b', '1-2-3', '12345678-', '-12345678', 'x20-60', '20-60x'])
    expect(refusal(RateRange, wrong), wrong).toBe('must be a range like 20-60, 20- or -60');
  expect(refusal(RateRange, '60-20')).toBe('must not end below its start');
});

test('a flag in a URL is true or false', () => {
  expect(['1', 'true', '0', 'false'].map((said) => Flag.parse(said))).toEqual([true, true, false, false]);
  for (const wrong of ['', 'yes', 'TRUE', '2']) expect(refusal(Flag, wrong), wrong).not.toBeNull();
});

/** Returns the message of the first issue; null if the value is valid. */
function refusal(schema: z.ZodType, value: unknown): string | null {
  return schema.safeParse(value).error?.issues[0]!.message ?? null;
}
