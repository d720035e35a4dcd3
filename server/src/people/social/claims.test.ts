import { expect, test } from 'vitest';
import { readClaims } from './claims.ts';

const readNames = (claims: object) => {
  const { first_name, last_name } = readClaims('https://accounts.example', { sub: '1', ...claims });
  return [first_name, last_name];
};

test('a name without any visible character counts as missing', () => {
  const email = 'ana.petrova@example.com';
  expect(readNames({ given_name: '\u3164', family_name: '\u200B', email })).toEqual(['ana.petrova', '']);
  expect(readNames({ given_name: '\u2800', name: 'Ana Petrova', email })).toEqual(['Ana', 'Petrova']);
  expect(readNames({ name: '\u3164 Ana \u200B Petrova', email })).toEqual(['Ana', 'Petrova']);
});

test('a name has no control characters and no line ends', () => {
  expect(readNames({ given_name: 'A\0na\n\u202EMaria', family_name: 'x'.repeat(300) })[0]).toBe('Ana Maria');
});
