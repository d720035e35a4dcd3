import { type Kysely, sql } from 'kysely';

/** Start dates of talents, and engagement and work mode of jobs, in the market index, for filters. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    ...told('talent', { available_from: 'date', notice_period: 'smallint' }, ['available_from', 'notice_period']),
    ...told('request', { engagement: 'smallint', work_mode: 'smallint' }, ['engagement_id', 'work_mode_id']),
  ])
    await sql.raw(statement).execute(db);
}

/** Adds columns to a market index and fills them from the columns `from` of the cards, in the same order. */
function told(kind: string, columns: Record<string, string>, from: string[]): string[] {
  const index = `market_${kind}`;
  const names = Object.keys(columns);
  const isUntold = names.map((name) => `new.${name} is null`).join(' and ');
  return [
    `alter table ${index} ${Object.entries(columns)
      .map(([name, type]) => `add ${name} ${type}`)
      .join(', ')}`,
    // Disables the change log, because processes of the previous release do not use these columns and need not reload
    // the rows.
    `alter table ${index} disable trigger changed_by_update`,
    `update ${index} m set (${names.join(', ')}) = (${from.map((column) => `c.${column}`).join(', ')})
     from ${kind} c where c.id = m.card_id and (${from.map((column) => `c.${column} is not null`).join(' or ')})`,
    `alter table ${index} enable trigger changed_by_update`,
    // Fills the columns for the previous release, which inserts rows without them. The next release can drop this
    // trigger.
    `create function ${index}_told() returns trigger language plpgsql as $$
     begin
       select ${from.join(', ')} into ${names.map((name) => `new.${name}`).join(', ')} from ${kind} where id = new.card_id;
       return new;
     end $$`,
    `create trigger told before insert on ${index} for each row when (${isUntold}) execute function ${index}_told()`,
  ];
}
