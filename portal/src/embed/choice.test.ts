import { WIDGETS } from '@crewdock/sdk/reference';
import { describe, expect, test } from 'vitest';
import { getFormAttributes, readChoice, shortName, getValidValues, writeChoice } from './choice.ts';
import { readFilters, writeFilters } from './filters.ts';

const [talents, jobs, , subscription] = WIDGETS;

/** A valid and an invalid value for each kind of attribute. */
const VALUES: Record<string, [good: string, bad: string]> = {
  choice: ['', 'pink'],
  color: ['#0c5c66', 'red'],
  number: ['6', '61'],
  name: ['our-jobs', '1"><script>'],
  filters: ['seniority=3&english=2', 'nonsense=1'],
  job: ['48213-7', '48213'],
  words: ['name=Ada&email=ada%40example.com', 'x'.repeat(1001)],
  switch: ['true', 'yes'],
};

describe('the URL of a widget configuration', () => {
  test.each(WIDGETS.map((widget) => [widget.tag, widget] as const))('keeps every option of %s', (_, widget) => {
    const given = getFormAttributes(widget).map(({ name, input }) => [
      name,
      input.kind === 'choice' ? Object.keys(input.choices)[0]! : VALUES[input.kind]![0],
    ]);
    const values = getValidValues(widget, Object.fromEntries(given));
    expect(Object.keys(values)).toEqual(getFormAttributes(widget).map(({ name }) => name));
    const written = writeChoice(new URLSearchParams('code=react&page-size=9'), { widget, values });
    expect(readChoice(new URLSearchParams(String(written)))).toEqual({ widget, values });
    expect(written.get('code')).toBe('react');
  });

  test.each(WIDGETS.map((widget) => [widget.tag, widget] as const))('leaves out invalid values of %s', (_, widget) => {
    const bad = getFormAttributes(widget).map(({ name, input }) => [name, VALUES[input.kind]![1]]);
    const params = new URLSearchParams([['widget', shortName(widget)], ['company', 'sunrise'], ...bad]);
    expect(readChoice(params)).toEqual({ widget, values: {} });
  });

  test('falls back to the first widget for an unknown one', () => {
    expect(readChoice(new URLSearchParams('widget=weather')).widget).toBe(talents);
    expect(String(writeChoice(new URLSearchParams(), { widget: talents!, values: {} }))).toBe('');
  });

  test('keeps only the options that the widget supports', () => {
    const values = { filters: 'seniority=3&industry=4', 'page-size': '6', language: 'de' };
    expect(getValidValues(jobs!, values)).toEqual(values);
    expect(getValidValues(subscription!, values)).toEqual({ filters: 'seniority=3', language: 'de' });
  });
});

describe('preset filters', () => {
  test('of boards contain skill names, including names with special characters', () => {
    const names = new Map([
      [3, 'C, C++ & “C#”'],
      [5, 'React~Native'],
    ]);
    const view = { skills: [3, 5, 9], seniority: [2], hourlyRate: { min: 20, max: null } };
    const written = writeFilters('talents', view, (id) => names.get(id));
    expect(readFilters('talents', written)).toEqual(view);
    // Boards parse this format.
    expect(new URLSearchParams(written).get('skills')).toBe('3~C  C++ & “C#”,5~React Native,9');
    expect(getValidValues(talents!, { filters: written })['filters']).toBe(written);
  });

  test('of a subscription contain only the filters that it supports', () => {
    const given = 'skills=3~React&english=2&location=PL&industry=4&sortBy=rate';
    expect(getValidValues(subscription!, { filters: given })).toEqual({ filters: 'skills=3&english=2&location=PL' });
  });
});
