import type { cardEditing } from '@crewdock/contract/card-editing';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Input } from '@crewdock/contract/endpoint';
import type { WithNames } from '../../dictionaries/names.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Context } from '../../core/context/context.ts';
import { conflictError } from '../../core/errors/errors.ts';
import { DETAILS } from './details.ts';
import { resolveSkillRows } from './skills.ts';
import { toStoredColumns } from './stored.ts';
import { lockedCard, writeCard } from './write.ts';
import * as errors from '../../core/messages/errors/http.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export type CardChanges = Input<typeof cardEditing.changeTalent | typeof cardEditing.changeRequest>['body'];

/** Changes fields of a card. If `version` is passed and outdated, throws `conflict` with the current card. */
export async function changeCard(
  kind: CardKind,
  key: string,
  { version, skills, ...named }: CardChanges,
  context: Context & WithNames,
): Promise<void> {
  const stored = toStoredColumns(kind, named, await context.names());
  const isDone = await inTransaction(context.db, async (trx) => {
    const card = await lockedCard(trx, kind, key, context);
    if (version !== undefined && version !== card.version) return false;
    await writeCard(
      trx,
      kind,
      card,
      {
        stored,
        skills:
          skills &&
          (await resolveSkillRows(trx, skills, { ...context, company_id: card.company_id, carried: card.skills })),
      },
      context,
    );
    return true;
  });
  if (!isDone) throw conflictError(formatMessage(errors.changedMeanwhile), await DETAILS[kind](key, context));
}
