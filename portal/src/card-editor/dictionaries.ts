import type { Dictionary } from '@crewdock/contract/card-fields';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';
import { specializationsQuery } from '../cards/specializations.ts';

const lasting = { staleTime: Infinity };

export const senioritiesQuery = queryOptions({
  queryKey: ['dict', 'seniority'],
  queryFn: ({ signal }) => call('GET /dict/seniority/', { query: {}, signal }),
  ...lasting,
});

export const countriesQuery = queryOptions({
  queryKey: ['dict', 'countries'],
  queryFn: ({ signal }) => call('GET /countries/', { signal }),
  ...lasting,
});

const QUERIES = [
  senioritiesQuery,
  queryOptions({
    queryKey: ['dict', 'english'],
    queryFn: ({ signal }) => call('GET /dict/english_level/', { query: {}, signal }),
    ...lasting,
  }),
  queryOptions({
    queryKey: ['dict', 'industries'],
    queryFn: ({ signal }) => call('GET /dict/industries/', { query: {}, signal }),
    ...lasting,
  }),
  queryOptions({
    queryKey: ['dict', 'duration'],
    queryFn: ({ signal }) => call('GET /dict/duration/', { query: {}, signal }),
    ...lasting,
  }),
  queryOptions({
    queryKey: ['dict', 'engagement'],
    queryFn: ({ signal }) => call('GET /dict/engagement/', { query: {}, signal }),
    ...lasting,
  }),
  queryOptions({
    queryKey: ['dict', 'work-mode'],
    queryFn: ({ signal }) => call('GET /dict/work_mode/', { query: {}, signal }),
    ...lasting,
  }),
  countriesQuery,
  specializationsQuery,
] as const;

/** Loads all dictionaries of the editor; `data` is undefined until all have loaded. */
export function useDictionaries() {
  const all = useQueries({ queries: QUERIES });
  const [seniorities, english, industries, durations, engagements, workModes, countries, specializations] = all;
  const failed = all.find((query) => query.isError);
  const isThere =
    seniorities.data &&
    english.data &&
    industries.data &&
    durations.data &&
    engagements.data &&
    workModes.data &&
    countries.data &&
    specializations.data;
  return {
    data: isThere
      ? {
          seniorities: seniorities.data,
          english: english.data,
          industries: industries.data,
          durations: durations.data,
          engagements: engagements.data,
          workModes: workModes.data,
          countries: countries.data,
          specializations: specializations.data,
        }
      : null,
    error: failed?.error ?? null,
    retry: () => all.forEach((query) => query.isError && void query.refetch()),
  };
}

export type Dictionaries = NonNullable<ReturnType<typeof useDictionaries>['data']>;

/** Returns the options of the select fields, by dictionary. */
export function getDictionaryOptions(
  known: Dictionaries,
): Record<Dictionary, readonly { id: number; label: string }[]> {
  return {
    seniority: known.seniorities,
    english: known.english.map(({ id, name }) => ({ id, label: name })),
    specialization: known.specializations.flatMap(({ specializations }) => specializations),
    industry: known.industries,
    duration: known.durations,
    engagement: known.engagements,
    work_mode: known.workModes,
  };
}

/** Fetches the cities of a country; disabled without a country. */
export function useCities(code: string | null) {
  return useQuery({
    queryKey: ['dict', 'cities', code],
    queryFn: ({ signal }) => call('GET /cities/{code}/', { params: { code: code! }, signal }),
    enabled: code !== null,
    ...lasting,
  });
}

/**
 * Finds skills whose name or alias contains the search text, best match first. Without a search text, finds the first
 * skills.
 */
export function useSkillSearch(search: string) {
  return useQuery({
    queryKey: ['skills', 'suggested', search],
    queryFn: ({ signal }) => call('GET /market_2/skills/', { query: { ...(search && { search }), limit: 10 }, signal }),
    placeholderData: (before) => before,
    ...lasting,
  });
}
