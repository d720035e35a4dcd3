import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

interface Taken {
  at: string;
  schema: z.ZodType;
}

const endpoints = Object.values(api).flatMap((table) => Object.entries<Endpoint>(table));

/** All parameters and fields of the API that take a date. */
const days = endpoints.flatMap(([name, { params, query, body }]) =>
  [params, query, body].flatMap((schema) => (schema ? daysIn(schema, name) : [])),
);

/** Finds the date fields in a schema, with their paths. */
function daysIn(schema: z.ZodType, at: string): Taken[] {
  const def = schema.def as { type: string; format?: string } & Record<string, unknown>;
  if (def.format === 'date') return [{ at, schema }];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => daysIn(part as z.ZodType, `${at}.${name}`));
  const parts = ['innerType', 'element', 'in', 'out', 'valueType', 'options', 'items'].flatMap(
    (name) => def[name] ?? [],
  );
  return parts.flatMap((part) => daysIn(part as z.ZodType, at));
}

test('relation moves and table filters contain day fields', () => {
  expect(days.map(({ at }) => at)).toEqual(
    expect.arrayContaining(['proceedTalent.start_date', 'list_updates.created.min']),
  );
});

test('every day field accepts the years 2000 to 2100 and no others', () => {
  const accepted = ['2000-01-01', '2026-11-01', '2100-12-31'];
  const refused = ['1999-12-31', '2101-01-01', '0001-01-01', '9999-12-31'];
  const takenAt = ({ at, schema }: Taken) => ({
    at,
    accepted: [...accepted, ...refused].filter((day) => schema.safeParse(day).success),
  });
  expect(days.map(takenAt)).toEqual(days.map(({ at }) => ({ at, accepted })));
});
