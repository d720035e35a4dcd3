import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { Site } from './head.ts';
import * as pages from '../core/messages/pages.ts';
import { formatMessage } from '../core/messages/format-message.ts';

/** Number of days after its last change at which a job expires, unless it is archived earlier. */
const OPEN_DAYS = 60;

/**
 * Builds a schema.org JobPosting with the public data of an open job, for its home. The default work mode is remote,
 * and the default company name is the portal's.
 */
export function jobPosting(job: RequestDetails, site: Site): object {
  const hiringCompany = job.company_name || site.name;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.summary || `<p>${job.title}</p>`,
    identifier: { '@type': 'PropertyValue', name: hiringCompany, value: job.public_id },
    datePosted: job.created,
    validThrough: new Date(Date.parse(job.modified) + OPEN_DAYS * 86_400_000).toISOString(),
    employmentType: ['CONTRACTOR', ...(job.engagement ? (EMPLOYMENT_TYPES[job.engagement.id] ?? []) : [])],
    hiringOrganization: { '@type': 'Organization', name: hiringCompany },
    ...location(job),
    totalJobOpenings: job.headcount,
    ...(job.start_date !== null && job.start_date >= today() && { jobStartDate: job.start_date }),
    ...(job.hours_per_week !== null && { workHours: formatMessage(pages.workHours, { hours: job.hours_per_week }) }),
    ...experience(job),
    ...(job.industries.length > 0 && { industry: job.industries.map(({ label }) => label).join(', ') }),
    ...(job.skills.length > 0 && { skills: job.skills.map(({ name }) => name).join(', ') }),
    ...salary(job),
    url: `${site.origin}${job.path}`,
  };
}

/** schema.org employment types by engagement id. */
const EMPLOYMENT_TYPES: Record<number, string[]> = { 1: ['FULL_TIME'], 2: ['PART_TIME'], 3: ['TEMPORARY'] };
const REMOTE = 1;

/**
 * Returns the location properties. Search engines accept only fully remote jobs as TELECOMMUTE, and only with a
 * location: the countries of applicants, or the city. A job without a work mode counts as remote unless it has a city
 * or region. Other jobs have only a location.
 */
function location(job: RequestDetails): object {
  const { work_mode, countries } = job;
  const hasCity = job.city !== null || job.region !== null;
  const isRemote = work_mode === null ? !hasCity : work_mode.id === REMOTE;
  const places = isRemote && !hasCity ? [] : listPlaces(job);
  const jobLocation = places.length > 0 && { jobLocation: places };
  if (!isRemote) return { ...jobLocation };
  if (!jobLocation && countries.length === 0) return {};
  return {
    jobLocationType: 'TELECOMMUTE',
    ...jobLocation,
    ...(countries.length > 0 && {
      applicantLocationRequirements: countries.map(({ label }) => ({ '@type': 'Country', name: label })),
    }),
  };
}

/** Returns one schema.org Place per country. Includes the city unless there are several countries. */
function listPlaces({ city, region, countries }: RequestDetails): object[] {
  const locality = { ...(city && { addressLocality: city }), ...(region && { addressRegion: region }) };
  const toPlace = (address: object) => ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...address } });
  if (countries.length === 0) return city || region ? [toPlace(locality)] : [];
  if (countries.length > 1) return countries.map(({ code }) => toPlace({ addressCountry: code }));
  return [toPlace({ ...locality, addressCountry: countries[0]!.code })];
}

/** Returns the required experience: the highest number of years required for a main skill. */
function experience({ skills }: RequestDetails): object {
  const years = Math.max(0, ...skills.map(({ is_main, experience: asked }) => (is_main ? (asked ?? 0) : 0)));
  if (years === 0) return {};
  return {
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 12 * years },
  };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function profilePage(talent: TalentDetails, site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateModified: talent.modified,
    mainEntity: {
      '@type': 'Person',
      name: talent.name,
      jobTitle: talent.title,
      identifier: talent.public_id,
      knowsAbout: talent.skills.map(({ name }) => name),
      ...(talent.languages.length > 0 && { knowsLanguage: talent.languages.map(({ code }) => code) }),
    },
    url: `${site.origin}${talent.path}`,
  };
}

/**
 * Builds a schema.org ItemList for one page of a list. `total` is the length of the list, `from` the number of cards
 * before the page.
 */
export function itemList(cards: { path: string }[], total: number, site: Site, from = 0): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: cards.map(({ path }, at) => ({
      '@type': 'ListItem',
      position: from + at + 1,
      url: `${site.origin}${path}`,
    })),
  };
}

function salary({ hourly_rate, monthly_rate }: RequestDetails): object {
  const rate = hourly_rate ?? monthly_rate;
  if (!rate) return {};
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        ...(rate.min !== null && { minValue: rate.min }),
        ...(rate.max !== null && { maxValue: rate.max }),
        unitText: hourly_rate ? 'HOUR' : 'MONTH',
      },
    },
  };
}
