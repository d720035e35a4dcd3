import type { TalentDetails } from '@crewdock/contract/cards';
import { expect, test } from 'vitest';
import { cardsIn, withoutTag } from './picked.ts';
import { factRows, buildSkillCompareRows } from './rows.ts';

const skill = (id: number, name: string, experience: number | null, is_main = false) => ({
  id,
  name,
  experience,
  is_main,
});
const talent = (told: object) =>
  ({
    name: 'Ada',
    hourly_rate: null,
    monthly_rate: null,
    seniority: null,
    english_level: null,
    country: null,
    city: '',
    available_from: null,
    notice_period: null,
    skills: [],
    ...told,
  }) as unknown as TalentDetails;

test('a row is shown for every known fact, and hidden facts have no row', () => {
  const rows = factRows([talent({ seniority: { id: 1, label: 'Senior' } }), null, talent({ notice_period: 0 })]);
  expect(rows).toEqual([
    { label: 'Seniority', values: ['Senior', null, null] },
    { label: 'Available', values: [null, null, 'Now'] },
  ]);
});

test('main skills come first, followed by the skills that most talents have', () => {
  const rows = buildSkillCompareRows([
    talent({ skills: [skill(1, 'Zig', 2), skill(2, 'Ada', null), skill(3, 'Rust', 7, true)] }),
    talent({ skills: [skill(1, 'Zig', null), skill(4, 'Go', 1)] }),
  ]);
  expect(rows.map(({ label }) => label)).toEqual(['Rust', 'Zig', 'Ada', 'Go']);
  expect(rows[0]!.values[1]).toBeNull();
  expect(rows[1]!.values[1]).toBe('Yes');
});

test('up to five distinct cards are read from the URL', () => {
  expect(cardsIn('1-1,2-2,1-1,x,3-3-9,4-4,5-5,6-6,7-7')).toEqual(['1-1', '2-2', '4-4', '5-5', '6-6']);
  expect(cardsIn(null)).toEqual([]);
  expect(withoutTag('48213-7-914200375816')).toBe('48213-7');
});
