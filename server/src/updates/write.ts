import type { UpdateStatus } from '@crewdock/contract/staff/updates';
import { type Transaction, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

interface Update {
  kind: Schema['staff_update']['kind'];
  /** One line: what happened, and to whom or what. */
  title: string;
  /** Plain text, may have several lines. */
  detail?: string;
  /** An email address for the reply. */
  email?: string;
  /** The path of its subject on the portal. */
  path?: string;
  personId?: number | null;
  /** The white-label company on whose portal it happened. */
  companyId?: number | null;
}

/** Adds an entry to the staff inbox, in the transaction of the change that it reports. */
export async function writeUpdate(
  trx: Transaction<Schema>,
  { kind, title, detail = '', email, path, personId, companyId }: Update,
): Promise<void> {
  await trx
    .insertInto('staff_update')
    .values({
      kind,
      title: title.replaceAll(/\s+/g, ' ').trim(),
      detail,
      email: email ?? null,
      path: path ?? null,
      person_id: personId ?? null,
      company_id: companyId ?? null,
    })
    .execute();
}

/** Changes the status of an inbox entry. */
export async function moveUpdate(trx: Transaction<Schema>, id: number, status: UpdateStatus): Promise<void> {
  await trx
    .updateTable('staff_update')
    .set({ status, modified_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
