import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { Site } from './head.ts';

/** A job stays open this long after its last change unless it is archived before. */
const OPEN_DAYS = 60;

/** schema.org JobPosting of one open job; all of them are remote. */
export function jobPosting(job: RequestDetails, site: Site): object {
  const places = job.countries.length > 0 ? job.countries.map(({ label }) => label) : ['Anywhere'];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.summary || `<p>${job.title}</p>`,
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.public_id },
    datePosted: job.created,
    validThrough: new Date(Date.parse(job.modified) + OPEN_DAYS * 86_400_000).toISOString(),
    employmentType: 'CONTRACTOR',
    hiringOrganization: { '@type': 'Organization', name: job.company_name ?? site.name },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: places.map((name) => ({ '@type': 'Country', name })),
    ...(job.industries.length > 0 && { industry: job.industries.map(({ label }) => label).join(', ') }),
    ...(job.skills.length > 0 && { skills: job.skills.map(({ name }) => name).join(', ') }),
    ...salary(job),
    url: `${site.origin}${job.path}`,
  };
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
    },
    url: `${site.origin}${talent.path}`,
  };
}

/** Cards of a list of `total`, of which `from` stand before these. */
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
