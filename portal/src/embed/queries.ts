import { ApiError } from '@crewdock/sdk/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { changeCached } from '../query/optimistic.ts';
import { EACH_VISIT, queryClient } from '../queryClient.ts';
import type { AnyCard } from '../cards/facts.ts';
import { readFilters } from './filters.ts';
import type { IntegrityManifest, EmbedSource } from './snippets.ts';

/** The sites (origins) whose widgets can send forms to a company. */
export function originsQuery(companyId: number) {
  return queryOptions({
    queryKey: ['widget-settings', companyId],
    queryFn: async ({ signal }) =>
      (await call('GET /companies/{id}/widgets/', { params: { id: companyId }, signal })).allowed_origins,
    staleTime: EACH_VISIT,
  });
}

/** Changes the list of origins. On a conflict with another user's change, shows the other user's list and rejects. */
export async function changeOrigins(companyId: number, change: (list: string[]) => string[]): Promise<void> {
  const { queryKey } = originsQuery(companyId);
  const was = queryClient.getQueryData(queryKey) ?? [];
  try {
    const body = { allowed_origins: change(was), was };
    const { allowed_origins } = await call('PATCH /companies/{id}/widgets/', { params: { id: companyId }, body });
    changeCached(queryKey, () => allowed_origins);
  } catch (error) {
    const current = error instanceof ApiError && (error.body.current as { allowed_origins: string[] } | undefined);
    if (current) changeCached(queryKey, () => current.allowed_origins);
    throw error;
  }
}

/** The folder of the widgets' current build, with the hashes of its files. */
export const manifestQuery = queryOptions({
  queryKey: ['widgets', 'integrity'],
  queryFn: async ({ signal }): Promise<IntegrityManifest> => {
    const response = await fetch('/widgets/v1/integrity.json', { signal });
    if (!response.ok) throw new Error(`integrity.json: ${response.status}`);
    return (await response.json()) as IntegrityManifest;
  },
});

/** Default number of cards on a board. */
const CARDS = 12;

/** The jobs that a job board with the chosen options shows. */
export function jobBoardQuery({ values }: EmbedSource) {
  const limit = Number(values['page-size'] ?? CARDS);
  const view = readFilters('jobs', values['filters'] ?? '');
  return queryOptions({
    queryKey: ['embed-board', view, limit],
    queryFn: async ({ signal }): Promise<AnyCard[]> =>
      (await call('GET /market_2/requests/', { query: { ...view, limit }, signal })).items,
    staleTime: EACH_VISIT,
  });
}
