import type { ImportField } from '@crewdock/contract/import-mapping';
import { isKnownWorkAuthorization } from '../../../resources/work-authorization.ts';
import { parseAmount } from '../cells/amount.ts';
import { parseDate } from '../cells/day.ts';
import type { ImportDictionaries } from '../cells/dictionaries.ts';
import { parseEngagementTypes } from '../cells/engagement.ts';
import { removeLabel } from '../cells/label.ts';
import { parseRelocation } from '../cells/relocation.ts';
import { parseEnglishLevel, parseSeniority } from '../cells/level.ts';
import { nameAndTitle } from '../cells/person-name.ts';
import { parseCountry, parsePlace } from '../cells/place.ts';
import { knownShare } from '../cells/skills.ts';
import { parseImportedStatus } from '../cells/status.ts';

/** How well the cells of a column match each field, from 0 to 1. Without fields whose cells can contain any text. */
export type Fit = Partial<Record<ImportField, number>>;

const JOB =
  /developer|engineer|designer|manager|analyst|architect|tester|\bqa\b|devops|administrator|consultant|scientist|\blead\b|specialist|programmer|entwickler|ingenieur|ingénieur|développeu|desarrollad|desenvolved|programist|tester|analyty|разработчик|тестировщик|аналитик|дизайнер|администратор|розробни|тестувальник|вывояр|vývojář|master\b/i;
const PERSON = /^\p{Lu}[\p{L}\p{M}'’.-]*([\s,]+\p{Lu}[\p{L}\p{M}'’.-]*){1,3}$/u;
/** A fixed date, so that the result does not depend on the current date. */
const ANY_DAY = { dayFirst: true, today: '2026-01-01' };

/** Computes how well the cells of a column match each field. The cells must not be empty. */
export function contentsFit(cells: string[], dictionaries: ImportDictionaries): Fit {
  if (cells.length === 0) return {};
  const share = (is: (text: string) => boolean) => cells.filter((cell) => is(cell)).length / cells.length;
  const parts = cells.map((cell) => knownShare(cell.slice(0, 500), dictionaries.skills));
  const known = parts.reduce((sum, part) => sum + part.known, 0);
  const all = parts.reduce((sum, part) => sum + part.all, 0);
  return {
    email: share((text) => /^[^\s@]*<?[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)),
    phone: share(
      (text) =>
        /^[+(]?[\d\s().\-/]{7,}$/.test(text) &&
        text.replaceAll(/\D/g, '').length >= 7 &&
        !/^\d{4}-\d\d-\d\d/.test(text),
    ),
    cv: share((text) => /^(https?:\/\/|www\.|[\w-]+(\.[\w-]+)+\/)/i.test(text) && !/linkedin|github/i.test(text)),
    skills: all === 0 ? 0 : known / all,
    country: share((text) => parseCountry(text, dictionaries.countries) !== null && text.length > 1),
    city: share((text) => {
      if (/\d|\p{Sc}/u.test(text)) return false;
      const { country_id, city } = parsePlace(text, dictionaries.countries);
      return country_id !== null && city !== '';
    }),
    work_authorization: share((text) => isKnownWorkAuthorization(removeLabel(text, 'work_authorization'))),
    engagement_types: share((text) => parseEngagementTypes(removeLabel(text, 'engagement_types')).types.length > 0),
    relocation: share((text) => parseRelocation(removeLabel(text, 'relocation')).value !== null),
    english: share((text) => parseEnglishLevel(text, dictionaries.english) !== null && text.length < 60),
    seniority: share((text) => parseSeniority(text, dictionaries.seniorities) !== null && text.length < 30),
    available_from: share((text) => parseDate(text, ANY_DAY) !== null),
    rate: share((text) => parseAmount(text) !== null && text.length < 40 && !/^\d{4}-\d\d-\d\d|@/.test(text)),
    experience: share((text) =>
      /^[<~>]?\s*\d{1,2}([.,]\d+)?\s*(\+|-\s*\d{1,2})?\s*[\p{L}.+]{0,8}(\s+\p{L}+)?$|^\d{1,2}\s*(y|years?|yrs?)\b.{0,20}$|since/iu.test(
        text.replaceAll('(s)', 's'),
      ),
    ),
    status: share((text) => parseImportedStatus(text) !== null && text.length < 40),
    name: share((text) => PERSON.test(text) && !JOB.test(text)),
    title: share((text) => JOB.test(text) && text.length < 80),
    name_and_title: share((text) => {
      const { name, title } = nameAndTitle(text);
      return PERSON.test(name) && !JOB.test(name) && JOB.test(title);
    }),
  };
}

/**
 * Weight of each field when a column is recognized by its cells alone. Fields that are not listed are never recognized
 * without a header.
 */
export const TOLD_BY_CONTENTS: Partial<Record<ImportField, number>> = {
  email: 0.95,
  name_and_title: 0.85,
  country: 0.8,
  skills: 0.8,
  title: 0.75,
  english: 0.6,
  seniority: 0.65,
  phone: 0.6,
  cv: 0.6,
  name: 0.65,
  city: 0.5,
  work_authorization: 0.7,
  engagement_types: 0.7,
  relocation: 0.7,
};
