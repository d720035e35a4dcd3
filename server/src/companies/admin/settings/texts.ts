import type { CompanySettings } from '@crewdock/contract/company-settings';
import { LEGAL_TEXT_MAX } from '@crewdock/contract/limits';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../infra/db/schema.ts';
import { invalidInput } from '../../../core/errors/errors.ts';
import { plainText } from '../../../core/text/plain-text.ts';
import { sanitizeRichText, findExceededLimits } from '../../../core/text/rich-text.ts';

export const LEGAL_TEXT_NAMES = { privacy_text: 'privacy', terms_text: 'terms' } as const;

export type LegalTexts = Pick<CompanySettings, keyof typeof LEGAL_TEXT_NAMES>;

export async function loadCompanyTexts(db: Kysely<Schema>, companyId: number): Promise<LegalTexts> {
  const rows = await db
    .selectFrom('company_text')
    .where('company_id', '=', companyId)
    .select(['page', 'text'])
    .execute();
  const textOf = (page: 'privacy' | 'terms') => rows.find((row) => row.page === page)?.text ?? null;
  return { privacy_text: textOf('privacy'), terms_text: textOf('terms') };
}

/** Sanitizes legal texts for storage. Throws a field error if a text is too long. */
export function cleanTexts(change: Partial<LegalTexts>): Partial<LegalTexts> {
  const clean: Partial<LegalTexts> = {};
  for (const name of Object.keys(LEGAL_TEXT_NAMES) as (keyof LegalTexts)[]) {
    const text = change[name];
    if (text === undefined) continue;
    clean[name] = text && sanitizeRichText(plainText(text));
    const issues = findExceededLimits(clean[name] ?? '', LEGAL_TEXT_MAX);
    if (issues.length > 0) throw invalidInput(issues.map((message) => ({ path: `body.${name}`, message })));
  }
  return clean;
}

/** Saves the changed legal texts; null restores the default page. */
export async function saveTexts(
  trx: Transaction<Schema>,
  company_id: number,
  change: Partial<LegalTexts>,
): Promise<void> {
  for (const [name, page] of Object.entries(LEGAL_TEXT_NAMES) as [keyof LegalTexts, 'privacy' | 'terms'][]) {
    const text = change[name];
    if (text === undefined) continue;
    if (text === null) {
      await trx.deleteFrom('company_text').where('company_id', '=', company_id).where('page', '=', page).execute();
    } else {
      await trx
        .insertInto('company_text')
        .values({ company_id, page, text })
        .onConflict((known) => known.columns(['company_id', 'page']).doUpdateSet({ text, changed_at: sql`now()` }))
        .execute();
    }
  }
}
