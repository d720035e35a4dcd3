import type { Handlers } from '@crewdock/contract/endpoint';
import { VIEWS_MAX, type staffViews } from '@crewdock/contract/staff/views';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { conflictError, notFound } from '../../core/errors/errors.ts';
import { loadColumnSettings, keepColumns } from './columns.ts';
import { ownViews, loadVisibleView, viewsFor } from './queries.ts';
import * as errors from '../../core/messages/errors/staff.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as notices from '../../core/messages/notices.ts';

/** Handlers for saved views and column settings of staff tables. Views are private unless shared with colleagues. */
export const viewRoutes: Handlers<typeof staffViews, Context> = {
  async listViews({ params: { table } }, context) {
    const [items, columns] = await Promise.all([viewsFor(context, table), loadColumnSettings(context, table)]);
    return { items, total: items.length, ...columns };
  },
  async keepView({ params: { table }, body: view }, context) {
    return context.db.transaction().execute(async (trx) => {
      // The row lock serializes changes of one person's views.
      await trx.selectFrom('person').select('id').where('id', '=', requirePerson(context).id).forUpdate().execute();
      const own = { ...context, db: trx };
      const others = await ownViews(own, table).select('name').where('name', '!=', view.name).execute();
      if (others.length >= VIEWS_MAX) throw conflictError(formatMessage(errors.tooManyViews, { max: VIEWS_MAX }));
      if (view.is_default) {
        await trx
          .updateTable('staff_view')
          .set({ is_default: false })
          .where('person_id', '=', requirePerson(context).id)
          .where('table_name', '=', table)
          .execute();
      }
      const { query, is_default, is_shared } = view;
      const { id } = await trx
        .insertInto('staff_view')
        .values({ ...view, person_id: requirePerson(context).id, table_name: table })
        .onConflict((same) =>
          same.columns(['person_id', 'table_name', 'name']).doUpdateSet({ query, is_default, is_shared }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return loadVisibleView(own, table, id);
    });
  },
  async changeView({ params: { table, id }, body }, context) {
    return context.db.transaction().execute(async (trx) => {
      await trx.selectFrom('person').select('id').where('id', '=', requirePerson(context).id).forUpdate().execute();
      const own = { ...context, db: trx };
      const views = await ownViews(own, table).select(['id', 'name']).execute();
      if (!views.some((view) => view.id === id)) throw notFound();
      if (views.some((view) => view.id !== id && view.name === body.name)) {
        throw conflictError(formatMessage(errors.viewNameTaken));
      }
      if (Object.keys(body).length > 0) await trx.updateTable('staff_view').set(body).where('id', '=', id).execute();
      return loadVisibleView(own, table, id);
    });
  },
  async removeView({ params: { table, id } }, context) {
    const { numDeletedRows } = await context.db
      .deleteFrom('staff_view')
      .where('id', '=', id)
      .where('table_name', '=', table)
      .where('person_id', '=', requirePerson(context).id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    return { detail: formatMessage(notices.resourceDeleted) };
  },
  keepColumns: ({ params: { table }, body }, context) => keepColumns(context, table, body),
};
