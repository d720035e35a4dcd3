import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const SOURCES = '{contract,server,sdk,portal,widgets}/src/**/*.{ts,tsx,css,html}';

/**
 * Files that can contain the product's name, because their text is never shown on a company's portal. Other files can
 * use the name only as a fallback: `company?.name ?? 'Crewdock'`. Names of elements, files, cookies and tables are
 * ignored (docs/decisions/0112).
 */
const OWN: Record<string, string> = {
  'portal/src/frame/Wordmark.tsx': 'the header of the main portal',
  'portal/src/frame/Footer.tsx': 'the footer of the main portal; companies have none',
  'portal/src/home/messages.ts': 'the home page of the main portal',
  'portal/src/legal/messages.ts': 'the main portal’s policy and terms; those of companies have a parameter',
  'portal/src/legal/TermsPage.tsx': 'the main portal’s terms; companies have their own',
  'portal/src/legal/PrivacyPage.tsx': 'the main portal’s policy; companies have their own',
  'server/src/cards/cv/input.ts': 'CVs of the main portal',
  'server/src/pages/brand.ts': 'the manifest of the main portal',
  'server/src/operator': 'for who operates the instance',
  'server/src/infra/email/send-test.ts': 'for who operates the instance',
  'server/src/core/config/start-error.ts': 'for who operates the instance',
  'server/src/where-to-look.ts': 'for who operates the instance',
  'widgets/src/kit/config-error.ts': 'for developers, in their browser’s console',
  'widgets/src/kit/commands.ts': 'for developers, in their browser’s console',
};

test('the product’s name is never shown on a company’s host, except as the fallback for a missing company', () => {
  const files = globSync(SOURCES, { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));
  const written = files.flatMap((path) =>
    linesOf(path)
      .filter((line) =>
        /(?<![\w@-])Crewdock(?!\w)|@crewdock\.|\/\/crewdock\./.test(line.replaceAll("?? 'Crewdock'", '')),
      )
      .map((line) => ({ path, line: line.trim() })),
  );
  const known = Object.keys(OWN);
  expect(files.length).toBeGreaterThan(1000);
  expect(written.filter(({ path }) => !known.some((own) => path.startsWith(own)))).toEqual([]);
  expect(known.filter((own) => !written.some(({ path }) => path.startsWith(own)))).toEqual([]);
});

/** Returns the lines of a file without comments, because users never see comments. */
function linesOf(path: string): string[] {
  return readFileSync(join(root, path), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split('\n')
    .filter((line) => !/^\s*\/\//.test(line));
}
