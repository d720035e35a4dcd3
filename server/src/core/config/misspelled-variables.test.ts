import { expect, test } from 'vitest';
import { findMisspelledVariables } from './misspelled-variables.ts';

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['ENCRYPTION_KEY', 'ENCRYPTION_KEYS'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SMPT_URL_FILE', 'SMTP_URL_FILE'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
])('%s is reported as a misspelling of %s', (name, meant) => {
  expect(findMisspelledVariables({ [name]: 'x' })).toEqual([{ name, meant }]);
});

test('known variables and variables of other programs are not reported', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'POST',
    'HOSTS',
    'NODE_OPTIONS',
    'XDG_DATA_DIRS',
    'SSH_AUTH_SOCK',
    'LC_ALL',
    'NODE_PATH',
  ];
  const known = ['SMTP_URL', 'SMTP_URL_FILE', 'PORT', 'DATA_DIR'];
  expect(findMisspelledVariables(Object.fromEntries([...others, ...known].map((name) => [name, 'x'])))).toEqual([]);
});
