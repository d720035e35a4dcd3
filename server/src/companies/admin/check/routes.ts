import type { CheckFinding, companyCheck, CompanyCheck } from '@crewdock/contract/company-check';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { WithNames } from '../../../dictionaries/names.ts';
import type { WithDns } from '../../../infra/dns/dns.ts';
import type { Context } from '../../../core/context/context.ts';
import { ofNow } from '../../../infra/http/written.ts';
import { requireSuperadmin } from '../administrator.ts';
import { loadCompanyDomains } from '../domain/list.ts';
import { badColors } from './colors.ts';
import { badCvs } from './cvs.ts';
import { badDomains } from './domain.ts';
import { badLogos } from './logo.ts';
import { badMails } from './mails.ts';
import { brokenPages, type Get, publicPages, readPages, type ReadPage } from './pages.ts';
import { badPictures } from './pictures.ts';
import { badTitles } from './titles.ts';
import { foreignLinksIn, otherBrandsIn } from './words.ts';

/**
 * Creates the handlers. Pages are requested from this server without a network connection, with a cookie that prevents
 * stale reads from replicas.
 */
export function companyCheckRoutes(
  app: FastifyInstance,
  https: boolean,
): Handlers<typeof companyCheck, Context & WithDns & WithNames> {
  return {
    checkCompany: async (_, context) => checkCompany(app, https, context),
  };
}

async function checkCompany(
  app: FastifyInstance,
  https: boolean,
  context: Context & WithDns & WithNames,
): Promise<CompanyCheck> {
  const { company, person } = requireSuperadmin(context);
  await context.limits.use('company-check', `person ${person.id}`);
  const domains = await loadCompanyDomains(company, context);
  const { origin, host } = new URL(domains.portal_url);
  const get: Get = async (url) => {
    const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { host, ...ofNow(https) } });
    return { status: statusCode, type: String(headers['content-type']), body: rawPayload };
  };
  const served = domains.domains.filter(({ state }) => state !== 'pending').map(({ domain }) => domain);
  const hosts = { base: new URL(context.origins.main).hostname, own: [domains.host, ...served] };
  const { pages: known, all } = await publicPages(company, context);
  const pages = await readPages(known, get, context.signal);
  const mails = await badMails(company, hosts, context);
  const cvs = await badCvs(company, hosts, context);
  return {
    pages: { read: pages.length, all },
    mails: mails.read,
    cvs: cvs.read,
    findings: [
      ...(await badDomains(domains, context)),
      ...(await badLogos(company, context.files)),
      ...badColors(company),
      ...brokenPages(pages),
      ...pages.flatMap((page) => foreignIn(page, hosts)),
      ...badTitles(pages, company.name),
      ...(await badPictures(pages, origin, get)),
      ...mails.findings,
      ...cvs.findings,
    ],
  };
}

function foreignIn({ path, label, mend, read }: ReadPage, hosts: { base: string; own: string[] }): CheckFinding[] {
  const place = { kind: 'page', label, path } as const;
  return [...otherBrandsIn(read.text), ...foreignLinksIn(read.addresses, hosts)].map((found) => ({
    ...found,
    place,
    mend,
  }));
}
