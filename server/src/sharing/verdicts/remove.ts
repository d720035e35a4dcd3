import type { Input } from '@crewdock/contract/endpoint';
import type { verdicts } from '@crewdock/contract/verdicts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Context } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import type { SharedSubject } from '../subject.ts';
import { verdictsBySubject } from './said.ts';

type Removal = Input<typeof verdicts.removeListVerdict>['query'];

/**
 * Removes a verdict that was given through a link to the card or list, or all verdicts of the same visitor through that
 * link. Returns the number of removed verdicts.
 */
export async function removeVerdicts(
  { kind, id }: SharedSubject,
  verdictId: number,
  { of }: Removal,
  context: Context,
): Promise<number> {
  return inTransaction(context.db, async (trx) => {
    const verdict = await verdictsBySubject(trx, { kind, id })
      .where('share_verdict.id', '=', verdictId)
      .select(['share_tag.id as tag_id', 'share_tag.tag', 'share_verdict.voter'])
      .executeTakeFirst();
    if (!verdict) throw notFound();
    const { tag_id, tag, voter } = verdict;
    // Locks the tag before its verdicts, like `saveVerdict`, to prevent deadlocks.
    await trx.updateTable('share_tag').set({ verdicts_refused_at: null }).where('id', '=', tag_id).execute();
    const byLink = trx.deleteFrom('share_verdict').where('tag_id', '=', tag_id);
    const chosen = of === 'voter' ? byLink.where('voter', '=', voter) : byLink.where('id', '=', verdictId);
    const removed = await chosen.returning(['talent_id', 'request_id', 'word']).execute();
    for (const { talent_id, request_id, word } of removed) {
      const card = talent_id === null ? { request: request_id } : { talent: talent_id };
      await writeAuditEntries(trx, context, {
        action: 'changed',
        subject: kind,
        id,
        before: { share_verdict: { tag, ...card, word } },
        after: { share_verdict: null },
      });
    }
    return removed.length;
  });
}
