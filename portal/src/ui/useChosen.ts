import { startTransition, useOptimistic } from 'react';

/** What is chosen, which shows before the list behind it follows. */
export function useChosen<T>(value: T, onChange: (value: T) => void | Promise<void>) {
  const [shown, show] = useOptimistic(value);
  const choose = (next: T) =>
    startTransition(async () => {
      show(next);
      await onChange(next);
    });
  return [shown, choose] as const;
}
