import { sql } from 'kysely';
import { getPersonKey } from '../../core/text/person-key.ts';
import { type PersonKeys, mayBeSame } from '../../resources/same-person.ts';
import type { FirstOf } from './answer.ts';
import type { Trx } from './queries.ts';

type Seen = Pick<PersonKeys, 'reference' | 'email' | 'phone'> & { number: number };

/**
 * Finds rows of a table that are about the same person and returns the first of them. Keeps the keys in a temporary
 * table until the transaction ends, so that memory use does not grow with the size of the table.
 */
export class SeenPeople {
  readonly #trx: Trx;
  /** The first row of each person in the current batch, by key. */
  #firsts = new Map<string, Seen>();
  /** Keys of the current batch that are not yet in the temporary table. */
  #fresh: [key: string, person: Seen][] = [];

  private constructor(trx: Trx) {
    this.#trx = trx;
  }

  static async begin(trx: Trx): Promise<SeenPeople> {
    // The temporary table of an earlier check in the same transaction may still exist.
    await sql`drop table if exists pg_temp.import_seen`.execute(trx);
    await sql`
      create temporary table import_seen (
        key text primary key, number integer not null, reference text not null, email text not null, phone text not null)
      on commit drop`.execute(trx);
    return new SeenPeople(trx);
  }

  /** Starts the next batch of rows. Returns a function that finds an earlier row with the same person. */
  async among(people: readonly PersonKeys[]): Promise<FirstOf> {
    await this.#keep();
    const { rows } = await sql<Seen & { key: string }>`
      select s.* from import_seen s where s.key = any(${people.flatMap(keysOf)}::text[])`.execute(this.#trx);
    this.#firsts = new Map(rows.map(({ key, ...person }) => [key, person]));
    return (number, person) => this.#firstOf(number, person);
  }

  async #keep(): Promise<void> {
    if (this.#fresh.length === 0) return;
    const rows = this.#fresh.map(([key, person]) => ({ key, ...person }));
    this.#fresh = [];
    await sql`
      insert into import_seen select n.key, n.number, n.reference, n.email, n.phone
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n (key text, number integer, reference text, email text, phone text)`.execute(this.#trx);
  }

  #firstOf(number: number, person: PersonKeys): number | null {
    const keys = keysOf(person);
    for (const key of keys) {
      const first = this.#firsts.get(key);
      if (first && mayBeSame(first, person)) return first.number;
    }
    const { reference, email, phone } = person;
    const seen = { number, reference, email, phone };
    for (const key of keys) {
      if (this.#firsts.has(key)) continue;
      this.#firsts.set(key, seen);
      this.#fresh.push([key, seen]);
    }
    return null;
  }
}

/** The keys that identify a person, most reliable key first. */
function keysOf({ reference, email, phone, name, title }: PersonKeys): string[] {
  return [
    reference && `reference ${reference.toLowerCase()}`,
    email && `email ${email.toLowerCase()}`,
    phone && `phone ${phone}`,
    `name ${getPersonKey({ name, title })}`,
  ].filter(Boolean);
}
