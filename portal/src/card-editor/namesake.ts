import type { OwnTalent, TalentDetails } from '@crewdock/contract/cards';
import { foldText } from '@crewdock/contract/fold-text';
import { call } from '../api.ts';
import type { Area } from './places.ts';

/** Maximum number of search results to compare per list. More cards with the same name are very unlikely. */
const COMPARED = 20;

/**
 * Finds another talent with the same name, active or draft, in the user's or the company's list. Returns null if there
 * is none, or if the search fails.
 */
export async function findNamesake({ id, name }: TalentDetails, area: Area): Promise<OwnTalent | null> {
  if (name.trim() === '') return null;
  const scope = area === 'company' ? ('company' as const) : ('own' as const);
  const query = { scope, search: name.trim(), limit: COMPARED };
  try {
    const lists = await Promise.all([
      call('GET /talents/', { query }),
      call('GET /talents/', { query: { ...query, drafts: true } }),
    ]);
    const others = lists.flatMap(({ items }) => items).filter((card) => card.id !== id);
    return others.find((card) => foldText(card.name) === foldText(name)) ?? null;
  } catch {
    // The card itself is saved, so errors are ignored.
    return null;
  }
}
