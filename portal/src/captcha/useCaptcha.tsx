import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { signInOptionsQuery } from '../auth/options.ts';
import { queryClient } from '../queryClient.ts';
import { type Solved, solvePuzzle } from './altcha.ts';
import { type Box, showBox } from './recaptcha.ts';

export interface Captcha {
  /** Stands in the form, above its button. */
  element: ReactNode;
  /** The answer for one call, or undefined where none is asked for. */
  token: () => Promise<string | undefined>;
  /** An answer was used up. */
  reset: () => void;
}

/** A person who waits as long wants to know for what. */
const PATIENCE_MS = 1000;

/** The portal's captcha: a puzzle that the browser solves while the person types, or a provider's box. */
export function useCaptcha(): Captcha {
  const asked = useQuery(signInOptionsQuery).data?.captcha?.provider;
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<Promise<Box> | null>(null);
  const puzzle = useRef<Promise<Solved> | null>(null);
  const gone = useRef(new AbortController());
  const [waits, setWaits] = useState(false);

  useEffect(() => {
    const page = new AbortController();
    gone.current = page;
    if (asked) void begin().catch(ignore);
    return () => {
      page.abort();
      puzzle.current = null;
    };
  }, [asked]);

  /** Starts what takes time, unless it has begun. Its failure shows when its result is asked for. */
  async function begin(): Promise<Solved | Box | null> {
    const { captcha } = await queryClient.ensureQueryData(signInOptionsQuery);
    if (captcha?.provider === 'recaptcha') {
      box.current ??= showBox(place.current!, captcha).catch((error: unknown) => {
        box.current = null;
        throw error;
      });
      return box.current;
    }
    if (captcha === null) return null;
    puzzle.current ??= solvePuzzle(gone.current.signal).catch((error: unknown) => {
      puzzle.current = null;
      throw error;
    });
    return puzzle.current;
  }

  async function token() {
    const timer = setTimeout(() => setWaits(true), PATIENCE_MS);
    try {
      let result = await begin();
      if (result && 'isFresh' in result && !result.isFresh()) {
        puzzle.current = null;
        result = await begin();
      }
      if (result === null) return undefined;
      return 'token' in result ? result.token : result.answer() || undefined;
    } finally {
      clearTimeout(timer);
      setWaits(false);
    }
  }

  function reset() {
    puzzle.current = null;
    void begin()
      .then((result) => result && 'reset' in result && result.reset())
      .catch(ignore);
  }

  const element = (
    <>
      {asked === 'recaptcha' && <div ref={place} />}
      <Note role="status">{waits && 'Making sure that you’re not a robot…'}</Note>
    </>
  );
  return { element, token, reset };
}

function ignore() {
  // Told when the form is sent.
}

/** Without words it takes no row of the form. */
const Note = styled.p`
  &:empty {
    position: absolute;
  }

  color: var(--muted);
  font-size: 0.8125rem;
`;
