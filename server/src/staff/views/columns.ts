import { type Context, requirePerson } from '../../core/context/context.ts';

interface Columns {
  columns: string[] | null;
  widths: Record<string, number>;
  frozen: number;
}

/** Loads a person's column settings for a table; the defaults if nothing is saved. */
export async function loadColumnSettings(context: Context, table: string): Promise<Columns> {
  const kept = await context.db
    .selectFrom('staff_columns')
    .select(['columns', 'widths', 'frozen'])
    .where('person_id', '=', requirePerson(context).id)
    .where('table_name', '=', table)
    .executeTakeFirst();
  return kept ?? { columns: null, widths: {}, frozen: 1 };
}

/** Saves the changed settings and keeps the others. */
export async function keepColumns(context: Context, table: string, change: Partial<Columns>): Promise<Columns> {
  const { widths, ...others } = change;
  const values = { ...others, ...(widths && { widths: JSON.stringify(widths) }) };
  const insert = context.db
    .insertInto('staff_columns')
    .values({ person_id: requirePerson(context).id, table_name: table, ...values });
  const same = ['person_id', 'table_name'] as const;
  const isNothing = Object.keys(values).length === 0;
  await insert
    .onConflict((kept) => (isNothing ? kept.columns(same).doNothing() : kept.columns(same).doUpdateSet(values)))
    .execute();
  return loadColumnSettings(context, table);
}
