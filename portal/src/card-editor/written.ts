import type { Dictionary } from '@crewdock/contract/card-fields';
import { formatEmploymentDates } from '@crewdock/contract/employment-period';
import type { CardKind } from '@crewdock/contract/kinds';
import { hourlyRate, monthlyRate } from '@crewdock/sdk/cards/rate';
import { shortDay } from '@crewdock/sdk/cards/date';
import { formatYears } from '@crewdock/sdk/cards/years';
import { formatNoticePeriod, formatDateRange, formatLanguageLevel, timeZoneName } from '../cards/career.ts';
import { QUESTION_KIND_LABELS } from '../cards/questions.ts';
import { t } from '../i18n/translate.ts';
import { type Dictionaries, getDictionaryOptions } from './dictionaries.ts';
import { type FormValueByType, type RateEntry, completeDate, splitIntoLines, toOptionalRate } from './entries.ts';
import { CARD_FORM_FIELDS, type FieldName, type Fields, type EditorFieldDefinition } from './fields.ts';
import * as messages from './messages.ts';

/** Formats a field's value for display; '' if it is empty. */
export function formatFieldValue(kind: CardKind, name: FieldName, fields: Fields, known: Dictionaries): string {
  const row = CARD_FORM_FIELDS[kind].find((field) => field.name === name)!;
  const write: (entry: never, row: EditorFieldDefinition, known: Dictionaries) => string = WRITTEN[row.holds];
  return write(fields[name] as never, row, known);
}

const rate = (entry: RateEntry, { name }: EditorFieldDefinition) =>
  (name === 'monthly_rate' ? monthlyRate : hourlyRate)(toOptionalRate(entry)) ?? '';

const WRITTEN: {
  [H in keyof FormValueByType]: (entry: FormValueByType[H], row: EditorFieldDefinition, known: Dictionaries) => string;
} = {
  line: (line) => line,
  'optional line': (line) => line,
  'rich text': textOf,
  option: (id, { of }, known) => labelsOf(id === null ? [] : [id], of, known),
  options: (ids, { of }, known) => labelsOf(ids, of, known),
  country: (code, _, { countries }) => countries.find((country) => country.code === code)?.label ?? '',
  countries: (codes, _, { countries }) =>
    codes.map((code) => countries.find((country) => country.code === code)?.label).join(', ') || t(messages.anywhere),
  flag: (on) => t(on ? messages.yes : messages.no),
  amount: rate,
  range: rate,
  skills: (skills) =>
    skills
      .map(({ name, experience, is_main }) =>
        [is_main ? t(messages.mainSkill, { skill: name }) : name, experience !== null && formatYears(experience)]
          .filter(Boolean)
          .join(' '),
      )
      .join(', '),
  count: number,
  'optional count': number,
  'time zone': (name) => (name === null ? '' : timeZoneName(name)),
  day: (day) => (day === '' ? '' : shortDay(day)),
  'notice period': (days) => (days === null ? '' : formatNoticePeriod(days)),
  'work experience': (jobs) =>
    jobs
      .map(({ company, title, from, to, isCurrent, description }) => {
        const when = formatEmploymentDates(completeDate(from), isCurrent ? null : completeDate(to));
        return lines([[title, company, when].filter(Boolean).join(', '), description]);
      })
      .join('\n'),
  education: (courses) =>
    courses
      .map(({ school, degree, from, to }) =>
        [degree, school, formatDateRange(from || null, to || null)].filter(Boolean).join(', '),
      )
      .join('\n'),
  languages: (languages) =>
    languages.flatMap(({ code, level }) => (code && level ? [formatLanguageLevel({ code, level })] : [])).join(', '),
  links: (links) => links.map(({ url, label }) => (label ? `${label}: ${url}` : url)).join('\n'),
  questions: (questions) =>
    questions
      .map(({ kind, text, is_required, choices }) => {
        const how =
          kind === 'choice' ? splitIntoLines(choices).join(' / ') : t(QUESTION_KIND_LABELS[kind]).toLowerCase();
        const answer = [how, is_required && t(messages.required)].filter(Boolean).join(', ');
        return t(messages.questionSummary, { question: text, answer });
      })
      .join('\n'),
};

function number(count: number | null): string {
  return count === null ? '' : String(count);
}

function lines(texts: string[]): string {
  return texts.filter(Boolean).join('\n');
}

/** Returns the plain text of a summary, with each block on a separate line. */
function textOf(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replaceAll(/<\/(p|li|h3|h4)>|<br>/g, '$&\n'), 'text/html');
  return parsed.body.textContent.replaceAll(/\n{2,}/g, '\n').trim();
}

function labelsOf(ids: number[], of: Dictionary | undefined, known: Dictionaries): string {
  const options = of ? getDictionaryOptions(known)[of] : [];
  return ids.map((id) => options.find((option) => option.id === id)?.label ?? '').join(', ');
}
