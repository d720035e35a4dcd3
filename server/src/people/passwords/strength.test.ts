import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppError } from '../../core/errors/errors.ts';
import { withoutKnown } from './known-words.ts';
import { checkStrength } from './strength.ts';

const MARIA = ['maria.lopez@example.com', 'Maria', 'López', 'Blue Harbour Ltd'];

test.each([
  'quiet-harbor-lantern',
  'tr0ub4dor&3-again',
  'correct horse battery staple',
  'ジャンプする青い狐と月の光',
  'xK9#mPq2vL',
  'planning-banners-quietly',
])('%s is accepted', (password) => {
  expect(() => checkStrength(password, 'password', MARIA)).not.toThrow();
});

test.each([
  ['1234567890', 'is one of the hundred most used passwords'],
  ['password123', 'is a commonly used password'],
  ['iloveyou12', 'is close to a commonly used password'],
  ['mariamariamaria', 'must not be repeats like “abcabc”'],
  ['aaaaaaaaaaaa', 'must not be repeats like “aaa”'],
  ['abcdefghij', 'must not be a sequence like “abc”'],
  ['zxcvbnm,./', 'must not be a row of keys'],
])('%s is refused with a reason', (password, message) => {
  expect(messageOf(password)).toEqual([{ path: 'body.new_password', message }]);
});

test.each([
  'maria.lopez1',
  'MariaLopez2',
  'zepol.airam1',
  'm4r14.l0p3z!',
  'María_López',
  'lópez-mária',
  'blueharbour1',
  'crewdock2026',
  'Cr3wd0ck2026',
  'lopez@example',
])('%s is refused because it contains the owner’s details', (password) => {
  expect(messageOf(password)).toEqual([
    { path: 'body.new_password', message: 'is too easy to guess from your name, email or company' },
  ]);
});

test('removing a known word leaves the rest of the password unchanged', () => {
  expect(withoutKnown('xx-M4R1A-yy', ['Maria'])).toBe('xx--yy');
  expect(withoutKnown('airam+airam', ['maria'])).toBe('+');
  expect(withoutKnown('an egg', ['An'])).toBe('an egg');
  expect(withoutKnown('😀maria😀', ['maria'])).toBe('😀😀');
});

test('removing known words works for any input and never adds characters', () => {
  fc.assert(
    fc.property(passwords, words, (text, known) => {
      const left = Array.from(withoutKnown(text, known));
      const typed = Array.from(text.normalize('NFC'));
      expect(left.length).toBeLessThanOrEqual(typed.length);
      expect(left.every((character) => typed.includes(character))).toBe(true);
    }),
  );
});

const passwords = fc.string({ unit: 'binary', maxLength: 64 });
const words = fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 4 });

function messageOf(password: string): AppError['issues'] {
  try {
    checkStrength(password, 'new_password', MARIA);
  } catch (error) {
    return (error as AppError).issues;
  }
  return undefined;
}
