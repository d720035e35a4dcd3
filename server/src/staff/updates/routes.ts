import type { Handlers } from '@crewdock/contract/endpoint';
import type { updates } from '@crewdock/contract/updates';
import { changed } from '../../platform/audit/changed.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { countUpdates, findUpdate, listUpdates, moveUpdate } from './queries.ts';

export const updateRoutes: Handlers<typeof updates, Context> = {
  async listUpdates({ query: { status, limit, offset } }, { db }) {
    const [counters, results] = await Promise.all([countUpdates(db), listUpdates(db, { status, limit, offset })]);
    const count = status ? counters[status] : counters.new + counters.in_progress + counters.done;
    return { count, counters, results };
  },
  async changeUpdate({ params, body }, context) {
    const { db, now } = context;
    await inTransaction(db, async (trx) => {
      const before = await moveUpdate(trx, params.id, body.status, now);
      if (!before) return;
      await changed(trx, context, { action: 'changed', subject: 'staff_update', id: params.id, before, after: body });
    });
    const update = await findUpdate(db, params.id);
    if (!update) throw notFound();
    return update;
  },
};
