import type { UpdateStatus } from '@crewdock/contract/staff/updates';
import { type Transaction, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

interface Update {
  kind: Schema['staff_update']['kind'];
  /** One line: what happened, and to whom or what. */
  title: string;
  /** Plain text, may have several lines. */
  detail?: string;
  /** An address to answer to. */
  email?: string;
  /** Where it is, on the portal. */
  path?: string;
  personId?: number | null;
  /** The white-label company on whose portal it happened. */
  companyId?: number | null;
}

/** Puts an entry into the staff's inbox, together with the change that it tells of. */
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

/** Moves an entry of the inbox. */
export async function moveUpdate(trx: Transaction<Schema>, id: number, status: UpdateStatus): Promise<void> {
  await trx
    .updateTable('staff_update')
    .set({ status, modified_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
