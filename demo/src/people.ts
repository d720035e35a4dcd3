import { type DemoCountry, demoCountries } from './countries.ts';
import { createNameGenerator, type DemoPersonName } from './names.ts';
import type { Random } from './random.ts';

/** Domain of all email addresses of demo people; not used by other accounts. */
export const DEMO_MAIL_DOMAIN = 'people.crewdock.example';

export interface DemoPerson {
  email: string;
  first_name: string;
  last_name: string;
  /** 1 client, 2 talent provider, 3 remote developer. */
  type: 1 | 2 | 3 | null;
  is_staff: boolean;
  owner_number: number;
  /** Slug of the company of which the person is a member, or null. */
  company: string | null;
  is_superadmin: boolean;
  /** Name of the person's group in the company, and the role there: 1 Team Lead, 2 Manager, 0 none. */
  group: { name: string; role: 0 | 1 | 2 } | null;
  /** Number of the person's cards so far. */
  cards: number;
}

type Role = Pick<DemoPerson, 'type'> & Partial<Pick<DemoPerson, 'is_staff' | 'company' | 'is_superadmin' | 'group'>>;

export interface People {
  /** Adds a person; by default with a name from a random country. */
  add(role: Role, name?: DemoPersonName): DemoPerson;
  /** Returns the people added since the last call. */
  takeNew(): DemoPerson[];
  /** Generates a name that is typical of the country. */
  nameIn(country: DemoCountry): DemoPersonName;
  randomCountry(): DemoCountry;
}

export function createPeople(random: Random): People {
  const nameIn = createNameGenerator(random);
  const ownerNumbers = new Set<number>();
  let added: DemoPerson[] = [];
  let count = 0;

  function newOwnerNumber(): number {
    const number = random.int(10_000_000, 99_999_999);
    if (ownerNumbers.has(number)) return newOwnerNumber();
    ownerNumbers.add(number);
    return number;
  }

  const randomCountry = () => random.weighted(demoCountries, ({ share }) => share);
  return {
    nameIn,
    randomCountry,
    add(
      { type, is_staff = false, company = null, is_superadmin = false, group = null },
      name = nameIn(randomCountry()),
    ) {
      const person = {
        email: `${mailWord(name.first)}.${mailWord(name.last)}.${++count}@${DEMO_MAIL_DOMAIN}`,
        first_name: name.first,
        last_name: name.last,
        type,
        is_staff,
        owner_number: newOwnerNumber(),
        company,
        is_superadmin,
        group,
        cards: 0,
      };
      added.push(person);
      return person;
    },
    takeNew() {
      const people = added;
      added = [];
      return people;
    },
  };
}

function mailWord(name: string): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return letters || 'person';
}
