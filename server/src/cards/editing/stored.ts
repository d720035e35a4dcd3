import type { FieldInput } from '@crewdock/contract/card-editing';
import { CARD_FIELDS, type CardField, type FieldRow, fieldRows } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import type { ErrorBody } from '@crewdock/contract/errors';
import type { Names } from '../../dictionaries/names.ts';
import { invalidInput } from '../../core/errors/errors.ts';
import { oneLine, plainText } from '../../core/text/plain-text.ts';
import { sanitizeRichText, findExceededLimits } from '../../core/text/rich-text.ts';
import { getFieldColumns } from './columns.ts';
import type { Content } from './content.ts';
import * as errors from '../../core/messages/errors/field.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Converts the named fields, except skills, to their columns. Throws one error with all invalid values and all values
 * missing in the dictionaries.
 */
export function toStoredColumns(
  kind: CardKind,
  named: Partial<Record<CardField, unknown>>,
  names: Names,
): Content['stored'] {
  const issues: Issues = [];
  const stored: Content['stored'] = {};
  for (const row of fieldRows(kind)) {
    const { name, holds } = row;
    if (named[name] === undefined || holds === 'file' || holds === 'skills') continue;
    const keep: (input: never, known: Known) => unknown[] = KEPT[holds];
    const values = keep(named[name] as never, knownTo(row, names, issues));
    stored[name] = Object.fromEntries(getFieldColumns(kind, name).map((column, at) => [column, values[at]]));
  }
  if (issues.length > 0) throw invalidInput(issues);
  return stored;
}

type Issues = NonNullable<ErrorBody['issues']>;

/** Functions that look up referenced values and collect issues. `at` is the index in a list. */
interface Known {
  option: (id: number, at?: number) => number;
  country: (code: string, at?: number) => number | undefined;
  refuse: (message: string, at?: number) => void;
}

function knownTo({ name, of }: FieldRow, names: Names, issues: Issues): Known {
  const refuse = (message: string, at?: number) =>
    void issues.push({ path: at === undefined ? `body.${name}` : `body.${name}.${at}`, message });
  return {
    option(id, at) {
      if (!of || !names[of].has(id)) refuse(formatMessage(errors.unknown), at);
      return id;
    },
    country(code, at) {
      const id = names.countryId.get(code);
      if (!id) refuse(formatMessage(errors.unknown), at);
      return id;
    },
    refuse,
  };
}

/**
 * Functions that convert a field's input to column values, by kind of field. Line breaks in single-line fields become
 * spaces.
 */
const KEPT: { [H in Exclude<keyof FieldInput, 'skills'>]: (input: FieldInput[H], known: Known) => unknown[] } = {
  line: (text) => [oneLine(text)],
  'optional line': (text) => [text === null ? null : oneLine(text)],
  'rich text': (html, { refuse }) => {
    const clean = sanitizeRichText(plainText(html));
    for (const message of findExceededLimits(clean, CARD_FIELDS.summary.max)) refuse(message);
    return [clean];
  },
  option: (id, known) => [id === null ? null : known.option(id)],
  options: (ids, known) => [[...new Set(ids.map(known.option))]],
  country: (code, known) => [code === null ? null : known.country(code)],
  countries: (codes, known) => [[...new Set(codes.map(known.country))]],
  flag: (on) => [on],
  amount: (dollars) => [dollars],
  range: (bounds) => [bounds?.min ?? null, bounds?.max ?? null],
  count: (count) => [count],
  'optional count': (count) => [count],
  'time zone': (name) => [name],
  day: (day) => [day],
  'notice period': (days) => [days],
  'work experience': (jobs) => [
    jobs.map(({ company, title, from, to, description }) => ({
      company: oneLine(company),
      title: oneLine(title),
      from,
      to,
      description: plainText(description),
    })),
  ],
  education: (courses) => [
    courses.map(({ school, degree, from, to }) => ({ school: oneLine(school), degree: oneLine(degree), from, to })),
  ],
  languages: (languages) => [languages.map(({ code, level }) => ({ code, level }))],
  // Normalizes URLs as browsers do, so that ignored characters cannot hide a part of a URL.
  links: (links) => [
    links.map(({ url, label }) => ({ url: new URL(url).href, label: (label && oneLine(label)) || null })),
  ],
  questions: (questions) => [
    questions.map(({ kind, text, is_required, choices }) => ({
      kind,
      text: oneLine(text),
      is_required,
      choices: choices.map(oneLine),
    })),
  ],
};
