import { foldLetters, foldText } from '@crewdock/contract/fold-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getPersonKey } from './person-key.ts';
import { indexedWords, toSearchWords, toWordSearch, type WordSearch } from './search-words.ts';

test.each([
  ['Łódź', 'lodz'],
  ['Sørensen Kjær', 'sorensen kjaer'],
  ['Straße ẞ', 'strasse ss'],
  ['İbrahim Işık ISIK', 'ibrahim isik isik'],
  ['Đurđica', 'durdica'],
  ["O’Brien O`Brien OʼBrien o'brien", 'obrien obrien obrien obrien'],
  ['Jean‑Pierre – Anne', 'jean pierre anne'],
  ['Γιώργος ΠΑΠΑΣ', 'γιωργοσ παπασ'],
  ['Семён', 'семен'],
  ['李小龙', '李小龙'],
  ['ガギ ｶﾞ', 'ガギ ガ'],
  ['٠١٢ ۳۴', '012 34'],
  ['C++, C# & Node.js', 'c++, c# & node.js'],
  [' 🚀 Anna 👩‍💻 1️⃣ ', 'anna'],
  ['soft\u00ADhyphen zero\u200Bwidth', 'softhyphen zerowidth'],
])('folds %s to %s', (text, folded) => expect(foldText(text)).toBe(folded));

test('folding is idempotent and ignores case and the normal form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldLetters(text);
      expect(foldLetters(folded)).toBe(folded);
      expect(foldLetters(text.normalize('NFD'))).toBe(foldLetters(text.normalize('NFC')));
    }),
    { numRuns: 2000 },
  );
});

const isFound = (text: string, search: string) => {
  const words = indexedWords(text);
  const holds = (prefix: string) => words.some((word) => word.startsWith(prefix));
  const { units, former } = toWordSearch(search, { splitsNames: true });
  return units.every((unit) => unit.some((all) => all.every(holds))) || (former.length > 0 && former.every(holds));
};

test('every text with words is found by the same search', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(
        fc.constantFrom(
          'Ł',
          'ø',
          'ß',
          'ı',
          'İ',
          "'",
          '’',
          '-',
          '‑',
          ' ',
          '.',
          '+',
          '#',
          '4',
          '(0)',
          '李',
          '龙',
          '민',
          'が',
          '🚀',
          'x',
        ),
      )
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (written) => {
      if (toSearchWords(written).length > 0) expect(isFound(written, written)).toBe(true);
      for (const word of indexedWords(written)) expect(word).not.toMatch(/[\s'"\\&|!():*<>-]/);
    }),
    { numRuns: 3000 },
  );
});

test('words are cut and counted within the limits of the database', () => {
  expect(indexedWords('x'.repeat(3000))).toEqual(['x'.repeat(255)]);
  const many = indexedWords(
    '漢字仮名交文章練習'.repeat(20) + Array.from({ length: 300_000 }, (_, n) => `w${n}`).join(' '),
  );
  expect(Buffer.byteLength(many.join(''))).toBeLessThan(1_000_000);
});

test('an address of the internet protocol is not searched as a phone number', () => {
  expect(toWordSearch('10.20.30.40').units).toEqual([[['10.20.30.40']]]);
});

test.each([
  ['110 10', '110 11'],
  ['2001-01', '2001-05'],
  ['Roman-man', 'Roman'],
])('the search %s does not find %s', (search, text) => {
  expect(isFound(search, search)).toBe(true);
  expect(isFound(text, search)).toBe(false);
});

test('a search in a script without spaces needs each of its words once', () => {
  expect(toWordSearch('山田太郎たろう').units).toEqual([[['山田太郎', '田太郎た', '太郎たろ', '郎たろう']]]);
});

const wordsIn = ({ units, former }: WordSearch) => [...units.flat(2), ...former];

test('repeated words of a search are evaluated once', () => {
  expect(toWordSearch(`ας ${'a '.repeat(97)}`)).toEqual({ units: [[['ασ']], [['a']]], former: ['ας', 'a'] });
  expect(wordsIn(toWordSearch(`ας ${'a-a '.repeat(48)}`))).toEqual(['ασ', 'aa', 'a', 'ας', 'a']);
});

test('the size of a search grows linearly with its length', () => {
  const separator = fc.constantFrom(' ', '-', "'", '.', '(0)', '/', 'ς ');
  const word = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzςק龙ガ0123456789'.split(''));
  fc.assert(
    fc.property(fc.array(fc.tuple(word, separator), { minLength: 80, maxLength: 100 }), (pairs) => {
      const search = pairs.flat().join('').slice(0, 200);
      expect(wordsIn(toWordSearch(search, { splitsNames: true })).length).toBeLessThanOrEqual(5 * pairs.length);
    }),
    { numRuns: 500 },
  );
  const distinctWords = Array.from({ length: 99 }, (_, at) => String.fromCodePoint(0x400 + at)).join(' ');
  expect(wordsIn(toWordSearch(`ς ${distinctWords}`)).length).toBeLessThanOrEqual(200);
});

test('people whose names have no letters are different people', () => {
  expect(getPersonKey({ name: 'O’Brien', title: 'Łódź' })).toBe(getPersonKey({ name: 'OBRIEN', title: 'lodz' }));
  expect(getPersonKey({ name: '🚀', title: 'x' })).not.toBe(getPersonKey({ name: '🎉', title: 'x' }));
});
