import { describe, expect, test } from 'vitest';
import { dictionaries } from '../../../../../tests/imports/score.ts';
import { judgeRow } from '../cells/judge.ts';
import { suggestMapping } from './suggest.ts';

const TODAY = '2026-03-10';
const PEOPLE = [
  ['Zola Towne', 'Developer'],
  ['Mack Ferry', 'Tester'],
  ['Ivo Kralj', 'Analyst'],
];

/** Suggests the fields of columns after the name and the title. */
function suggest(headers: string[], ...rows: string[][]) {
  const table = [['Name', 'Title', ...headers], ...rows.map((cells, at) => [...PEOPLE[at]!, ...cells])];
  return suggestMapping({ rows: table, header: 0, saved: [], dictionaries }).mapping;
}

describe('a column', () => {
  test.each([
    ['Visa', 'work_authorization'],
    ['Visa Status', 'work_authorization'],
    ['Work Auth', 'work_authorization'],
    ['work_authorization', 'work_authorization'],
    ['US Work Authorization', 'work_authorization'],
    ['Immigration Status', 'work_authorization'],
    ['EAD / Visa type', 'work_authorization'],
  ])('named %s holds the work authorization', (header, field) => {
    expect(suggest([header], ['H1B'], ['GC'], ['Blue Card']).fields[2]).toBe(field);
  });

  test.each([
    'Tax Term',
    'C2C/W2',
    'Employment Type',
    'Contract type',
    'engagement_types',
    'Type of employment',
    'Terms',
  ])('named %s holds the engagement types', (header) =>
    expect(suggest([header], ['C2C'], ['W2 only'], ['tbc']).fields[2]).toBe('engagement_types'),
  );

  test.each([
    'Relo',
    'Relocation',
    'Open to relocation',
    'Willing to relocate?',
    'Relocation (Yes/No)',
    'Can relocate',
  ])('named %s holds the relocation', (header) =>
    expect(suggest([header], ['Y'], ['No'], ['Maybe']).fields[2]).toBe('relocation'),
  );

  test.each(['Current Location', 'City, State', 'City/State', 'Location'])('named %s holds the city', (header) =>
    expect(suggest([header], ['Dallas, TX'], ['Austin, TX'], ['Boston, MA']).fields[2]).toBe('city'),
  );

  test.each(['Visa expiry date', 'Needs visa sponsorship', 'Relocation package', 'Preferred relocation city'])(
    'named %s holds none of them',
    (header) => expect(suggest([header], ['5/1/2027'], ['x'], ['y']).fields[2]).toBeNull(),
  );

  test('without a known name is recognized by its values', () => {
    const mapping = suggest(
      ['A', 'B', 'C', 'Answer'],
      ['H1B', 'C2C', 'Open to relocation', 'yes'],
      ['GC EAD', 'W2/1099', 'No relocation', 'no'],
      ['USC', 'C2C or W2', 'Willing to relocate', 'yes'],
    );
    expect(mapping.fields.slice(2)).toEqual(['work_authorization', 'engagement_types', 'relocation', null]);
  });

  test('of job types that are places of work is not a column of engagement types', () => {
    expect(suggest(['Job type'], ['Remote'], ['Onsite'], ['Hybrid']).fields[2]).not.toBe('engagement_types');
  });
});

describe('a row', () => {
  const read = (visa: string, terms: string, relocation: string) => {
    const mapping = suggest(['Visa', 'Tax Term', 'Relocation'], [visa, terms, relocation]);
    mapping.fields = ['name', 'title', 'work_authorization', 'engagement_types', 'relocation'];
    const { values, faults } = judgeRow([...PEOPLE[0]!, visa, terms, relocation], mapping, dictionaries, TODAY);
    const { work_authorization, engagement_types } = values;
    return [work_authorization, engagement_types, values.relocation, faults.map(({ field, text }) => [field, text])];
  };

  test.each([
    ['GC', 'C2C/W2', 'Yes', 'Green Card', ['c2c', 'w2'], true],
    ['Visa: h1b', 'Tax term - W2', 'Relocation: no', 'H-1B', ['w2'], false],
    ['N/A', '-', '?', '', [], null],
    ['\u200B', '\u200B', '\u2800', '', [], null],
    ['אזרח אמריקאי', 'corp to corp', 'да', 'אזרח אמריקאי', ['c2c'], true],
  ])('with %s, %s and %s is read without warnings', (visa, terms, relocation, ...expected) => {
    expect(read(visa, terms, relocation)).toEqual([...expected, []]);
  });

  test('has a warning with the words that are not understood', () => {
    expect(read('x'.repeat(101), 'Gig work', 'Maybe')).toEqual([
      '',
      [],
      null,
      [
        ['work_authorization', 'has more than 100 characters'],
        ['engagement_types', 'is not a type of engagement: “Gig work”'],
        ['relocation', 'does not say whether the person would relocate: “Maybe”'],
      ],
    ]);
    expect(read('', 'C2C, nights', 'Yes (TX only)')[3]).toEqual([
      ['engagement_types', 'leaves out “nights”'],
      ['relocation', 'is read as “yes” without the rest: “Yes (TX only)”'],
    ]);
  });
});
