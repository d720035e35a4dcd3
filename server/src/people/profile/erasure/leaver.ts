import { type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

/** The person who is erased, and the cards that say who they are. */
export interface Leaver extends Pick<Selectable<Schema['person']>, 'id' | 'uid' | 'email'> {
  /** Own talents that are no company's, and talents that others made of the person's applications. */
  talents: string[];
  /** Own jobs that are no company's. */
  requests: string[];
  /** What those talents are called before they are cleared. */
  talentNames: string[];
}

export async function findTalentNames(trx: Transaction<Schema>, talents: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from talent where id = any(${talents}::int[]) and name <> ''`.execute(trx);
  return rows.map(({ name }) => name);
}
