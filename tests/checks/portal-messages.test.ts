import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Message } from '@crewdock/contract/message';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../portal/src/gallery/screens.ts';

const SOURCES = resolve(import.meta.dirname, '../../portal/src');
const CATALOGS = globSync('**/messages.ts', { cwd: SOURCES }).sort();
const CONTRACT = resolve(import.meta.dirname, '../../contract/src/messages.ts');

it('links from the list of texts to screens of existing areas', () => {
  expect(CATALOGS.map(getArea)).toEqual(expect.arrayContaining(Object.keys(SCREENS)));
});

describe.each([...CATALOGS, CONTRACT])('the catalog %s', (file) => {
  it('has ids of its folder and the names of its constants, and texts that compile', async () => {
    const texts: Record<string, Message<object>> = await import(resolve(SOURCES, file));
    for (const [name, { id, text }] of Object.entries(texts)) {
      expect(id).toBe(`${file === CONTRACT ? 'contract' : getArea(file)}.${name}`);
      expect(() => compileMessageOrThrow(text)).not.toThrow();
    }
  });
});

function getArea(file: string): string {
  return dirname(file).split('/').map(toCamelCase).join('.');
}

function toCamelCase(folder: string): string {
  return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
