import { IMPORT_MAX_BYTES, formatMegabytes } from '@crewdock/contract/limits';
import { ApiError } from '@crewdock/sdk/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callWithProgress } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { queryClient } from '../../queryClient.ts';
import { useSending } from '../../ui/hooks/useSending.ts';
import * as messages from './messages.ts';
import { keepImport } from './queries.ts';
import { getErrorMessages } from './refusal.ts';

/** Uploads a file; provides the progress and the last error. Leaving the page aborts the upload. */
export function useUpload(onDone: (uid: string) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const { sending, send, cancel } = useSending();
  useEffect(() => cancel, [cancel]);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) =>
      send(file, ({ signal, onSent }) => callWithProgress(onSent)('POST /uploads/', { body: { file }, signal })),
    onSuccess(now) {
      keepImport(now);
      void queryClient.invalidateQueries({ queryKey: ['imports', 'all'] });
      onDone(now.uid);
    },
    onError(error) {
      if (error.name !== 'AbortError') setProblem(getErrorMessages(ApiError.of(error)).join(' '));
    },
  });
  const upload = (file: File) => {
    const wrong = problemOf(file);
    setProblem(wrong);
    if (!wrong && !isPending) mutate(file);
  };
  return { upload, sending, problem };
}

function problemOf({ size }: File): string | null {
  if (size > IMPORT_MAX_BYTES) return t(messages.fileTooLarge, { size: formatMegabytes(IMPORT_MAX_BYTES) });
  return size === 0 ? t(messages.fileEmpty) : null;
}
