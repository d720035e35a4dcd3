import type { CardState } from './cards.ts';
import { demoCompanies } from './companies.ts';
import { companyOwners, type OwnedCardCounts, type Owners, openOwners } from './owners.ts';
import { createPeople, type DemoPerson } from './people.ts';
import { Random } from './random.ts';
import { type DemoRequest, makeRequest } from './requests.ts';
import { type DemoTalent, makeTalent } from './talents.ts';

/** All demo data, generated lazily, because a hundred thousand cards would need too much memory. */
export interface Population {
  /** Returns the people added since the last call. They must be inserted before their cards. */
  takeNewPeople(): DemoPerson[];
  talents(): Generator<DemoTalent>;
  requests(): Generator<DemoRequest>;
  /** Total number of cards, including hidden cards and cards of companies. */
  total: number;
  accounts: DemoAccount[];
}

/** An account for signing in to the demo. */
export interface DemoAccount {
  role: string;
  person: DemoPerson;
}

/** Generates the demo data. Deterministic: the same seed and counts give the same people and cards. */
export function createPopulation(counts: OwnedCardCounts, seed: number): Population {
  const random = new Random(seed);
  const people = createPeople(random);
  const staff = [people.add({ type: null, is_staff: true }), people.add({ type: null, is_staff: true })];
  const open = openOwners(people, counts, random);
  const own = { talents: companyShare(counts.talents, 12), requests: companyShare(counts.requests, 4) };
  const companies = demoCompanies.map((company) => companyOwners(company, people, own, random));
  const scopes: { owners: Owners; counts: OwnedCardCounts }[] = [
    { owners: open, counts },
    ...companies.map((owners) => ({ owners, counts: own })),
  ];
  return {
    takeNewPeople: () => people.takeNew(),
    *talents() {
      for (const scope of scopes) {
        for (const state of states(scope.counts.talents))
          yield makeTalent({ ...scope.owners.ofTalent(), state }, random);
      }
    },
    *requests() {
      for (const scope of scopes) {
        for (const state of states(scope.counts.requests))
          yield makeRequest({ ...scope.owners.ofRequest(), state }, random);
      }
    },
    total: scopes.reduce((sum, scope) => sum + withHidden(scope.counts.talents) + withHidden(scope.counts.requests), 0),
    accounts: [
      { role: 'Staff', person: staff[0]! },
      { role: 'Client', person: open.clients[0] },
      { role: 'Second client', person: open.clients[1] },
      { role: 'Talent provider', person: open.provider },
      { role: 'Remote developer', person: open.developer },
      { role: `${demoCompanies[0].name} superadmin`, person: companies[0]!.superadmin },
      { role: `${demoCompanies[0].name} team lead`, person: companies[0]!.teamLead },
      { role: `${demoCompanies[0].name} manager`, person: companies[0]!.manager },
      { role: `${demoCompanies[1].name} superadmin`, person: companies[1]!.superadmin },
    ],
  };
}

const HIDDEN: readonly CardState[] = ['on hold', 'private', 'archived'];

/**
 * Yields the states of all cards: the requested number of visible cards, and an additional 3 % for each hidden state.
 */
function* states(visible: number): Generator<CardState> {
  for (let at = 0; at < visible; at++) yield 'visible';
  for (const state of HIDDEN) {
    for (let at = 0; at < hiddenOfAKind(visible); at++) yield state;
  }
}

function withHidden(visible: number): number {
  return visible + HIDDEN.length * hiddenOfAKind(visible);
}

function hiddenOfAKind(visible: number): number {
  return Math.ceil(visible * 0.03);
}

function companyShare(openCount: number, least: number): number {
  return Math.max(least, Math.round(openCount * 0.04));
}
