import type { companyInbox } from '@crewdock/contract/company-inbox';
import type { Handlers } from '@crewdock/contract/endpoint';
import { sql } from 'kysely';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Context } from '../../../core/context/context.ts';
import { notFound } from '../../../core/errors/errors.ts';
import { buildPageCursors } from '../../../infra/http/cursor-pages.ts';
import { requireVersion } from '../../../core/context/seen-version.ts';
import { requireSuperadmin } from '../administrator.ts';
import { countInbox, loadCompanyInbox, messageTo } from './list.ts';

export const companyInboxRoutes: Handlers<typeof companyInbox, Context> = {
  async listInbox({ query }, context) {
    const { company } = requireSuperadmin(context);
    const [{ rows, ...page }, counters] = await Promise.all([
      loadCompanyInbox(context, company.id, query),
      countInbox(context.db, company.id),
    ]);
    return { items: rows, ...buildPageCursors(counters[query.state], page), counters };
  },
  async changeInboxMessage({ params: { id }, body: { state, version } }, context) {
    const { company } = requireSuperadmin(context);
    return inTransaction(context.db, async (trx) => {
      await trx
        .selectFrom('contact_message')
        .select('id')
        .where('id', '=', id)
        .where('company_id', '=', company.id)
        .forUpdate()
        .execute();
      const before = await messageTo(trx, company.id, id);
      if (!before) throw notFound();
      if (before.state === state) return before;
      await requireVersion(version, before, () => before);
      await trx
        .updateTable('contact_message')
        .set({ done_at: state === 'done' ? sql`now()` : null })
        .where('id', '=', id)
        .execute();
      const entry = { subject: 'message', id, before: { state: before.state }, after: { state } } as const;
      await writeAuditEntries(trx, context, { action: 'changed', ...entry });
      return (await messageTo(trx, company.id, id))!;
    });
  },
};
