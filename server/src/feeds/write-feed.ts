import type { RequestDetails } from '@crewdock/contract/cards';
import { escapeHtml } from '../core/text/escape-html.ts';
import type { Site } from '../pages/head.ts';
import { jobPosting } from '../pages/json-ld.ts';
import * as feeds from '../core/messages/feeds.ts';
import { formatMessage } from '../core/messages/format-message.ts';

/** Yields an XML feed in the format of job boards, with one `job` element per job. */
export async function* xmlFeed(jobs: AsyncIterable<RequestDetails>, site: Site, built: Date): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<source>
<publisher>${xml(site.name)}</publisher>
<publisherurl>${xml(site.origin)}</publisherurl>
<lastBuildDate>${built.toUTCString()}</lastBuildDate>
`;
  for await (const job of jobs) yield jobElement(job, site);
  yield '</source>\n';
}

/** Yields a schema.org DataFeed of JobPostings. */
export async function* jsonFeed(jobs: AsyncIterable<RequestDetails>, site: Site, built: Date): AsyncGenerator<string> {
  const head = { '@context': 'https://schema.org', '@type': 'DataFeed', name: site.name, url: site.origin };
  yield `${JSON.stringify({ ...head, dateModified: built.toISOString() }).slice(0, -1)},"dataFeedElement":[`;
  let separator = '\n';
  for await (const job of jobs) {
    yield separator + JSON.stringify(jobPosting(job, site));
    separator = ',\n';
  }
  yield '\n]}\n';
}

function jobElement(job: RequestDetails, site: Site): string {
  const posting = jobPosting(job, site) as Posting;
  const elements: Record<string, string | undefined> = {
    title: job.title,
    date: new Date(job.created).toUTCString(),
    referencenumber: job.public_id,
    url: posting.url,
    company: posting.hiringOrganization.name,
    city: job.city ?? undefined,
    state: job.region ?? undefined,
    country: job.countries.map(({ code }) => code).join(', '),
    remotetype: posting.jobLocationType && 'Fully remote',
    description: posting.description,
    salary: salaryOf(job),
    jobtype: posting.employmentType.map((type) => type.toLowerCase().replace('_', '-')).join(', '),
    category: job.specializations.map(({ label }) => label).join(', '),
    experience: job.seniority?.label,
    expirationdate: posting.validThrough.slice(0, 10),
  };
  const lines = Object.entries(elements).flatMap(([name, text]) => (text ? `<${name}>${xml(text)}</${name}>` : []));
  return `<job>\n${lines.join('\n')}\n</job>\n`;
}

interface Posting {
  url: string;
  hiringOrganization: { name: string };
  description: string;
  jobLocationType?: string;
  employmentType: string[];
  validThrough: string;
}

function salaryOf({ hourly_rate, monthly_rate }: RequestDetails): string | undefined {
  const rate = hourly_rate ?? monthly_rate;
  if (!rate) return undefined;
  const bounds = [...new Set([rate.min, rate.max])].filter((bound) => bound !== null);
  const amounts = bounds.map((bound) => `$${bound.toLocaleString('en-US')}`).join(' – ');
  return formatMessage(hourly_rate ? feeds.hourly : feeds.monthly, { amounts });
}

/** Escapes the text of an element and removes characters that XML does not allow. */
function xml(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
