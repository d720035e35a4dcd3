import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Transaction } from 'kysely';
import { writeUpdate } from '../../notifications/updates/write.ts';
import type { Doer } from '../../core/audit/changed.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as updates from '../../core/messages/updates.ts';

/** Adds a new card, or a card that has to be verified again, to the staff inbox. */
export async function notifyStaffOfCard(
  trx: Transaction<Schema>,
  kind: CardKind,
  card: { name?: string; title: string; company_id: number | null; link_key: string },
  change: 'added' | 'changed',
  { actor }: Pick<Doer, 'actor'>,
): Promise<void> {
  const { name = '', title, company_id, link_key } = card;
  await writeUpdate(trx, {
    kind: 'card',
    title: formatMessage(change === 'added' ? updates.cardAdded : updates.cardChanged, { kind, name, title }),
    path: `${KINDS[kind].page}${link_key}`,
    companyId: company_id,
    actor,
  });
}
