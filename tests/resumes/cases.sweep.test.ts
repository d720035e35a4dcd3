import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParsedResume } from '@crewdock/contract/resumes';
import { parseResume } from '@crewdock/server/imports/documents/parsing/parse';
import { readDocument } from '@crewdock/server/imports/documents/reading/read-document';
import { keepValidFields } from '@crewdock/server/imports/resumes/fitting';
import { afterAll, describe, expect, test } from 'vitest';
import { CASES } from './cases/right-values.ts';
import { knowledge } from './knowledge.ts';
import { sorted, valuesLike } from './right-values.ts';
import { VARIANTS } from './variants/variants.ts';

const folder = mkdtempSync(join(tmpdir(), 'cases-'));
const known = knowledge();
afterAll(() => rmSync(folder, { recursive: true }));

const files = new URL('./cases/', import.meta.url);

test('every file has expected values', () => {
  const names = readdirSync(files).filter((name) => !name.endsWith('.ts'));
  expect(names.toSorted()).toEqual(Object.keys(CASES).toSorted());
});

test.each(Object.entries(CASES))('%s is parsed to its right values', async (name, right) => {
  const parsed = await parse(name, readFileSync(new URL(name, files)));
  expect(valuesLike(right, parsed)).toEqual(sorted(right));
});

describe.each(Object.entries(VARIANTS))('%s', (group, variants) => {
  test.each(variants)('parses a CV with $title', async ({ text, right }) => {
    const parsed = await parse(`${group}.txt`, text);
    expect(valuesLike(right, parsed)).toEqual(sorted(right));
  });
});

let count = 0;
async function parse(name: string, contents: string | Uint8Array): Promise<ParsedResume> {
  const path = join(folder, `${++count}-${name.replaceAll(' ', '-')}`);
  writeFileSync(path, contents);
  return keepValidFields(parseResume(await readDocument(path, null), known));
}
