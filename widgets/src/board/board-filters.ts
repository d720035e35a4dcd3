import { type CardListFilters, NO_FILTERS } from '@crewdock/sdk/market/card-list';

/**
 * Serializes a visitor's filters for the URL. Includes the names of skills, because the API's facets contain only the
 * names of frequent skills.
 */
export function serializeBoardFilters({
  search,
  skills,
  seniority,
  location,
}: CardListFilters): Record<string, string> {
  return {
    search: search.trim(),
    skills: skills.map(({ id, name }) => `${id}~${name.replaceAll(',', ' ')}`).join(),
    seniority: seniority.join(),
    location: location.join(),
  };
}

/** Parses filters leniently: ignores malformed values. */
export function parseBoardFilters(values: Record<string, string>): CardListFilters {
  const list = (name: string, item: RegExp) => (values[name] ?? '').split(',').filter((part) => item.test(part));
  return {
    search: (values['search'] ?? NO_FILTERS.search).slice(0, 200),
    skills: list('skills', /^[1-9]\d{0,8}(~|$)/).map((part) => {
      const [id, name = `#${id}`] = part.split('~') as [string, string?];
      return { id: Number(id), name };
    }),
    seniority: list('seniority', /^[1-9]\d{0,8}$/).map(Number),
    location: list('location', /^[A-Z]{2}$/),
  };
}
