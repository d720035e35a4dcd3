import { expect, test } from 'vitest';
import { addedByRules } from './by-rules.ts';
import { type Ask, findMatchingFacts, mentionsName } from './facts.ts';
import { reviewSummary } from './present.ts';

const ask = (name: string, fields: Partial<Ask> = {}): Ask => ({
  text: name,
  name,
  field: 'skills',
  isMain: true,
  id: 1,
  ...fields,
});

// oxlint-disable-next-line typescript/no-explicit-any
const names = { english: new Map([[2, { name: 'Advanced' }]]), seniority: new Map([[3, { label: 'Senior' }]]) } as any;
const CARD = { skills: [], english_level_id: null, seniority_id: null, work_experience: [] };

const textsOf = (card: Partial<Parameters<typeof findMatchingFacts>[0]>, asks: Ask[], said: string[] = []) =>
  addedByRules({ asks, facts: findMatchingFacts({ ...CARD, ...card }, asks, names), said }).map(({ text }) => text);

test('adds no requirement of the job that the card does not meet', () => {
  expect(textsOf({}, [ask('Go'), ask('English', { field: 'english_level', id: 2 })])).toEqual([]);
});

test('adds a level of the card only if it is high enough for the job', () => {
  const asks = [ask('English', { field: 'english_level', id: 3 }), ask('Middle', { field: 'seniority', id: 2 })];
  expect(textsOf({ english_level_id: 2, seniority_id: 3 }, asks)).toEqual(['English: Advanced.', 'Seniority: Senior.']);
  const higher = [ask('English', { field: 'english_level', id: 1 }), ask('Lead', { field: 'seniority', id: 4 })];
  expect(textsOf({ english_level_id: 2, seniority_id: 3 }, higher)).toEqual([]);
});

test('adds a skill with its years, or without years with the work that mentions it', () => {
  const work = { company: '', title: 'Go developer', from: '2021-05', to: null, description: '' };
  expect(textsOf({ skills: [[1, 1, true]] }, [ask('Go')])).toEqual(['1 year of experience with Go.']);
  expect(textsOf({ skills: [[1, null, true]] }, [ask('Go')])).toEqual(['Has experience with Go.']);
  expect(textsOf({ skills: [[1, null, true]], work_experience: [work] }, [ask('Go')])).toEqual([
    'Worked with Go as Go developer (since 2021).',
  ]);
  for (const [from, to, shown] of [
    ['2021', '2023-02', ' (2021 – 2023)'],
    ['2021', '2021', ' (2021)'],
    ['', '2023', ' (2023)'],
    ['', null, ''],
    ['', '', ''],
  ] as const)
    expect(textsOf({ skills: [[1, null, true]], work_experience: [{ ...work, from, to }] }, [ask('Go')])).toEqual([
      `Worked with Go as Go developer${shown}.`,
    ]);
});

test('adds nothing that the summary already mentions', () => {
  expect(textsOf({ skills: [[1, 5, true]] }, [ask('Go')], ['Writes Go.'])).toEqual([]);
});

test.each([
  ['Writes C.', 'C', true],
  ['Writes C++.', 'C', false],
  ['Writes JavaScript.', 'Java', false],
  ['I go on.', 'Go', false],
  ['node.js, daily', 'Node.js', true],
  ['nodexjs', 'Node.js', false],
])('checks whether “%s” mentions %s: %s', (text, name, is) => {
  expect(mentionsName(text, name)).toBe(is);
});

const shapes = (html: string) =>
  reviewSummary(html, []).map((each) => [each.change, each.html, each.block, each.begins]);

test('splits a summary into sentences with their emphasis and their block', () => {
  expect(shapes('<h3>Me</h3><p>I <em>write</em>. Well &amp; fast<br />Daily</p><ul><li>One. Two</li></ul>')).toEqual([
    ['kept', 'Me', 'h3', true],
    ['kept', 'I <em>write</em>.', 'p', true],
    ['kept', 'Well &amp; fast', 'p', false],
    ['kept', 'Daily', 'p', true],
    ['kept', 'One.', 'ul', true],
    ['kept', 'Two', 'ul', false],
  ]);
});

test('keeps an emphasised group of sentences together, and removes emphasis that spans paragraphs', () => {
  expect(shapes('<p><strong>One. Two.</strong> Three.</p>')).toEqual([
    ['kept', '<strong>One. Two.</strong> Three.', 'p', true],
  ]);
  expect(shapes('<strong>A<p>B</p></strong>').map(([, html]) => html)).toEqual(['A', 'B']);
});

test('removes repeated sentences and placeholders, and keeps headings', () => {
  expect(shapes('<p>Fast. TODO</p><p>—</p><p>fast.</p><h3>Summary</h3>').map(([what, html]) => [what, html])).toEqual([
    ['kept', 'Fast.'],
    ['removed', 'TODO'],
    ['removed', '—'],
    ['removed', 'fast.'],
    ['kept', 'Summary'],
  ]);
});

test('does not end a sentence at an abbreviation', () => {
  expect(shapes('<p>Languages, e.g. Go and Rust. Done.</p>').map(([, html]) => html)).toEqual([
    'Languages, e.g. Go and Rust.',
    'Done.',
  ]);
});
