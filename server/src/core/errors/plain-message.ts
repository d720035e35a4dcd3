import type { z } from 'zod';
import type { Message } from '@crewdock/contract/message';
import * as errors from '../messages/errors/field.ts';
import { formatMessage } from '../messages/format-message.ts';

type RawIssue = z.core.$ZodRawIssue;

/** Maximum number of allowed values that a message lists. */
const LISTED_VALUES = 12;

const TYPES: Record<string, Message<object>> = {
  string: errors.text,
  number: errors.number,
  int: errors.wholeNumber,
  bigint: errors.wholeNumber,
  boolean: errors.boolean,
  array: errors.list,
  tuple: errors.list,
  object: errors.namedFields,
  record: errors.namedFields,
  date: errors.date,
  file: errors.file,
};

const FORMATS: Record<string, Message<object>> = {
  email: errors.email,
  url: errors.url,
  uuid: errors.uuid,
  date: errors.dateFormat,
  datetime: errors.dateTimeFormat,
  time: errors.timeFormat,
};

/**
 * Replaces Zod's default messages with user-friendly messages, because clients show them. Messages defined in the
 * contract take precedence.
 */
export function plainMessage(issue: RawIssue): string {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys' && issue.code !== 'custom')
    return formatMessage(errors.required);
  switch (issue.code) {
    case 'invalid_type':
      return formatMessage(TYPES[issue.expected] ?? errors.notAllowed);
    case 'invalid_value':
      return allowedValues(issue.values);
    case 'too_small':
      return isEmptyList(issue) ? formatMessage(errors.empty) : formatSize(AT_LEAST, issue.origin, issue.minimum);
    case 'too_big':
      return formatSize(AT_MOST, issue.origin, issue.maximum);
    case 'not_multiple_of':
      return formatMessage(errors.multipleOf, { divisor: issue.divisor });
    case 'invalid_format':
      return formatMessage(FORMATS[issue.format] ?? errors.format);
    case 'unrecognized_keys':
      return formatMessage(errors.unknown);
    case 'invalid_union':
      return alternatives(issue.errors ?? []);
    default:
      return formatMessage(errors.notAllowed);
  }
}

function allowedValues(values: readonly unknown[]): string {
  if (values.length > LISTED_VALUES) return formatMessage(errors.otherValue);
  return formatMessage(errors.value, { value: joinWithOr(values.map(String)) });
}

function isEmptyList({ origin, minimum }: { origin: string; minimum: number | bigint }): boolean {
  return minimum === 1 && ['string', 'array', 'set', 'map'].includes(origin);
}

/** Messages about a size: per type of value, and for numbers. */
interface SizeTexts {
  byType: Record<string, Message<{ size: number }>>;
  number: Message<{ size: string | number }>;
}

const AT_LEAST: SizeTexts = {
  byType: {
    string: errors.charactersMin,
    file: errors.bytesMin,
    array: errors.entriesMin,
    set: errors.entriesMin,
    map: errors.entriesMin,
  },
  number: errors.atLeast,
};

const AT_MOST: SizeTexts = {
  byType: {
    string: errors.charactersMax,
    file: errors.bytesMax,
    array: errors.entriesMax,
    set: errors.entriesMax,
    map: errors.entriesMax,
  },
  number: errors.atMost,
};

function formatSize({ byType, number }: SizeTexts, type: string, size: number | bigint): string {
  const text = byType[type];
  return text ? formatMessage(text, { size: Number(size) }) : formatMessage(number, { size: String(size) });
}

/** Joins the first issue of each alternative; a general message if there are none. */
function alternatives(issues: readonly (readonly z.core.$ZodIssue[])[]): string {
  const messages = issues.flatMap(([first]) => (first ? [[...first.path, first.message].join(' ')] : []));
  return joinWithOr([...new Set(messages)]) || formatMessage(errors.notAllowed);
}

function joinWithOr(words: string[]): string {
  const [last = '', ...others] = words.toReversed();
  if (others.length === 0) return last;
  return formatMessage(errors.either, { first: others.toReversed().join(', '), last });
}
