import { companyName } from './company-names.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoCountry } from './countries.ts';
import type { DemoPersonName } from './names.ts';
import type { DemoPerson, People } from './people.ts';
import type { Random } from './random.ts';

/** Selects the owner of the next card. */
export interface Owners {
  ofTalent(): { owner: DemoPerson; name: DemoPersonName; country: DemoCountry };
  ofRequest(): { owner: DemoPerson; company_name: string | null };
}

export interface OwnedCardCounts {
  talents: number;
  requests: number;
}

export interface OpenOwners extends Owners {
  /** Two clients, neither of whom may see the other's data. */
  clients: [DemoPerson, DemoPerson];
  provider: DemoPerson;
  developer: DemoPerson;
}

/**
 * Creates owners on the main portal: remote developers with one card, providers with many cards, and clients with a few
 * jobs.
 */
export function openOwners(people: People, { talents, requests }: OwnedCardCounts, random: Random): OpenOwners {
  const providers = Array.from({ length: 3 + Math.ceil(talents / 22) }, () => people.add({ type: 2 }));
  const clients = Array.from({ length: 3 + Math.ceil(requests / 2.5) }, () => ({
    owner: people.add({ type: 1 }),
    company_name: random.chance(0.08) ? null : companyName(random),
  }));
  const firstDeveloper = newDeveloper(people);
  let isFirst = true;
  return {
    clients: [clients[0]!.owner, clients[1]!.owner],
    provider: providers[0]!,
    developer: firstDeveloper.owner,
    ofTalent() {
      if (isFirst) {
        isFirst = false;
        return firstDeveloper;
      }
      if (random.chance(0.45)) return newDeveloper(people);
      return { owner: earlier(providers, random), ...somebody(people) };
    },
    ofRequest: () => earlier(clients, random),
  };
}

export interface CompanyOwners extends Owners {
  superadmin: DemoPerson;
  teamLead: DemoPerson;
  manager: DemoPerson;
}

/** Creates the owners of a company's cards, who are its members. */
export function companyOwners(
  company: DemoCompany,
  people: People,
  { talents, requests }: OwnedCardCounts,
  random: Random,
): CompanyOwners {
  const member = (type: 1 | 2, name: string, role: 0 | 1 | 2) =>
    people.add({ type, company: company.slug, group: { name, role } });
  const members = (count: number, type: 1 | 2, name: string, first: 1 | 2) =>
    Array.from({ length: count }, (_, at) => member(type, name, at === 0 ? first : 0));
  const superadmin = people.add({ type: 2, company: company.slug, is_superadmin: true });
  const engineers = members(2 + Math.ceil(talents / 150), 2, 'Engineering', 1);
  const clients = members(2 + Math.ceil(requests / 150), 1, 'Hiring', 2);
  const providers = [superadmin, ...engineers];
  return {
    superadmin,
    teamLead: engineers[0]!,
    manager: clients[0]!,
    ofTalent: () => ({ owner: random.pick(providers), ...somebody(people) }),
    ofRequest: () => ({ owner: random.pick(clients), company_name: companyName(random) }),
  };
}

function newDeveloper(people: People) {
  const { name, country } = somebody(people);
  return { owner: people.add({ type: 3 }, name), name, country };
}

function somebody(people: People) {
  const country = people.randomCountry();
  return { name: people.nameIn(country), country };
}

/** Picks a random item. Earlier items are more likely, so that a few owners have many cards. */
function earlier<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random.next() ** 1.8 * items.length)]!;
}
