import { IMPORT_MAX_BYTES, megabytes } from '@crewdock/contract/limits';
import { ApiError } from '@crewdock/sdk/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { keepImport } from './queries.ts';
import { refusalOf } from './refusal.ts';

/** Sends a file once, and what was wrong with the last one. */
export function useUpload(onDone: (uid: string) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => call('POST /uploads/', { body: { file } }),
    onSuccess(now) {
      keepImport(now);
      void queryClient.invalidateQueries({ queryKey: ['imports', 'all'] });
      onDone(now.uid);
    },
    onError: (error) => setProblem(refusalOf(ApiError.of(error)).join(' ')),
  });
  const upload = (file: File) => {
    const wrong = problemOf(file);
    setProblem(wrong);
    if (!wrong && !isPending) mutate(file);
  };
  return { upload, isPending, problem };
}

function problemOf({ size }: File): string | null {
  if (size > IMPORT_MAX_BYTES) return `Choose a file of at most ${megabytes(IMPORT_MAX_BYTES)}.`;
  return size === 0 ? 'This file is empty.' : null;
}
