import type { LegalPages } from '@crewdock/contract/widget-settings';
import type { CompanyRow } from '../core/identity/company.ts';
import type { Context } from '../core/context/context.ts';
import { invalidField } from '../core/errors/errors.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as updates from '../core/messages/updates.ts';

/** Returns the legal links and the consent text for the forms of a company's widgets. */
export function getLegalPages(company: CompanyRow | null, { origins }: Pick<Context, 'origins'>): LegalPages {
  return { ...origins.legal(company), consent: company?.consent_text ?? null };
}

/**
 * Returns the consent text to store with a submission. Null if the company requires no consent, and for forms on the
 * portal itself, which have no consent checkbox. Throws an error with the current text if the submitted text differs,
 * so that no consent is recorded to a text that was not shown.
 */
export function validateConsent(
  { consent }: { consent?: string | undefined },
  { company, site }: Pick<Context, 'company' | 'site'>,
): string | null {
  const words = company?.consent_text ?? null;
  if (words === null || (site === null && !consent)) return null;
  if (consent !== words) throw invalidField('consent', words);
  return words;
}

/** Returns the line about consent in messages and inbox entries; undefined if no consent was given. */
export function agreedTo(consent: string | null | undefined): string | undefined {
  return consent ? formatMessage(updates.consent, { consent }) : undefined;
}
