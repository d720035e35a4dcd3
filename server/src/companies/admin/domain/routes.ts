import type { companyDomain } from '@crewdock/contract/company-domain';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { WithDns } from '../../../infra/dns/dns.ts';
import type { Context } from '../../../core/context/context.ts';
import { requireSuperadmin } from '../administrator.ts';
import { checkDomain } from './check.ts';
import { enterDomain, removeDomain } from './change.ts';
import { loadCompanyDomains } from './list.ts';

export const companyDomainRoutes: Handlers<typeof companyDomain, Context & WithDns> = {
  getCompanyDomains: async (_, context) => loadCompanyDomains(requireSuperadmin(context).company, context),
  enterCompanyDomain: async ({ body }, context) => enterDomain(body.domain, context),
  checkCompanyDomain: async ({ body }, context) => checkDomain(body.domain, context),
  removeCompanyDomain: async ({ query }, context) => removeDomain(query.domain, context),
};
