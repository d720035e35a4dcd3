import { expect, test } from 'vitest';
import { isolatedText } from './isolated-text.ts';

test.each(['Ada Lovelace', 'Zoë (lead), 5 yrs', '王小明', ''])('%j is returned unchanged', (text) => {
  expect(isolatedText(text)).toBe(text);
});

test.each(['דנה לוי', 'أحمد (علي) ٣', 'فاطمہ', 'Dana דנה', '\u{10D00}\u{1E900}'])(
  '%j is enclosed in isolates',
  (text) => {
    expect(isolatedText(text)).toBe(`\u2068${text}\u2069`);
  },
);
