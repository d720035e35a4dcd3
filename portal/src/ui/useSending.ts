import { useCallback, useRef, useState } from 'react';

/** A file on its way. */
export interface Sending {
  /** Its name. */
  what: string;
  /** Of its bytes that have gone, from 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** What the call that sends it is given. */
interface Way {
  signal: AbortSignal;
  onSent: (share: number) => void;
}

/** Sends one file at a time: how much of it has gone, and how to call it off, which rejects with an abort. */
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

export type Send = ReturnType<typeof useSending>['send'];
