import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';

const PORTAL = resolve(import.meta.dirname, '../../portal/src');
/** Files that the gallery shows indirectly: other components contain them or load them lazily. */
const SHOWN_BY_OTHERS = ['RichText.tsx', 'FieldParts.tsx', 'DayCalendar.tsx'];

test('the gallery contains every component of the portal', () => {
  const imported = globSync('gallery/**/*.tsx', { cwd: PORTAL })
    .map((path) => readFileSync(`${PORTAL}/${path}`, 'utf8'))
    .join('\n');
  const parts = globSync('ui/**/*.tsx', { cwd: PORTAL, exclude: ['**/*.test.tsx'] });
  const left = parts.filter((path) => !imported.includes(`/${path}'`) && !SHOWN_BY_OTHERS.includes(basename(path)));
  expect(parts.length).toBeGreaterThan(40);
  expect(left).toEqual([]);
});
