import { expect, it } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';

const OWN = 'only its owner writes it';
const NEW = 'creates a row or answers a question';
const NAMED = 'states the previous value in another required field, or changes many rows';

/** Writes that need no `version`, as patterns of method and path. */
const EXCEPTIONS: [pattern: RegExp, reason: string][] = [
  [/ \/profile\/|^POST \/auth\/|^DELETE \/auth\/|^POST \/email_change\//, OWN],
  [
    /^POST \/(password_reset|mails|company_invitation|interview_links|import_links)\//,
    'a mailed link, used by one person',
  ],
  [/\/(subscription_activation|unsubscribe|resubscribe|still_free)\//, 'a mailed link, used by one person'],
  [/ \/lists\/\{id\}\/($|items\/)/, OWN],
  [/ \/relations\/\{id\}\/notes\//, OWN],
  [/ \/admin-panel\/views\//, OWN],
  [/ \/(mapper|operations|ai)\//, OWN],
  [/^POST \/available_resources\/imports\/\{uid\}\/(cancel|undo)\/$/, 'stops or reverts an operation'],
  [
    /^POST .*\/(copy|contact|open(\/cv)?|open\/verdicts?|appl-clk|statistics(\/export)?|create_tag|subscribe|applications)\/$/,
    NEW,
  ],
  [/^POST \/market\/\{type\}\/$/, NEW],
  [/^POST .*\/statistics_access\/$/, NEW],
  [/^DELETE .*\/(statistics_access|verdicts\/\{verdictId\})\//, 'removes a row that never changes'],
  [/^POST .*\/related-(talent|request)\/\{otherId\}\/(restore\/)?$/, NEW],
  [/ \/company\/(domain|export)\//, 'names the domain, or starts the only export'],
  [/^DELETE \/available_resources\/delete_resources\/$/, NAMED],
  [/\/(bulk|export)\/$|\/send_mails\//, NAMED],
  [/\/invitation\/$/, 'sends or withdraws an email; the row stays'],
  [/^POST \/admin-panel\/mails\/\{id\}\/again\/$/, 'sends an email; the row stays'],
];

it('every write to a row that several people may change accepts `version`', () => {
  const missing = writes().filter(({ name, versioned }) => !versioned && !isException(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

it('`version` is an optional number: in the query of DELETE, in the body of other writes', () => {
  const required = writes().filter(({ versioned }) => versioned && !versioned.safeParse(undefined).success);
  expect(required.map(({ name }) => name)).toEqual([]);
});

it('every exception is needed', () => {
  const plain = writes().filter(({ versioned }) => !versioned);
  const unused = EXCEPTIONS.filter(([pattern]) => !plain.some(({ name }) => pattern.test(name)));
  expect(unused.map(([pattern]) => pattern.source)).toEqual([]);
});

/** POST calls with the id of an existing row in the body. */
const ID_IN_BODY = ['/available_resources/preview/', '/ai/mass_import/preview/'];

/** Returns all PATCH and DELETE calls, and all POST calls with an id in the path or the body. */
function writes() {
  return Object.values(api)
    .flatMap((table) => Object.values(table as Record<string, Call>))
    .filter(
      ({ method, path }) =>
        method === 'PATCH' ||
        method === 'DELETE' ||
        (method === 'POST' && (path.includes('{') || ID_IN_BODY.includes(path))),
    )
    .map(({ method, path, query, body }) => ({
      name: `${method} ${path}`,
      versioned: fieldsOf(method === 'DELETE' ? query : body)['version'],
    }));
}

interface Call {
  method: string;
  path: string;
  query?: z.ZodType;
  body?: z.ZodType;
}

/** Returns the fields of an object schema; unwraps defaults, refinements and pipes. */
function fieldsOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodPrefault || schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return fieldsOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in as z.ZodType);
  return {};
}

function isException(name: string): boolean {
  return EXCEPTIONS.some(([pattern]) => pattern.test(name));
}
