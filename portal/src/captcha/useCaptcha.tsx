import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { signInOptionsQuery } from '../session/signInOptions.ts';
import { queryClient } from '../queryClient.ts';
import { Hint } from '../ui/primitives/Hint.ts';
import { useBox } from './useBox.ts';
import { usePuzzle } from './usePuzzle.ts';
import * as messages from './messages.ts';

export interface CaptchaControl {
  /** Element to render above the form's submit button. */
  element: ReactNode;
  /** Resolves to the token for one call; undefined when no captcha is required. */
  token: () => Promise<string | undefined>;
  /** Must be called after a token was used. */
  reset: () => void;
}

/** Delay in milliseconds before the form explains why it waits. */
const PATIENCE_MS = 1000;

/** Provides the portal's captcha: either a puzzle that is solved while the user types, or a provider's checkbox. */
export function useCaptcha(): CaptchaControl {
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
    // Resets both captchas, because their type might still have been unknown when the form was sent.
    puzzle.renew();
    box.reset();
  }

  const element = (
    <>
      {asked?.provider === 'recaptcha' && <div ref={place} />}
      <Hint role="status">{waits && t(messages.checking)}</Hint>
    </>
  );
  return { element, token, reset };
}
