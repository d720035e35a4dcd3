import type { ImportMapping } from '@crewdock/contract/import-mapping';
import type { ImportPreview } from '@crewdock/contract/imports';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { queryClient } from '../../queryClient.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { getSeenVersion, importQuery, keepImport, previewQuery, refetchMapping } from './queries.ts';

/** Returns the mutation scope of an import's mapping. Mutations with the same scope run one after the other. */
export function getMappingScope(uid: string): string {
  return `mapping ${uid}`;
}

/** Changes the mapping with an optimistic update; changes are saved one after the other. */
export function useMapping(uid: string) {
  const { queryKey } = previewQuery(uid);
  const { mutate } = useMutation({
    scope: { id: getMappingScope(uid) },
    mutationFn: (mapping: ImportMapping) =>
      call('PATCH /available_resources/imports/{uid}/', {
        params: { uid },
        body: { mapping, ...getSeenVersion(uid) },
      }),
    onSuccess: keepImport,
    onError(error) {
      tellRefusal(error);
      void refetchMapping(uid);
    },
  });
  return async (mapping: ImportMapping) => {
    // A pending request would replace the new mapping and version with older ones.
    await queryClient.cancelQueries({ queryKey });
    await queryClient.cancelQueries({ queryKey: importQuery(uid).queryKey });
    queryClient.setQueryData<ImportPreview>(queryKey, (now) => now && { ...now, mapping });
    mutate(mapping);
  };
}
