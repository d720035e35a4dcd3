import {
  CARD_FIELDS,
  CHOICES_MAX,
  CHOICES_MIN,
  CHOICE_MAX,
  FIRST_YEAR,
  LAST_YEAR,
} from '@crewdock/contract/card-fields';
import { isPeriodInOrder } from '@crewdock/contract/employment-period';
import type { CardKind } from '@crewdock/contract/kinds';
import { t } from '../i18n/translate.ts';
import { parseDay } from '../ui/format/day.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { addUrlScheme, isMonthOrYear, splitIntoLines } from './entries.ts';
import { CARD_FORM_FIELDS, type Fields } from './fields.ts';
import * as messages from './validation/messages.ts';
import { CARD_FIELD_LABELS } from '../cards/labels/fieldLabels.ts';

type Problems = Record<string, string>;

/**
 * Returns validation errors by field name, or by list item such as `work_experience.2.from`. Drafts can lack required
 * fields.
 */
export function validateCardFields(kind: CardKind, fields: Fields, isDraft: boolean): Problems {
  const problems: Problems = {};
  for (const { name, required, holds } of isDraft ? [] : CARD_FORM_FIELDS[kind]) {
    const value = fields[name];
    const isMissing = typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
    if (!required || !isMissing) continue;
    problems[name] =
      holds === 'skills'
        ? t(messages.skillsMissing)
        : t(messages.fieldMissing, { field: t(CARD_FIELD_LABELS[name]).toLowerCase() });
  }
  for (const name of ['hourly_rate', 'monthly_rate'] as const) {
    const { min, max } = fields[name];
    const most = CARD_FIELDS[name].max;
    if (Math.max(min ?? 0, max ?? 0) > most) {
      problems[name] = t(messages.rateTooHigh, { amount: `$${formatNumber(most)}` });
    } else if (kind === 'request' && min !== null && max !== null && min > max) {
      problems[name] = t(messages.ratesNotInOrder);
    }
  }
  for (const name of ['available_from', 'start_date'] as const) {
    if (fields[name].trim() !== '' && !parseDay(fields[name])) problems[name] = t(messages.dateInvalid);
  }
  const over = fields.summary.length - CARD_FIELDS.summary.max;
  if (over > 0) problems['summary'] = t(messages.tooLong, { count: over });
  for (const name of ['hours_per_week', 'overlap_hours'] as const) {
    const { max } = CARD_FIELDS[name];
    if ((fields[name] ?? 0) > max) problems[name] = t(messages.hoursTooHigh, { max });
  }
  const { overlap_time_zone: zone, overlap_hours: hours } = fields;
  if (zone !== null && hours === null) problems['overlap_hours'] = t(messages.overlapHoursMissing);
  if (zone === null && hours !== null) problems['overlap_time_zone'] = t(messages.overlapTimeZoneMissing);
  return {
    ...problems,
    ...inJobs(fields),
    ...inCourses(fields),
    ...inLanguages(fields),
    ...inLinks(fields),
    ...inQuestions(fields),
  };
}

function inJobs({ work_experience }: Fields): Problems {
  const problems: Problems = {};
  for (const [at, { title, from, to, isCurrent }] of work_experience.entries()) {
    const name = `work_experience.${at}`;
    if (title.trim() === '') problems[`${name}.title`] = t(messages.jobTitleMissing);
    const dates = isCurrent ? { from } : { from, to };
    for (const [part, date] of Object.entries(dates)) {
      if (date !== '' && !isMonthOrYear(date)) problems[`${name}.${part}`] = t(messages.yearIncomplete);
      else if (date !== '' && date < String(FIRST_YEAR))
        problems[`${name}.${part}`] = t(messages.yearTooEarly, { year: String(FIRST_YEAR) });
    }
    const isWrong = isMonthOrYear(from) && isMonthOrYear(to) && !isPeriodInOrder(from, to);
    if (isWrong && !isCurrent) problems[`${name}.to`] = t(messages.endBeforeStart);
  }
  return problems;
}

function inCourses({ education }: Fields): Problems {
  const problems: Problems = {};
  for (const [at, { school, from, to }] of education.entries()) {
    const name = `education.${at}`;
    if (school.trim() === '') problems[`${name}.school`] = t(messages.schoolMissing);
    for (const [part, year] of Object.entries({ from, to })) {
      if (year !== '' && (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR)) {
        problems[`${name}.${part}`] = t(messages.yearOutOfRange, {
          first: String(FIRST_YEAR),
          last: String(LAST_YEAR),
        });
      }
    }
    if (from !== '' && to !== '' && Number(to) < Number(from)) problems[`${name}.to`] ??= t(messages.endBeforeStart);
  }
  return problems;
}

function inLanguages({ languages }: Fields): Problems {
  const problems: Problems = {};
  for (const [at, { code, level }] of languages.entries()) {
    if (code === null) problems[`languages.${at}.code`] = t(messages.languageMissing);
    if (level === null) problems[`languages.${at}.level`] = t(messages.levelMissing);
  }
  return problems;
}

function inLinks({ links }: Fields): Problems {
  const problems: Problems = {};
  for (const [at, { url }] of links.entries()) {
    const address = addUrlScheme(url);
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
      problems[`links.${at}.url`] = t(messages.linkInvalid);
    }
  }
  return problems;
}

function inQuestions({ questions }: Fields): Problems {
  const problems: Problems = {};
  const texts = questions.map(({ text }) => spaced(text));
  for (const [at, { kind, choices }] of questions.entries()) {
    if (texts[at] === '') problems[`questions.${at}.text`] = t(messages.questionMissing);
    else if (texts.indexOf(texts[at]!) < at) problems[`questions.${at}.text`] = t(messages.questionRepeated);
    const wrong = kind === 'choice' && wrongOf(splitIntoLines(choices).map(spaced));
    if (wrong) problems[`questions.${at}.choices`] = wrong;
  }
  return problems;
}

function wrongOf(choices: string[]): string | null {
  if (choices.length < CHOICES_MIN) return t(messages.tooFewChoices, { min: CHOICES_MIN });
  if (choices.length > CHOICES_MAX) return t(messages.tooManyChoices, { max: CHOICES_MAX });
  const long = choices.find((choice) => choice.length > CHOICE_MAX);
  if (long) return t(messages.choiceTooLong, { max: CHOICE_MAX, choice: long.slice(0, 40) });
  const twice = choices.find((choice, at) => choices.indexOf(choice) < at);
  return twice === undefined ? null : t(messages.choiceRepeated, { choice: twice });
}

/** Trims and collapses whitespace, as the server does before storing. */
function spaced(line: string): string {
  return line.trim().replaceAll(/\s+/g, ' ');
}
