import { z } from 'zod';
import { Day, Flag, Id, idList, textField } from './fields.ts';
import { FILTER_IDS_MAX, SEARCH_MAX } from './limits.ts';
import type { Column, FilterKind } from './table.ts';

/** Returns the schema of a column filter in a URL. */
export function getColumnFilterSchema(filter: FilterKind, column: Column): z.ZodType {
  if (filter === 'range') return Range;
  if (filter === 'days') return Days;
  if (filter === 'has' || filter === 'holds') return Flag;
  if (filter === 'is') return textField(SEARCH_MAX).min(1, 'must not be empty');
  return 'values' in column ? valueList(column.values) : idList(FILTER_IDS_MAX);
}

/** Returns the schema of a column's value in responses. */
export function getColumnValueSchema(column: Column): z.ZodType {
  const value = 'values' in column ? valuesSchema(column) : PLAIN[column.type];
  return column.isNullable ? value.nullable() : value;
}

/** Returns the schema of a column's value in edits. */
export function writtenInto(column: Column): z.ZodType {
  const value = 'values' in column ? z.enum(column.values) : column.type === 'flag' ? z.boolean() : Id;
  return column.isNullable ? value.nullable() : value;
}

function valuesSchema({ type, values }: Extract<Column, { values: readonly string[] }>): z.ZodType {
  return type === 'someOf' ? z.array(z.enum(values)) : z.enum(values);
}

type PlainType = Exclude<Column['type'], 'oneOf' | 'ranked' | 'someOf'>;

const PLAIN: Record<PlainType, z.ZodType> = {
  id: Id,
  uid: z.uuid(),
  version: z.int(),
  line: z.string(),
  text: z.string(),
  count: z.int(),
  money: z.int(),
  flag: z.boolean(),
  time: z.iso.datetime(),
  ref: z.object({ id: Id, name: z.string() }),
  file: z.object({ name: z.string(), url: z.string() }),
  fields: z.record(z.string(), z.unknown()),
};

/** Parses a list of values in a URL, `new,done`; `all` removes the filter. */
function valueList(values: readonly string[]): z.ZodType {
  return z
    .string()
    .transform((value) => (value === 'all' ? undefined : [...new Set(value.split(','))]))
    .pipe(z.array(z.enum(values)).max(values.length).optional());
}

/** A range in a URL, `10-20`, `10-` or `-20`; bounds are inclusive. */
const Range = z
  .string()
  .regex(/^(\d{1,9}-\d{0,9}|-\d{1,9})$/, 'must be a range like 10-20, 10- or -20')
  .transform((value) => {
    const [min, max] = value.split('-');
    return { min: min ? Number(min) : null, max: max ? Number(max) : null };
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, 'must not end below its start');

const DAYS = /^(?!-$)(\d{4}-\d\d-\d\d)?-(\d{4}-\d\d-\d\d)?$/;

/**
 * A range of dates in a URL, `2026-11-01-2026-11-30`; one bound may be omitted. Dates are in UTC, and bounds are
 * inclusive.
 */
const Days = z
  .string()
  .regex(DAYS, 'must be days like 2026-11-01-2026-11-30')
  .transform((value) => {
    const [, min = null, max = null] = DAYS.exec(value)!;
    return { min, max };
  })
  .pipe(z.object({ min: Day.nullable(), max: Day.nullable() }))
  .refine(({ min, max }) => min === null || max === null || min <= max, 'must not end before its start');
