import { RequestChange, TalentChange } from '@crewdock/contract/card-editing';
import { fieldRows } from '@crewdock/contract/card-fields';
import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { validateCardFields } from './check.ts';
import type { Dictionaries } from './dictionaries.ts';
import { CardEditorForm } from './EditorForm.tsx';
import {
  type Details,
  EMPTY_FIELDS,
  CARD_FORM_FIELDS,
  toCardBody,
  findDifferingFields,
  toFormFields,
} from './fields.ts';
import { CARD_FIELD_LABELS } from '../cards/labels/fieldLabels.ts';
import { t } from '../i18n/translate.ts';
import { richTextQuery } from '../ui/patterns/form/richText.ts';
import type { EditorController } from './useEditor.ts';
import { createEditorState } from './work.ts';
import { formatFieldValue } from './written.ts';

const option = (id: number) => ({ id, label: `Option ${id}` });
const known: Dictionaries = {
  seniorities: [option(1)],
  english: [{ id: 2, name: 'Option 2', level: 2 }],
  specializations: [{ ...option(9), specializations: [option(3)] }],
  industries: [option(4)],
  durations: [option(5)],
  engagements: [option(10)],
  workModes: [option(11)],
  countries: [{ code: 'PL', label: 'Poland' }],
};

const shared = {
  id: 1,
  public_id: '1-1',
  path: '/',
  title: 'The title',
  skills: [{ id: 7, name: 'Rust', skill_image: null, experience: 3, is_main: true }],
  seniority: option(1),
  english_level: known.english[0]!,
  specializations: [option(3)],
  industries: [option(4)],
  full_stack: true,
  summary: 'The summary',
  is_private: true,
  is_on_hold: true,
  is_verified: false,
  is_active: true,
  is_draft: false,
  has_cv: false,
  priority: 1,
  version: 1,
  created: '',
  modified: '',
  can: { edit: true, see_privately: true },
};
/** Test cards with a value in every field. */
const CARDS: Record<CardKind, Details> = {
  talent: {
    ...shared,
    name: 'The name',
    cv_is_shared: true,
    cv_shows_rates: true,
    photo: null,
    placeholder: 1,
    country: known.countries[0]!,
    city: 'The city',
    hourly_rate: { min: 50, max: 50 },
    monthly_rate: { min: 5000, max: 5000 },
    available_from: '2031-12-03',
    notice_period: 30,
    time_zone: 'Asia/Tokyo',
    languages: [{ code: 'de', level: 'native' }],
    work_experience: [
      { company: 'Analytical Ltd', title: 'Engineer', from: '2019-03', to: null, description: 'Built engines.' },
      { company: '', title: 'Tester', from: '2018', to: '2019-02', description: '' },
    ],
    education: [
      { school: 'School of Examples', degree: 'BSc', from: 2010, to: 2014 },
      { school: 'Other school', degree: '', from: null, to: null },
    ],
    links: [
      { url: 'https://a.example/', label: 'Mine' },
      { url: 'https://b.example/', label: null },
    ],
  } satisfies TalentDetails,
  request: {
    ...shared,
    company_name: 'The company',
    city: 'The city',
    region: 'The region',
    countries: known.countries,
    duration: option(5),
    hourly_rate: { min: 50, max: 60 },
    monthly_rate: { min: 5000, max: null },
    specific_project: 'The project',
    headcount: 3,
    start_date: '2031-12-03',
    engagement: option(10),
    hours_per_week: 20,
    work_mode: option(11),
    overlap_time_zone: 'Asia/Tokyo',
    overlap_hours: 4,
    questions: [
      { kind: 'choice', text: 'Which?', is_required: true, choices: ['This one', 'That one'] },
      { kind: 'yes_no', text: 'May you?', is_required: false, choices: [] },
    ],
  } satisfies RequestDetails,
};
/** The fields that the request bodies for both kinds of `CARDS` share. */
const both = {
  title: 'The title',
  skills: [{ id: 7, experience: 3, is_main: true }],
  seniority: 1,
  english_level: 2,
  specializations: [3],
  industries: [4],
  full_stack: true,
  summary: 'The summary',
  is_private: true,
  is_on_hold: true,
};
const BODIES = {
  talent: {
    ...both,
    name: 'The name',
    cv_is_shared: true,
    cv_shows_rates: true,
    country: 'PL',
    city: 'The city',
    hourly_rate: 50,
    monthly_rate: 5000,
    available_from: '2031-12-03',
    notice_period: 30,
    time_zone: 'Asia/Tokyo',
    languages: [{ code: 'de', level: 'native' }],
    work_experience: [
      { company: 'Analytical Ltd', title: 'Engineer', from: '2019-03', to: null, description: 'Built engines.' },
      { company: '', title: 'Tester', from: '2018', to: '2019-02', description: '' },
    ],
    education: [
      { school: 'School of Examples', degree: 'BSc', from: 2010, to: 2014 },
      { school: 'Other school', degree: '', from: null, to: null },
    ],
    links: [
      { url: 'https://a.example/', label: 'Mine' },
      { url: 'https://b.example/', label: null },
    ],
  },
  request: {
    ...both,
    company_name: 'The company',
    countries: ['PL'],
    city: 'The city',
    region: 'The region',
    duration: 5,
    hourly_rate: { min: 50, max: 60 },
    monthly_rate: { min: 5000, max: null },
    specific_project: 'The project',
    headcount: 3,
    start_date: '2031-12-03',
    engagement: 10,
    hours_per_week: 20,
    work_mode: 11,
    overlap_time_zone: 'Asia/Tokyo',
    overlap_hours: 4,
    questions: [
      { kind: 'choice', text: 'Which?', is_required: true, choices: ['This one', 'That one'] },
      { kind: 'yes_no', text: 'May you?', is_required: false, choices: [] },
    ],
  },
};

/** The values of `CARDS` as display text, without summaries, because they need a browser's HTML parser. */
const shownOfBoth = {
  title: 'The title',
  skills: 'Rust (main) 3 yrs',
  seniority: 'Option 1',
  english_level: 'Option 2',
  specializations: 'Option 3',
  industries: 'Option 4',
  full_stack: 'Yes',
  is_private: 'Yes',
  is_on_hold: 'Yes',
};
const SHOWN = {
  talent: {
    ...shownOfBoth,
    name: 'The name',
    cv_is_shared: 'Yes',
    cv_shows_rates: 'Yes',
    country: 'Poland',
    city: 'The city',
    hourly_rate: '$50/hr',
    monthly_rate: '$5,000/month',
    available_from: '3 Dec 2031',
    notice_period: '30 days’ notice',
    time_zone: 'Asia/Tokyo (UTC+9)',
    languages: 'German (native)',
    work_experience: 'Engineer, Analytical Ltd, Mar 2019 to now\nBuilt engines.\nTester, 2018 to Feb 2019',
    education: 'BSc, School of Examples, 2010 to 2014\nOther school',
    links: 'Mine: https://a.example/\nhttps://b.example/',
  },
  request: {
    ...shownOfBoth,
    company_name: 'The company',
    countries: 'Poland',
    city: 'The city',
    region: 'The region',
    duration: 'Option 5',
    hourly_rate: '$50 / $60/hr',
    monthly_rate: '$5,000 / --/month',
    specific_project: 'The project',
    headcount: '3',
    start_date: '3 Dec 2031',
    engagement: 'Option 10',
    hours_per_week: '20',
    work_mode: 'Option 11',
    overlap_time_zone: 'Asia/Tokyo (UTC+9)',
    overlap_hours: '4',
    questions: 'Which? (This one / That one, required)\nMay you? (yes or no)',
  },
};
const REQUIRED = { talent: ['name', 'title', 'skills'], request: ['title', 'skills'] };

describe.each(CARD_KINDS)('the form of a %s', (kind) => {
  const card = CARDS[kind];
  const fields = toFormFields(card);
  const names = CARD_FORM_FIELDS[kind].map(({ name }) => name);

  test('shows every field with its label and maximum length', () => {
    const html = formOf(kind, card);
    const labels = fieldRows(kind).filter(({ name }) => name !== 'is_draft');
    expect(labels.filter(({ name }) => !new RegExp(`>${t(CARD_FIELD_LABELS[name])}(, from)?<`).test(html))).toEqual([]);
    const lines = CARD_FORM_FIELDS[kind].filter(({ holds, name }) => /line/.test(holds) && name !== 'city');
    expect(lines.filter(({ name, max }) => !new RegExp(`maxLength="${max}"[^>]* name="${name}"`).test(html))).toEqual(
      [],
    );
  });

  test('reads every field from the card, submits it and describes it', () => {
    expect(findDifferingFields(kind, EMPTY_FIELDS, fields)).toEqual(names);
    const picked = { id: 7, name: 'Rust', image: null, experience: 3, is_main: true };
    expect(findDifferingFields(kind, fields, { ...fields, skills: [picked] })).toEqual([]);
    const body = toCardBody(kind, fields, names);
    expect(body).toEqual(BODIES[kind]);
    expect((kind === 'talent' ? TalentChange : RequestChange).parse(body)).toEqual(body);
    const told = names
      .filter((name) => name !== 'summary')
      .map((name) => [name, formatFieldValue(kind, name, fields, known)]);
    expect(Object.fromEntries(told)).toEqual(SHOWN[kind]);
  });

  test('reports missing fields unless the card is a draft, and values above the limit', () => {
    expect(Object.keys(validateCardFields(kind, EMPTY_FIELDS, false))).toEqual(REQUIRED[kind]);
    expect(validateCardFields(kind, EMPTY_FIELDS, true)).toEqual({});
    const most = { min: 1_000_000, max: 1_000_000 };
    const full = { ...fields, summary: 'x'.repeat(20_000), hourly_rate: most, monthly_rate: most };
    expect(validateCardFields(kind, full, false)).toEqual({});
    const more = { min: 1_000_001, max: 1_000_001 };
    const over = { ...fields, summary: 'x'.repeat(20_001), hourly_rate: more, monthly_rate: more };
    expect(Object.keys(validateCardFields(kind, over, false))).toEqual(['hourly_rate', 'monthly_rate', 'summary']);
  });
});

function formOf(kind: CardKind, card: Details): string {
  const queryClient = new QueryClient();
  const RichText = ({ label }: { label: string }) => <label>{label}</label>;
  const key: QueryKey = richTextQuery.queryKey;
  queryClient.setQueryData(key, { default: RichText });
  const editor = { work: createEditorState(card), errors: {}, round: 0, change() {} } as unknown as EditorController;
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <CardEditorForm kind={kind} editor={editor} known={known} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
