import { expect, test } from 'vitest';
import { showsFooter } from './footerRule.ts';

const visitor = {
  session: null,
  isCompanyHost: false,
  appType: 1,
  row: { area: 'public', name: 'ext-talent-id' },
} as const;
const talents = { area: 'public', name: 'market-talents' } as const;
const login = { area: 'entry', name: 'login' } as const;
const person = { ...visitor, session: { staff: false } };

test.each([
  ['a visitor who has chosen', visitor, true],
  ['a visitor who has not', { ...visitor, appType: null }, false],
  ['a visitor of a market, which implies the choice', { ...visitor, appType: null, row: talents }, true],
  ['a visitor who signs in', { ...visitor, row: login }, false],
  ['a visitor of a company', { ...visitor, isCompanyHost: true }, false],
  ['a signed-in user', person, true],
  ['a signed-in user who has not chosen', { ...person, appType: null }, true],
  ['a signed-in user on a company’s portal', { ...person, isCompanyHost: true }, false],
  ['staff', { ...visitor, session: { staff: true } }, false],
  ['staff on a company’s portal', { ...visitor, session: { staff: true }, isCompanyHost: true }, false],
])('the footer is shown for %s: %j → %s', (_, looking, shown) => {
  expect(showsFooter(looking)).toBe(shown);
});
