import { isDeepStrictEqual } from 'node:util';

type Fields = Record<string, unknown>;

interface Difference {
  before: Fields | null;
  after: Fields | null;
}

/** Matches field names of credentials, which must not be logged. */
const SECRET = /password|secret|token|hash|(^|_)key$/;

/**
 * Returns the changed fields as JSON values, without secrets; null if no field differs. For a new object, returns all
 * non-empty fields. For an event without fields, `before` and `after` are null.
 */
export function computeDifference(before: object | undefined, after: object | undefined): Difference | null {
  const present = after && fieldsOf(after);
  if (!before || !present) return { before: null, after: present ? withoutEmpty(present) : null };
  const former = fieldsOf(before, Object.keys(present));
  const differs = Object.keys(present).filter((name) => !isDeepStrictEqual(former[name], present[name]));
  return differs.length === 0 ? null : { before: pick(former, differs), after: pick(present, differs) };
}

function fieldsOf(source: object, names = Object.keys(source)): Fields {
  const open = pick(
    source as Fields,
    names.filter((name) => !SECRET.test(name)),
  );
  return JSON.parse(JSON.stringify(open)) as Fields;
}

function pick(fields: Fields, names: string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}

function withoutEmpty(fields: Fields): Fields {
  const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}
