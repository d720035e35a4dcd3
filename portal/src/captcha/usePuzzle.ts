import { useEffect, useEffectEvent, useRef } from 'react';
import { type Solved, solvePuzzle } from './altcha.ts';

export interface Puzzle {
  /** Resolves to the token once the puzzle is solved. */
  answer: () => Promise<string>;
  /** Starts the next puzzle after a token was used. Does nothing if no puzzle was started. */
  renew: () => void;
}

/** Solves a puzzle in the background, starting when the component mounts. */
export function usePuzzle(wanted: boolean): Puzzle {
  const current = useRef<Promise<Solved> | null>(null);
  const page = useRef<AbortController | null>(null);
  const start = useEffectEvent(() => begin().catch(tellLater));
  useEffect(() => {
    if (!wanted) return;
    const opened = new AbortController();
    page.current = opened;
    void start();
    return () => {
      opened.abort();
      current.current = null;
    };
  }, [wanted]);

  function begin(): Promise<Solved> {
    if (current.current) return current.current;
    const begun = solvePuzzle(page.current?.signal);
    current.current = begun;
    begun.catch(() => {
      if (current.current === begun) current.current = null;
    });
    return begun;
  }

  async function answer() {
    const solved = await begin();
    if (solved.isFresh()) return solved.token;
    current.current = null;
    return (await begin()).token;
  }

  function renew() {
    if (!current.current) return;
    current.current = null;
    begin().catch(tellLater);
  }

  return { answer, renew };
}

function tellLater() {
  // Errors are ignored here, because submitting the form retries and reports errors.
}
