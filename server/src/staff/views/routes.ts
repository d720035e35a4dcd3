import type { Handlers } from '@crewdock/contract/endpoint';
import { type StaffView, VIEWS_MAX, type staffViews } from '@crewdock/contract/staff/views';
import { type Context, personOf } from '../../platform/http/context.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';

/** What one of the staff keeps of a table is nobody else's. */
export const viewRoutes: Handlers<typeof staffViews, Context> = {
  async listViews({ params: { table } }, context) {
    const { db } = context;
    const [items, chosen] = await Promise.all([
      ownViews(context, table).select(COLUMNS).orderBy('name').execute(),
      db
        .selectFrom('staff_columns')
        .select('columns')
        .where('person_id', '=', personOf(context).id)
        .where('table_name', '=', table)
        .executeTakeFirst(),
    ]);
    return { items, total: items.length, columns: chosen?.columns ?? null };
  },
  async keepView({ params: { table }, body: view }, context) {
    return context.db.transaction().execute(async (trx) => {
      // One change of a person's views at a time.
      await trx.selectFrom('person').select('id').where('id', '=', personOf(context).id).forUpdate().execute();
      const own = { ...context, db: trx };
      const others = await ownViews(own, table).select('name').where('name', '!=', view.name).execute();
      if (others.length >= VIEWS_MAX) throw conflict(`There are ${VIEWS_MAX} views already: remove one first.`);
      if (view.is_default) {
        await trx
          .updateTable('staff_view')
          .set({ is_default: false })
          .where('person_id', '=', personOf(context).id)
          .where('table_name', '=', table)
          .execute();
      }
      const { query, is_default } = view;
      return trx
        .insertInto('staff_view')
        .values({ ...view, person_id: personOf(context).id, table_name: table })
        .onConflict((same) => same.columns(['person_id', 'table_name', 'name']).doUpdateSet({ query, is_default }))
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
    });
  },
  async removeView({ params: { table, id } }, context) {
    const { numDeletedRows } = await context.db
      .deleteFrom('staff_view')
      .where('id', '=', id)
      .where('table_name', '=', table)
      .where('person_id', '=', personOf(context).id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    return { detail: 'Resource was successfully deleted' };
  },
  async keepColumns({ params: { table }, body: { columns } }, context) {
    await context.db
      .insertInto('staff_columns')
      .values({ person_id: personOf(context).id, table_name: table, columns })
      .onConflict((same) => same.columns(['person_id', 'table_name']).doUpdateSet({ columns }))
      .execute();
    return { columns };
  },
};

const COLUMNS = ['id', 'name', 'query', 'is_default'] as const satisfies (keyof StaffView)[];

function ownViews(context: Context, table: string) {
  return context.db
    .selectFrom('staff_view')
    .where('person_id', '=', personOf(context).id)
    .where('table_name', '=', table);
}
