import { type PersonKeys, mayBeSame } from '../resources/same-person.ts';

type Seen = Pick<PersonKeys, 'reference' | 'email' | 'phone' | 'name' | 'title'> & { number: number };

/** Who stood in which row: of two rows for one person the first counts. */
export class SeenPeople {
  readonly #firsts = new Map<string, Seen>();

  /** The row above that is the same person, or null: then this one is the first from now on. */
  firstOf(number: number, { reference, email, phone, name, title }: PersonKeys): number | null {
    const person: Seen = { number, reference, email, phone, name, title };
    const keys = keysOf(person);
    for (const key of keys) {
      const first = this.#firsts.get(key);
      if (first && mayBeSame(first, person)) return first.number;
    }
    for (const key of keys) if (!this.#firsts.has(key)) this.#firsts.set(key, person);
    return null;
  }
}

/** The surest first. */
function keysOf({ reference, email, phone, name, title }: PersonKeys): string[] {
  return [
    reference && `reference ${reference.toLowerCase()}`,
    email && `email ${email.toLowerCase()}`,
    phone && `phone ${phone}`,
    `name ${name.toLowerCase()}\n${title.toLowerCase()}`,
  ].filter(Boolean);
}
