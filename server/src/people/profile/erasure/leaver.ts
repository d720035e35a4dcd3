import { type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../infra/db/schema.ts';

/** A person to be erased, and the cards that identify them. */
export interface Leaver extends Pick<Selectable<Schema['person']>, 'id' | 'uid' | 'email'> {
  /** Ids of the person's own talents without a company, and of talents created from the person's applications. */
  talents: string[];
  /** Ids of the person's own jobs without a company. */
  requests: string[];
  /** Names of `talents` before they are cleared. */
  talentNames: string[];
}

export async function findTalentNames(trx: Transaction<Schema>, talents: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from talent where id = any(${talents}::int[]) and name <> ''`.execute(trx);
  return rows.map(({ name }) => name);
}
