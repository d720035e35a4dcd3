import { sql } from 'kysely';
import { getPersonKey } from '../../core/text/person-key.ts';
import { addMissingKeys, mayBeSame, type PersonKeys, type IdentityKeys } from '../../resources/same-person.ts';
import type { FirstOf } from './answer.ts';
import type { Trx } from './queries.ts';

/** A person with the keys of all their rows, and of the resource that they update. `number` is their first row. */
type Seen = IdentityKeys & { number: number };

/**
 * Finds rows of a table that are about the same person and returns the first of them. Keeps the keys in temporary
 * tables until the transaction ends, so that memory use does not grow with the size of the table.
 */
export class SeenPeople {
  readonly #trx: Trx;
  /** Candidates for the current batch, by key: people of earlier rows with the same key, and the people in its rows. */
  #people = new Map<string, Seen>();
  /** People and keys of the current batch that are not yet in the temporary tables. */
  readonly #changed = new Set<Seen>();
  #fresh: { key: string; number: number }[] = [];

  private constructor(trx: Trx) {
    this.#trx = trx;
  }

  static async begin(trx: Trx): Promise<SeenPeople> {
    // The temporary tables of an earlier check in the same transaction may still exist.
    await sql`drop table if exists pg_temp.import_seen, pg_temp.import_seen_key`.execute(trx);
    await sql`
      create temporary table import_seen (
        number integer primary key, reference text not null, email text not null, phone text not null)
      on commit drop`.execute(trx);
    await sql`
      create temporary table import_seen_key (key text primary key, number integer not null) on commit drop`.execute(
      trx,
    );
    return new SeenPeople(trx);
  }

  /** Starts the next batch of rows. Returns a function that finds an earlier row with the same person. */
  async among(people: readonly PersonKeys[]): Promise<FirstOf> {
    await this.#keep();
    const { rows } = await sql<Seen & { key: string }>`
      select k.key, s.* from import_seen_key k join import_seen s on s.number = k.number
      where k.key = any(${people.flatMap(keysOf)}::text[])`.execute(this.#trx);
    const byNumber = new Map(rows.map(({ key: _, ...person }) => [person.number, person]));
    this.#people = new Map(rows.map(({ key, number }) => [key, byNumber.get(number)!]));
    return (number, person, same) => this.#firstOf(number, person, same);
  }

  async #keep(): Promise<void> {
    if (this.#changed.size === 0) return;
    await sql`
      insert into import_seen select n.*
      from jsonb_to_recordset(${JSON.stringify([...this.#changed])}::jsonb)
        as n (number integer, reference text, email text, phone text)
      on conflict (number) do update
        set reference = excluded.reference, email = excluded.email, phone = excluded.phone`.execute(this.#trx);
    await sql`
      insert into import_seen_key select n.*
      from jsonb_to_recordset(${JSON.stringify(this.#fresh)}::jsonb) as n (key text, number integer)
      on conflict (key) do nothing`.execute(this.#trx);
    this.#changed.clear();
    this.#fresh = [];
  }

  #firstOf(number: number, person: PersonKeys, same: PersonKeys | null): number | null {
    const keys = keysOf(person);
    const first = keys.map((key) => this.#people.get(key)).find((each) => each && mayBeSame(each, person));
    const seen = first ?? { number, reference: '', email: '', phone: '' };
    addMissingKeys(seen, person);
    if (!first && same) addMissingKeys(seen, same);
    this.#changed.add(seen);
    for (const key of new Set([...keys, ...listIdentityKeys(seen)])) {
      if (this.#people.has(key)) continue;
      this.#people.set(key, seen);
      this.#fresh.push({ key, number: seen.number });
    }
    return first?.number ?? null;
  }
}

/** The keys that identify a person, most reliable key first. */
function keysOf(person: PersonKeys): string[] {
  return [...listIdentityKeys(person), `name ${getPersonKey(person)}`];
}

function listIdentityKeys({ reference, email, phone }: IdentityKeys): string[] {
  return [
    reference && `reference ${reference.toLowerCase()}`,
    email && `email ${email.toLowerCase()}`,
    phone && `phone ${phone}`,
  ].filter(Boolean);
}
