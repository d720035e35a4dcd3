import type { OwnTalent, TalentDetails } from '@crewdock/contract/cards';
import { call } from '../api.ts';
import type { Area } from './places.ts';

/** Cards of each list that are compared; more of the same name are very unlikely. */
const COMPARED = 20;

/** Another active talent or draft of the same list with the same name; null if there is none, or on an error. */
export async function findNamesake({ id, name }: TalentDetails, area: Area): Promise<OwnTalent | null> {
  if (name.trim() === '') return null;
  const scope = area === 'company' ? ('company' as const) : ('own' as const);
  const query = { scope, search: foldName(name), limit: COMPARED };
  try {
    const lists = await Promise.all([
      call('GET /talents/', { query }),
      call('GET /talents/', { query: { ...query, drafts: true } }),
    ]);
    const others = lists.flatMap(({ items }) => items).filter((card) => card.id !== id);
    return others.find((card) => foldName(card.name) === foldName(name)) ?? null;
  } catch {
    // The card is saved; only the hint is missing.
    return null;
  }
}

function foldName(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
