import type { Transaction } from 'kysely';
import { type Doer, writeAuditEntries } from '../core/audit/changed.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import type { Schema } from '../infra/db/schema.ts';
import { storeWords } from '../infra/db/stored-words.ts';
import { AppError } from '../core/errors/errors.ts';
import * as errors from '../core/messages/errors/company.ts';
import { formatMessage } from '../core/messages/format-message.ts';

type New = Pick<CompanyRow, 'slug' | 'name' | 'domain' | 'brand_color' | 'font_color'>;

/** Creates a company without members. Throws a conflict if its slug or domain is taken. */
export async function addCompany(trx: Transaction<Schema>, company: New, by: Doer): Promise<CompanyRow> {
  const added = await trx
    .insertInto('company')
    .values({ ...company, logo: null, logo_dark: null, header_title: null, resume_template: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) throw new AppError('conflict', formatMessage(errors.slugTaken));
  await storeWords(trx, 'company', [added.id]);
  await writeAuditEntries(trx, by, { action: 'created', subject: 'company', id: added.id, after: company });
  return added;
}
