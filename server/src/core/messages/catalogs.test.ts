import type { Message } from '@crewdock/contract/message';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = import.meta.dirname;
/** Suffixes of message ids, by catalog folder: `accountEmails` for `emails/account.ts`. */
const SUFFIXES: Record<string, string> = { '.': '', emails: 'Emails', errors: 'Errors' };

const catalogs = globSync('**/*.ts', { cwd: FOLDER, exclude: ['**/*.test.ts'] })
  .filter((path) => readFileSync(join(FOLDER, path), 'utf8').includes('defineMessage('))
  .map((path) => path.replaceAll('\\', '/').split('/'))
  .map((parts) => ({ folder: parts.length > 1 ? parts[0]! : '.', file: parts.at(-1)! }));

describe.each(catalogs)('the texts of $folder/$file', ({ folder, file }) => {
  it('have the name of the area and of their constant as id, and compile', async () => {
    const texts: Record<string, Message<object>> = await import(join(FOLDER, folder, file));
    const area = file.replace('.ts', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    for (const [name, { id, text }] of Object.entries(texts)) {
      expect(id).toBe(`${area}${SUFFIXES[folder]}.${name}`);
      expect(() => compileMessageOrThrow(text)).not.toThrow();
    }
  });
});
