import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { signInOptionsQuery } from '../session/signInOptions.ts';
import { queryClient } from '../queryClient.ts';
import { Hint } from '../ui/Hint.ts';
import { useBox } from './useBox.ts';
import { usePuzzle } from './usePuzzle.ts';

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
  const asked = useQuery(signInOptionsQuery).data?.captcha ?? null;
  const puzzle = usePuzzle(asked?.provider === 'altcha');
  const { place, ...box } = useBox(asked?.provider === 'recaptcha' ? asked : null);
  const [waits, setWaits] = useState(false);

  async function token() {
    const timer = setTimeout(() => setWaits(true), PATIENCE_MS);
    try {
      const { captcha } = await queryClient.ensureQueryData(signInOptionsQuery);
      if (captcha === null) return undefined;
      return await (captcha.provider === 'altcha' ? puzzle : box).answer();
    } finally {
      clearTimeout(timer);
      setWaits(false);
    }
  }

  function reset() {
    // Which of them was asked may not have been known when the form was sent.
    puzzle.renew();
    box.reset();
  }

  const element = (
    <>
      {asked?.provider === 'recaptcha' && <div ref={place} />}
      <Hint role="status">{waits && 'Making sure that you’re not a robot…'}</Hint>
    </>
  );
  return { element, token, reset };
}
