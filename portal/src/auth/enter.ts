import type { SignedIn } from '@crewdock/contract/accounts';
import { useNavigate } from 'react-router';
import { takeRedirect } from '../session/redirectTo.ts';
import { signIn } from '../session/session.ts';

/** Keeps the new session and opens the screen that was asked for, or else where the person's work begins. */
export function useEnter(): (answer: SignedIn) => Promise<void> {
  const navigate = useNavigate();
  return async (answer) => {
    await signIn(answer);
    await navigate(takeRedirect(), { replace: true });
  };
}
