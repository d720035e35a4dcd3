import type { CardKind } from '@crewdock/contract/kinds';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { getCopiedContent } from './content.ts';
import { reserveNumber } from './create.ts';
import { editableCard } from './editable.ts';
import { insertCard } from './insert.ts';

/**
 * Copies a card's content into a new draft of the requester, without relations, tags, statistics and files. Returns its
 * id.
 */
export async function copyCard(kind: CardKind, key: string, context: Context): Promise<number> {
  const card = await editableCard(kind, key, context);
  const { stored, skills } = getCopiedContent(kind, card);
  const { id: owner_id } = requirePerson(context);
  return inTransaction(context.db, async (trx) => {
    const { card: card_number } = await reserveNumber(trx, owner_id);
    const content = { stored: { ...stored, is_draft: { is_draft: true } }, skills };
    return insertCard(trx, kind, content, { owner_id, company_id: card.company_id, card_number }, context);
  });
}
