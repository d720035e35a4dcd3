import type { CardKind } from '@crewdock/contract/kinds';
import type { WithNames } from '../../dictionaries/names.ts';
import type { Context } from '../../core/context/context.ts';
import { requireVersion } from '../../core/context/seen-version.ts';
import { indexCards } from '../../search/index-cards.ts';
import type { WithCardRelations } from '../relations.ts';
import { DETAILS } from './details.ts';
import { lockedCard, updateCard } from './write.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';

/** Archives or restores a card together with its open relations. Idempotent. */
export async function setCardActive(
  kind: CardKind,
  key: string,
  { isActive, version }: { isActive: boolean; version?: number | undefined },
  context: Context & WithCardRelations & WithNames,
): Promise<void> {
  const { db, cardRelations } = context;
  await inTransaction(db, async (trx) => {
    const card = await lockedCard(trx, kind, key, context);
    if (card.is_active === isActive) return;
    await requireVersion(version, card, () => DETAILS[kind](key, context));
    const after = { is_active: isActive };
    await updateCard(trx, kind, card.id, after);
    const action = isActive ? 'restored' : 'archived';
    await writeAuditEntries(trx, context, { action, subject: kind, id: card.id, before: card, after });
    if (isActive) await cardRelations.restoreWithCards(trx, kind, [card.id], context);
    else await cardRelations.archiveWithCards(trx, kind, [card.id], context);
    await indexCards(trx, kind, [card.id]);
  });
}
