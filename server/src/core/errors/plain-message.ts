import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

/** Maximum number of allowed values that a message lists. */
const LISTED_VALUES = 12;

const TYPES: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  bigint: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  tuple: 'must be a list',
  object: 'must be an object with named fields',
  record: 'must be an object with named fields',
  date: 'must be a date',
  file: 'must be a file',
};

const FORMATS: Record<string, string> = {
  email: 'must be an e-mail address',
  url: 'must be an address like https://example.com',
  uuid: 'must be a UUID',
  date: 'must be a date like 2026-11-01',
  datetime: 'must be a date and time like 2026-11-01T09:30:00Z',
  time: 'must be a time like 09:30',
};

/**
 * Replaces Zod's default messages by messages for people, because clients show them. Messages defined in the contract
 * take precedence.
 */
export function plainMessage(issue: RawIssue): string {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys' && issue.code !== 'custom') return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'has a value that is not allowed';
    case 'invalid_value':
      return allowedValues(issue.values);
    case 'too_small':
      return isEmptyList(issue) ? 'must not be empty' : `${sizeVerb(issue)} at least ${sizeOf(issue, issue.minimum)}`;
    case 'too_big':
      return `${sizeVerb(issue)} at most ${sizeOf(issue, issue.maximum)}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is not written in the expected form';
    case 'unrecognized_keys':
      return 'is not known';
    case 'invalid_union':
      return alternatives(issue.errors ?? []);
    default:
      return 'has a value that is not allowed';
  }
}

function allowedValues(values: readonly unknown[]): string {
  if (values.length > LISTED_VALUES) return 'is none of the allowed values';
  const words = values.map(String);
  const last = words.pop();
  return words.length === 0 ? `must be ${last}` : `must be ${words.join(', ')} or ${last}`;
}

function isEmptyList({ origin, minimum }: { origin: string; minimum: number | bigint }): boolean {
  return minimum === 1 && ['string', 'array', 'set', 'map'].includes(origin);
}

function sizeVerb({ origin }: { origin: string }): string {
  return UNITS[origin] ? 'must have' : 'must be';
}

const UNITS: Record<string, string> = {
  string: 'character',
  file: 'byte',
  array: 'entry',
  set: 'entry',
  map: 'entry',
};

function sizeOf({ origin }: { origin: string }, size: number | bigint): string {
  const unit = UNITS[origin];
  if (!unit) return String(size);
  const words = unit === 'entry' ? 'entries' : `${unit}s`;
  return `${size} ${Number(size) === 1 ? unit : words}`;
}

/** Joins the first issue of each alternative; a general message if there are none. */
function alternatives(errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  const messages = errors.flatMap(([first]) => (first ? [[...first.path, first.message].join(' ')] : []));
  return [...new Set(messages)].join(' or ') || 'has a value that is not allowed';
}
