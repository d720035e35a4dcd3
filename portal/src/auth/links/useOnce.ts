import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Outcome<T> = { state: 'pending' } | { state: 'done'; value: T } | { state: 'failed'; error: unknown };

/**
 * Runs an action once on mount, because a single-use link must not be used twice. `again` repeats the action,
 * optionally with additional input.
 */
export function useOnce<T, More = never>(
  action: (more?: More) => Promise<T>,
): Outcome<T> & { again: (more?: More) => void } {
  const [outcome, setOutcome] = useState<Outcome<T>>({ state: 'pending' });
  const started = useRef(false);
  const start = useEffectEvent(() => again());
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start();
  }, []);

  function again(more?: More) {
    setOutcome({ state: 'pending' });
    action(more).then(
      (value) => setOutcome({ state: 'done', value }),
      (error: unknown) => setOutcome({ state: 'failed', error }),
    );
  }

  return { ...outcome, again };
}
