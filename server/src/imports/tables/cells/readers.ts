import type { Message } from '@crewdock/contract/message';
import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { withAsciiDomain } from '@crewdock/contract/email-domain';
import { ENGAGEMENT_TYPES } from '@crewdock/contract/engagement-types';
import type { ImportField } from '@crewdock/contract/import-mapping';
import { COMPANY_NAME_MAX, WORK_AUTHORIZATION_MAX } from '@crewdock/contract/limits';
import { oneLine, plainText } from '../../../core/text/plain-text.ts';
import { formatUtcShortDate } from '../../../core/text/short-date.ts';
import { normalizeWorkAuthorization } from '../../../resources/work-authorization.ts';
import { isAmbiguousDate, parseDate } from './day.ts';
import { findCurrency } from './amount.ts';
import { getCountryName } from './countries.ts';
import { parseEngagementTypes } from './engagement.ts';
import { removeLabel } from './label.ts';
import { parseRelocation } from './relocation.ts';
import type { ImportRowDraft } from './draft.ts';
import { parseEnglishLevel, parseSeniority } from './level.ts';
import { nameAndTitle, wholeName } from './person-name.ts';
import { normalizePhoneNumber } from './phone.ts';
import { type ParsedPlace, parseCountry, parsePlace } from './place.ts';
import { normalizeText } from './folded.ts';
import { quoteCellText } from './quoted.ts';
import { parseRate, type RateField } from './rate.ts';
import type { ImportedResource } from './resource.ts';
import { findUnknownSkills, parseSkillsCell } from './skills.ts';
import { parseImportedStatus } from './status.ts';
import { findYearsRemainder, parseYearsOfExperience } from './years.ts';
import * as errors from '../../../core/messages/errors/cell.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/**
 * Parses a cell and stores the value in the draft. Returns a message if the cell cannot be parsed, or if a part of it
 * is left out.
 */
type Reader = (text: string, draft: ImportRowDraft) => string | void;

const REFERENCE_MAX = 120;
const SKILL_MAX = 60;
const SKILLS_MAX = 50;
const EMAIL = /[^\s<>@,;:"()]{1,64}@[^\s<>@,;:"()]{1,255}\.[^\s<>@,;:"().]{2,63}/;
const EMAIL_MAX = 254;
const ADDRESS_MAX = 2000;

export const READERS: Record<ImportField, Reader> = {
  reference: line('reference', REFERENCE_MAX),
  name: (text, draft) => line('name', CARD_FIELDS.name.max)(wholeName(text.replace(BULLET, '')), draft),
  first_name: (text, draft) => void (draft.first_name = oneLine(text)),
  last_name: (text, draft) => void (draft.last_name = oneLine(text)),
  name_and_title(text, draft) {
    const { name, title } = nameAndTitle(text);
    return (
      (draft.values.name ? undefined : line('name', CARD_FIELDS.name.max)(name, draft)) ??
      (draft.values.title ? undefined : line('title', CARD_FIELDS.title.max)(title, draft))
    );
  },
  title: line('title', CARD_FIELDS.title.max),
  main_skills: (text, draft) => addSkills(text, true, draft),
  skills: (text, draft) => addSkills(text, false, draft),
  experience: (text, { values, today }) =>
    keep('experience', parseYearsOfExperience(text, today), values, [errors.years, text]) ??
    findYearsRemainder(text) ??
    undefined,
  seniority: (text, { values, dictionaries }) =>
    keep('seniority_id', parseSeniority(text, dictionaries.seniorities), values, [errors.seniority, text]),
  english: (text, { values, dictionaries }) =>
    keep('english_level_id', parseEnglishLevel(text, dictionaries.english), values, [errors.english, text]),
  country(text, { values, dictionaries }) {
    const place = parsePlace(text, dictionaries.countries);
    if (place.country_id === null) return formatMessage(errors.country, { text: quoteCellText(text) });
    values.country_id = place.country_id;
    values.city ||= oneLine(place.city);
  },
  currency(text, draft) {
    draft.currency = findCurrency(text) ?? (/^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : null);
    if (draft.currency === null) return formatMessage(errors.currency, { text: quoteCellText(text) });
  },
  city(text, draft) {
    const { values, dictionaries } = draft;
    const place = parsePlace(text, dictionaries.countries);
    const contradiction = findContradiction(text, place, draft);
    values.country_id ??= place.country_id;
    if (values.city !== '') return contradiction;
    // Some country names are also city names. In a city column, the text is then the city if there is a country column.
    const isTown =
      place.city === '' &&
      draft.mapping.fields.includes('country') &&
      parseCountry(text, dictionaries.countries) !== null;
    return line('city', CARD_FIELDS.city.max)(isTown ? text : place.city, draft) ?? contradiction;
  },
  work_authorization(text, { values }) {
    const written = normalizeWorkAuthorization(oneLine(removeLabel(text, 'work_authorization')));
    if (written.length > WORK_AUTHORIZATION_MAX) return tooLong(WORK_AUTHORIZATION_MAX);
    values.work_authorization = written;
  },
  engagement_types(text, { values }) {
    const { types, left } = parseEngagementTypes(removeLabel(text, 'engagement_types'));
    if (types.length === 0) return `is not a type of engagement: ${quoteCellText(text)}`;
    values.engagement_types = ENGAGEMENT_TYPES.filter((type) => types.includes(type));
    if (left !== '') return `leaves out ${quoteCellText(left)}`;
  },
  relocation(text, { values }) {
    const { value, isWhole } = parseRelocation(removeLabel(text, 'relocation'));
    if (value === null) return `does not say whether the person would relocate: ${quoteCellText(text)}`;
    values.relocation = value;
    if (!isWhole) return `is read as “${value ? 'yes' : 'no'}” without the rest: ${quoteCellText(text)}`;
  },
  rate: rate('rate'),
  hourly_rate: rate('hourly_rate'),
  monthly_rate: rate('monthly_rate'),
  available_from(text, draft) {
    const { values, mapping, today } = draft;
    const day = parseDate(text, { dayFirst: mapping.day_first, today, noticeUnit: mapping.notice_unit });
    const status = day === null ? parseImportedStatus(text) : null;
    if (status !== null) return void (values.status ??= status);
    draft.isAvailabilityUnclear = day === null;
    const fault = keep('available_from', day, values, [errors.availability, text]);
    if (fault || !mapping.guesses?.includes('day_first') || !isAmbiguousDate(text)) return fault;
    return formatMessage(errors.ambiguousDate, { text: quoteCellText(text), day: formatUtcShortDate(day!) });
  },
  status: (text, { values }) => keep('status', parseImportedStatus(text), values, [errors.status, text]),
  email(text, { values }) {
    const [email, ...others] = text.match(new RegExp(EMAIL, 'g')) ?? [];
    const address = email === undefined ? '' : normalizeEmail(email);
    if (address === '' || address.length > EMAIL_MAX) return formatMessage(errors.email, { text: quoteCellText(text) });
    values.email = address;
    const left = others.filter((other) => normalizeEmail(other) !== address);
    if (left.length > 0) return formatMessage(errors.leavesOut, { text: left.map(quoteCellText).join(', ') });
  },
  phone(text, { values, dictionaries }) {
    const [phone = text, ...others] = text.split(/[;,\n]|\s\/\s|\sor\s/).filter((part) => /(?:\d\D*){7}/.test(part));
    const country = dictionaries.country_codes[values.country_id ?? -1];
    const left = others.map((other) => quoteCellText(other.trim())).join(', ');
    return (
      keep('phone', normalizePhoneNumber(phone.trim(), country), values, [errors.phone, text]) ??
      (left && formatMessage(errors.leavesOut, { text: left }))
    );
  },
  employer: line('employer', COMPANY_NAME_MAX),
  cv: (text, { values }) => keep('cv_url', addressOf(text), values, [errors.cvAddress, text]),
  summary(text, { values }) {
    if (text.length > CARD_FIELDS.summary.max) return tooLong(CARD_FIELDS.summary.max);
    values.summary = plainText(text);
  },
};

/** Normalizes an email address like those of stored resources, because rows are matched with people by address. */
function normalizeEmail(address: string): string {
  return withAsciiDomain(address.toLowerCase());
}

/** Marks at the start of list items. */
const BULLET = /^(?:[•▪●◦‣·*]\s*|[-–—]\s+|\d{1,3}[.)]\s+)/;

/** Names the difference if a place contradicts the country or city that the row states elsewhere. */
function findContradiction(
  text: string,
  { country_id, city }: ParsedPlace,
  { values, dictionaries }: ImportRowDraft,
): string | undefined {
  const isElsewhere = country_id !== null && values.country_id !== null && country_id !== values.country_id;
  if (isElsewhere) {
    const name = getCountryName(dictionaries.country_codes[values.country_id!]);
    return formatMessage(errors.otherCountry, { country: name, text: quoteCellText(text) });
  }
  if (city === '' || values.city === '' || normalizeText(city) === normalizeText(values.city)) return;
  return formatMessage(errors.otherCity, { city: quoteCellText(values.city), text: quoteCellText(text) });
}

function line(field: 'reference' | 'name' | 'title' | 'city' | 'employer', max: number): Reader {
  return (text, { values }) => {
    const written = oneLine(text);
    if (written.length > max) return tooLong(max);
    values[field] ||= written;
  };
}

function keep<K extends keyof ImportedResource>(
  field: K,
  value: ImportedResource[K] | null,
  values: ImportedResource,
  [fault, text]: [fault: Message<{ text: string | number }>, text: string],
): string | void {
  if (value === null) return formatMessage(fault, { text: quoteCellText(text) });
  values[field] = value;
}

function addSkills(text: string, isMain: boolean, { values, dictionaries }: ImportRowDraft): string | void {
  const found = parseSkillsCell(text, isMain, dictionaries.skills);
  const named = found.filter(({ name }) => name.length <= SKILL_MAX);
  for (const skill of named) {
    const known = values.skills.find(({ name }) => name.toLowerCase() === skill.name.toLowerCase());
    if (known)
      Object.assign(known, { is_main: known.is_main || isMain, experience: known.experience ?? skill.experience });
    else if (values.skills.length < SKILLS_MAX) values.skills.push(skill);
  }
  if (named.length < found.length) return formatMessage(errors.skillTooLong, { max: SKILL_MAX });
  return findUnknownSkills(named) ?? undefined;
}

function rate(field: RateField | 'rate'): Reader {
  return (text, { values, mapping, currency }) => {
    const read = parseRate(text, field, mapping, currency);
    if ('fault' in read) return read.fault;
    values[read.field] = read.dollars;
    return read.warning;
  };
}

function addressOf(text: string): string | null {
  const [written] = /\S+/.exec(text.replace(/^.*?(?=https?:\/\/)/s, '')) ?? [];
  const address =
    written && !/^https?:/i.test(written) && /^[\w-]+(\.[\w-]+)+\//.test(written) ? `https://${written}` : written;
  return address && address.length <= ADDRESS_MAX && /^https?:/i.test(address) && URL.canParse(address)
    ? address
    : null;
}

function tooLong(max: number): string {
  return formatMessage(errors.tooLong, { max });
}
