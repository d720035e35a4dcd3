import type { Transaction } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

interface Update {
  kind: Schema['staff_update']['kind'];
  /** One line: who or what. */
  title: string;
  /** Plain text, may have several lines. */
  detail?: string;
  /** An address to answer to. */
  email?: string;
  personId?: number | null;
  /** The white-label company on whose portal it happened. */
  companyId?: number | null;
}

/** Puts an entry into the staff's inbox, together with the change that it tells of. */
export async function writeUpdate(
  trx: Transaction<Schema>,
  { kind, title, detail = '', email, personId, companyId }: Update,
): Promise<void> {
  await trx
    .insertInto('staff_update')
    .values({
      kind,
      title: title.replaceAll(/\s+/g, ' ').trim(),
      detail,
      email: email ?? null,
      person_id: personId ?? null,
      company_id: companyId ?? null,
    })
    .execute();
}
