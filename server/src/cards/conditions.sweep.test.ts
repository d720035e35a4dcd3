import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/support/database.ts';
import type { Context } from '../core/context/context.ts';
import { type Actor, type Person, VISITOR } from '../core/identity/actor.ts';
import { editableCards, hiddenCards, visibleCards } from './conditions.ts';
import { canEdit, canSeePrivately, isPublicOn } from './policy.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

const COMPANIES = [1, 2];
const PEOPLE = [1, 2, 3];
const company = fc.constantFrom(null, ...COMPANIES);
const person = fc.constantFrom(...PEOPLE);

const people: fc.Arbitrary<Person> = fc.record({
  kind: fc.constant('person' as const),
  id: person,
  type: fc.constantFrom(1, 2, 3, null),
  isStaff: fc.boolean(),
  lacksSecondFactor: fc.constant(false),
  superadminIn: company,
  companyIds: fc.subarray(COMPANIES),
  worksIn: fc.subarray(COMPANIES),
  leads: fc.uniqueArray(fc.record({ company_id: fc.constantFrom(...COMPANIES), person_id: person }), {
    selector: ({ company_id, person_id }) => `${company_id} ${person_id}`,
    maxLength: 3,
  }),
  tokenHash: fc.constant(Buffer.alloc(0)),
});
const actors = fc.oneof({ weight: 1, arbitrary: fc.constant<Actor>(VISITOR) }, { weight: 6, arbitrary: people });
const hosts = fc.option(
  fc.record({
    id: fc.constantFrom(...COMPANIES),
    market_enabled: fc.boolean(),
    deletion_due: fc.constantFrom(null, new Date()),
  }),
  { nil: null },
) as fc.Arbitrary<Context['company']>;

const STATES = ['is_active', 'is_on_hold', 'is_private', 'is_draft', 'is_withheld'] as const;

/** One card for every combination of owner, company and state. */
const CARDS = PEOPLE.flatMap((owner_id) =>
  [null, ...COMPANIES].flatMap((company_id) =>
    Array.from({ length: 2 ** STATES.length }, (_, bits) => ({
      owner_id,
      company_id,
      is_active: (bits & 1) > 0,
      is_on_hold: (bits & 2) > 0,
      is_private: (bits & 4) > 0,
      is_draft: (bits & 8) > 0,
      is_withheld: (bits & 16) > 0,
    })),
  ),
);

test('SQL conditions for visible, hidden and editable cards match the checks of single cards', async () => {
  await fc.assert(
    fc.asyncProperty(actors, hosts, async (actor, host) => {
      const { rows } = await sql<{ at: number; visible: boolean; hidden: boolean; editable: boolean }>`
        select c.at, coalesce(${visibleCards('c', { actor, company: host })}, false) as visible,
          ${hiddenCards('c', { actor, company: host })} as hidden, ${editableCards('c', actor)} as editable
        from json_to_recordset(${JSON.stringify(CARDS.map((card, at) => ({ at, ...card })))}) as c (at integer,
          owner_id integer, company_id integer, ${sql.raw(STATES.map((state) => `${state} boolean`).join(', '))})
        order by c.at`.execute(database.kysely);
      const isOpen = host === null || (host.market_enabled && host.deletion_due === null);
      expect(rows.map((found) => ({ ...CARDS[found.at], ...found }))).toEqual(
        CARDS.map((card, at) => {
          const isVisible = canSeePrivately(actor, card) || (isOpen && isPublicOn(host?.id ?? null, card));
          return { ...card, at, visible: isVisible, hidden: !isVisible, editable: canEdit(actor, card) };
        }),
      );
    }),
    { numRuns: 300 },
  );
});

test('a card on hold is accessible only to its owner, their team leads, the company’s superadmin and staff', () => {
  fc.assert(
    fc.property(people, fc.constantFrom(...CARDS), (actor, card) => {
      const leads = actor.leads.some((led) => led.company_id === card.company_id && led.person_id === card.owner_id);
      const works = card.company_id === null || actor.worksIn.includes(card.company_id);
      const looksAfter = card.company_id !== null && actor.superadminIn === card.company_id;
      const may = actor.isStaff || (actor.id === card.owner_id && works) || leads || looksAfter;
      if (card.is_on_hold) expect([canSeePrivately(actor, card), canEdit(actor, card)]).toEqual([may, may]);
    }),
    { numRuns: 2000 },
  );
});
