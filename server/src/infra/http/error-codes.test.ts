import { ERROR_STATUS } from '@crewdock/contract/errors';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('lists every error code with its status in docs/errors.md, and no other', () => {
  const page = readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` +\| +(\d+) +\| .+ \|$/gm)];
  expect(rows.map(([, code, status]) => [code, Number(status)])).toEqual(Object.entries(ERROR_STATUS));
});
