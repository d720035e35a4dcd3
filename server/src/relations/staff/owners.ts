import { type Kysely, sql } from 'kysely';
import { personName } from '../../infra/db/person-name.ts';
import type { Schema } from '../../infra/db/schema.ts';

export interface CardOwnerDetails {
  id: number;
  name: string;
  email: string;
  /** Name of the card's white-label company, or null. */
  company: string | null;
}

/** Returns a lookup of card owners with the names of their companies, for staff. */
export async function loadCardOwners(
  db: Kysely<Schema>,
  cards: { owner_id: number; company_id: number | null }[],
): Promise<(card: { owner_id: number; company_id: number | null }) => CardOwnerDetails> {
  const [people, companies] = await Promise.all([
    sql<Omit<CardOwnerDetails, 'company'>>`
      select p.id, ${personName('p')} as name, p.email from person p
      where p.id = any(${cards.map(({ owner_id }) => owner_id)}::int[])`.execute(db),
    sql<{ id: number; name: string }>`
      select id, name from company where id = any(${cards.flatMap(({ company_id }) => company_id ?? [])}::int[])`.execute(
      db,
    ),
  ]);
  const person = new Map(people.rows.map((row) => [row.id, row]));
  const company = new Map(companies.rows.map(({ id, name }) => [id, name]));
  return ({ owner_id, company_id }) => ({
    ...person.get(owner_id)!,
    company: (company_id !== null && company.get(company_id)) || null,
  });
}
