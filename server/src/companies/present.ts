import type { PublicCompany } from '@crewdock/contract/companies';
import type { Origins } from '../core/config/origins.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import { isMarketOpen } from './policy.ts';

export function presentCompany(company: CompanyRow, origins: Origins): PublicCompany {
  return {
    id: company.id,
    slug: company.slug,
    name: company.name,
    logo: company.logo,
    logo_dark: company.logo_dark,
    brand_color: company.brand_color,
    font_color: company.font_color,
    header_title: company.header_title,
    market_enabled: isMarketOpen(company),
    portal_url: origins.of(company),
  };
}
