import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

export const specializationsQuery = queryOptions({
  queryKey: ['dict', 'specializations'],
  queryFn: ({ signal }) => call('GET /dict/specializations/', { query: {}, signal }),
  staleTime: Infinity,
});
