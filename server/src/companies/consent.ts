import type { LegalPages } from '@crewdock/contract/widget-settings';
import type { Company } from '../platform/company.ts';
import type { Context } from '../platform/http/context.ts';
import { invalidField } from '../platform/http/errors.ts';

/** What the forms of a company's widgets link, and what they have their visitors agree to. */
export function legalOf(company: Company | null, { origins }: Pick<Context, 'origins'>): LegalPages {
  return { ...origins.legal(company), consent: company?.consent_text ?? null };
}

/**
 * The company's words that a visitor has agreed to, to be kept with what they send; null where it asks for nothing, and from its
 * portal's own forms, which have no such box. Other words than the present ones are refused with these as
 * the message: nobody may be made to have said them.
 */
export function consentOf(
  { consent }: { consent?: string | undefined },
  { company, site }: Pick<Context, 'company' | 'site'>,
): string | null {
  const words = company?.consent_text ?? null;
  if (words === null || (site === null && !consent)) return null;
  if (consent !== words) throw invalidField('consent', words);
  return words;
}

/** What is told to who reads it. */
export function agreedTo(consent: string | null | undefined): string | undefined {
  return consent ? `Agreed to: ${consent}` : undefined;
}
