import { expect, test } from 'vitest';
import { oneLine } from './plain-text.ts';

test('oneLine returns an empty text for text without any visible character', () => {
  for (const text of ['', ' \n', '\u200B', '\u3164', '\u3164 \u2800', '\u202E\u200F', '\u00AD'])
    expect(oneLine(text), JSON.stringify(text)).toBe('');
  expect(oneLine(' Ana \n Petrova ')).toBe('Ana Petrova');
});
