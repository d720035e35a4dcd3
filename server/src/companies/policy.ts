import type { Company } from '../platform/company.ts';

/** Whether visitors see cards on a portal: the main one always shows them, a company may keep its market closed. */
export function isMarketOpen(company: Pick<Company, 'market_enabled'> | null): boolean {
  return company?.market_enabled ?? true;
}
