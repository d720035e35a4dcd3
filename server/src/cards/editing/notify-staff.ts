import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Transaction } from 'kysely';
import { writeUpdate } from '../../notifications/updates/write.ts';
import type { Doer } from '../../core/audit/changed.ts';
import type { Schema } from '../../infra/db/schema.ts';

/** Adds a new card, or a card that has to be verified again, to the staff inbox. */
export async function notifyStaffOfCard(
  trx: Transaction<Schema>,
  kind: CardKind,
  { name, title, company_id, link_key }: { name?: string; title: string; company_id: number | null; link_key: string },
  what: 'New' | 'Changed',
  { actor }: Pick<Doer, 'actor'>,
): Promise<void> {
  const called = kind === 'talent' ? `talent: ${name}, ${title}` : `job: ${title}`;
  await writeUpdate(trx, {
    kind: 'card',
    title: `${what} ${called}`,
    path: `${KINDS[kind].page}${link_key}`,
    companyId: company_id,
    actor,
  });
}
