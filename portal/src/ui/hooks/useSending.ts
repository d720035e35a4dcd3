import { useCallback, useRef, useState } from 'react';

/** A file upload in progress. */
export interface Sending {
  /** The file's name. */
  what: string;
  /** Share of bytes sent, from 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** Arguments of the upload call. */
interface Way {
  signal: AbortSignal;
  onSent: (share: number) => void;
}

/** Uploads one file at a time with progress and cancellation; a canceled upload rejects with an AbortError. */
export function useSending() {
  const [sending, setSending] = useState<Sending | null>(null);
  const underWay = useRef<AbortController>(null);
  const cancel = useCallback(() => underWay.current?.abort(), []);
  const send = useCallback(
    async <Answer>({ name }: File, by: (way: Way) => Promise<Answer>): Promise<Answer> => {
      const { signal } = (underWay.current = new AbortController());
      const onSent = (share: number) => setSending({ what: name, share, onCancel: cancel });
      onSent(0);
      try {
        return await by({ signal, onSent });
      } finally {
        setSending(null);
      }
    },
    [cancel],
  );
  return { sending, send, cancel };
}

export type SendAction = ReturnType<typeof useSending>['send'];
