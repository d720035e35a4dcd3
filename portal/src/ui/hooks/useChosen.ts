import { startTransition, useOptimistic } from 'react';

/** Provides an optimistic selection: shows the new choice immediately, before the list has loaded. */
export function useChosen<T>(value: T, onChange: (value: T) => void | Promise<void>) {
  const [shown, show] = useOptimistic(value);
  const choose = (next: T) =>
    startTransition(async () => {
      show(next);
      await onChange(next);
    });
  return [shown, choose] as const;
}
