import type { Operation } from '@crewdock/contract/operations';
import { ApiError } from '@crewdock/sdk/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { keepOperation, operationQuery } from './queries.ts';

/** Returns an operation with its progress, and functions that cancel and undo it. */
export function useOperation(uid: string) {
  const { data: operation, error, refetch } = useQuery(operationQuery(uid));
  const { mutate, isPending } = useMutation({
    async mutationFn(what: 'cancel' | 'undo') {
      // The response of a pending request would contain an older state.
      await queryClient.cancelQueries({ queryKey: operationQuery(uid).queryKey });
      return call(`POST /operations/{uid}/${what}/`, { params: { uid } });
    },
    onSuccess: keepOperation,
    onError(refusal) {
      const current = refusal instanceof ApiError && refusal.body.code === 'conflict' && refusal.body.current;
      if (current) keepOperation(current as Operation);
      tellRefusal(refusal);
    },
  });
  return { operation, error, refetch, isAsking: isPending, cancel: () => mutate('cancel'), undo: () => mutate('undo') };
}
