import { expect, test } from 'vitest';
import { type JsonSchema, limitsText, schemaText } from './schema-text.ts';

test.each<[string, JsonSchema]>([
  ['any', {}],
  ['string', { type: 'string' }],
  ['uuid', { type: 'string', format: 'uuid', pattern: '^.*$' }],
  ['string | null', { type: ['string', 'null'] }],
  ['"a" | "b"', { type: 'string', enum: ['a', 'b'] }],
  ['"a"', { type: 'string', const: 'a' }],
  ['integer[]', { type: 'array', items: { type: 'integer' } }],
  ['("a" | "b")[]', { type: 'array', items: { enum: ['a', 'b'] } }],
  ['(string | null)[]', { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }],
  ['{ [name]: integer }', { type: 'object', additionalProperties: { type: 'integer' } }],
  ['{}', { type: 'object', properties: {}, additionalProperties: false }],
  [
    '{\n  id: integer  // at least 1\n  note?: {\n    text: string | null\n  } | null\n}',
    {
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 },
        note: {
          anyOf: [
            { type: 'object', properties: { text: { type: ['string', 'null'] } }, required: ['text'] },
            { type: 'null' },
          ],
        },
      },
      required: ['id'],
    },
  ],
  [
    '({\n  a: string | null\n} | null)[]',
    {
      type: 'array',
      items: {
        anyOf: [{ type: 'object', properties: { a: { type: ['string', 'null'] } }, required: ['a'] }, { type: 'null' }],
      },
    },
  ],
  [
    '{\n  a: string | null\n}[]',
    {
      type: 'array',
      items: { type: 'object', properties: { a: { type: ['string', 'null'] } }, required: ['a'] },
    },
  ],
])('%s', (text, schema) => {
  expect(schemaText(schema)).toBe(text);
});

test.each<[string, JsonSchema]>([
  ['', { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }],
  ['1–160 characters', { minLength: 1, maxLength: 160 }],
  ['6 characters', { minLength: 6, maxLength: 6 }],
  ['at most 20 entries', { maxItems: 20 }],
  ['0–2', { minimum: 0, maximum: 2 }],
  ['at most 40 characters, "" by default', { maxLength: 40, default: '' }],
  ['matches ^a$', { pattern: '^a$' }],
  ['', { pattern: '^a$', format: 'uuid' }],
])('limits: %s', (text, schema) => {
  expect(limitsText(schema)).toBe(text);
});
