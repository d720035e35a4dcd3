import { expect, test } from 'vitest';
import { getActiveTerms } from './termFilters.ts';
import { formatResourceQuery, parseResourceView, withFilters } from './view.ts';

test('filters by terms are in the URL, also when a form repeats the parameter of each value', () => {
  const query = 'skills=3&work_authorization=Green+Card,H-1B&engagement_types=c2c,w2&relocation=0&sortBy=rate';
  const view = parseResourceView(query);
  expect(view).toEqual({
    skills: [3],
    work_authorization: ['Green Card', 'H-1B'],
    engagement_types: ['c2c', 'w2'],
    relocation: false,
    sortBy: 'rate',
  });
  expect(formatResourceQuery(view)).toBe(query);
  expect(parseResourceView('engagement_types=c2c&engagement_types=w2').engagement_types).toEqual(['c2c', 'w2']);
});

test.each(['engagement_types=1099', 'relocation=maybe', 'relocation=', 'work_authorization=,%20,%00a,\u200B'])(
  'the malformed filter %s is ignored',
  (query) => expect(parseResourceView(query)).toEqual({ sortBy: '-offered' }),
);

test('a change of another filter keeps the terms, and a chip removes its value alone', () => {
  const view = parseResourceView('work_authorization=TN,אזרח&engagement_types=w2&relocation=1');
  expect(withFilters(view, { ...view, sortBy: undefined, english: 2 })).toEqual({ ...view, english: 2 });
  const chips = getActiveTerms(view);
  expect(chips.map(({ label }) => label)).toEqual(['TN', 'אזרח', 'W2', 'Open to relocation']);
  const left = chips.map(({ drop }) => formatResourceQuery(withFilters(view, drop({ ...view, sortBy: undefined }))));
  expect(left[0]).not.toContain('TN');
  expect(left[2]).toBe(formatResourceQuery({ ...view, engagement_types: [] }));
  expect(left[3]).not.toContain('relocation');
});
