import type { CardKind } from '@crewdock/contract/kinds';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { type Chosen, chosenFrom, type Given, type LeftOutFile } from './chosen.ts';

/** Starts an import with the accepted files. `left` contains the files that were not accepted. */
export function useBegin(kind: CardKind, onChosen: (chosen: Chosen) => Promise<void>, max?: number) {
  const [left, setLeft] = useState<LeftOutFile[]>([]);
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    async mutationFn(given: Given | Promise<Given>) {
      const chosen = await chosenFrom(kind, await given, max);
      setLeft(chosen.left);
      if (chosen.files.length > 0) await onChosen(chosen);
    },
    onError: tellRefusal,
    onSettled: () => void (isBusy.current = false),
  });
  const begin = (given: Given | Promise<Given>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(given);
  };
  return { begin, isPending, left };
}
