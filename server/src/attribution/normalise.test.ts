import { expect, test } from 'vitest';
import { emailsIn, nameAt, phonesIn } from './normalise.ts';

test.each([
  ['Write to Ada+jobs@Example.COM, or ada@example.com.', ['ada@example.com']],
  ['mailto:ann.lee@mail.example.org?subject=x and b_c@d-e.example', ['ann.lee@mail.example.org', 'b_c@d-e.example']],
  ['nobody @ home, a@b, @handle', []],
])('finds the email addresses in %j', (text, found) => expect(emailsIn(text)).toEqual(found));

test.each([
  ['+49 (0) 151 23456789 or 0049 151 23456789', ['+4915123456789']],
  ['call 0048 600-700-800 or +48 600 700 800', ['+48600700800']],
  ['tel:+1.202.555.0143', ['+12025550143']],
  ['600 700 800', []],
  ['2020-2024, 15 000 000', []],
  ['+12', []],
])('finds the phone numbers in %j', (text, found) => expect(phonesIn(text)).toEqual(found));

test.each([
  ['Ana Petrova', 'Globex GmbH', 'ana petrova at globex'],
  ['PETROVÁ Ana', 'globex', 'ana petrova at globex'],
  ['Łucja O’Brien', 'Øresund A/S', 'lucja obrien at oresund a s'],
  ['OBRIEN Lucja', 'Oresund A S', 'lucja obrien at oresund a s'],
  ['Ana P.', 'Globex', null],
  ['Ana', 'Globex', null],
  ['Ana Petrova', 'Ltd.', null],
  ['Ana Petrova', '', null],
])('returns the key of “%s” at the employer “%s”', (name, employer, key) => expect(nameAt(name, employer)).toBe(key));
