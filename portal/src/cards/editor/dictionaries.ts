import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { specializationsQuery } from '../specializations.ts';

const lasting = { staleTime: Infinity };

const QUERIES = [
  queryOptions({
    queryKey: ['dict', 'seniority'],
    queryFn: ({ signal }) => call('GET /dict/seniority/', { query: {}, signal }),
    ...lasting,
  }),
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
    queryKey: ['dict', 'countries'],
    queryFn: ({ signal }) => call('GET /countries/', { signal }),
    ...lasting,
  }),
  specializationsQuery,
] as const;

/** Everything that can be chosen from, once all of it is there. */
export function useDictionaries() {
  const [seniorities, english, industries, durations, countries, specializations] = useQueries({ queries: QUERIES });
  const all = [seniorities, english, industries, durations, countries, specializations];
  const failed = all.find((query) => query.isError);
  const isThere =
    seniorities.data && english.data && industries.data && durations.data && countries.data && specializations.data;
  return {
    data: isThere
      ? {
          seniorities: seniorities.data,
          english: english.data,
          industries: industries.data,
          durations: durations.data,
          countries: countries.data,
          specializations: specializations.data,
        }
      : null,
    error: failed?.error ?? null,
    retry: () => all.forEach((query) => query.isError && void query.refetch()),
  };
}

export type Dictionaries = NonNullable<ReturnType<typeof useDictionaries>['data']>;

/** Cities of a country by name; none before a country is chosen. */
export function useCities(code: string | null) {
  return useQuery({
    queryKey: ['dict', 'cities', code],
    queryFn: ({ signal }) => call('GET /cities/{code}/', { params: { code: code! }, signal }),
    enabled: code !== null,
    ...lasting,
  });
}

/** Skills whose name or alias begins so; without a text the first ones. */
export function useSkillSearch(search: string) {
  return useQuery({
    queryKey: ['skills', 'suggested', search],
    queryFn: ({ signal }) => call('GET /market_2/skills/', { query: { ...(search && { search }), limit: 10 }, signal }),
    placeholderData: (before) => before,
    ...lasting,
  });
}
