import type { SignedIn } from '@crewdock/contract/accounts';
import { useNavigate } from 'react-router';
import { takeRedirect } from '../session/redirectTo.ts';
import { signIn } from '../session/session.ts';

/**
 * Returns a function that stores the new session and opens the requested page or, by default, the account's start page.
 */
export function useEnter(): (answer: SignedIn) => Promise<void> {
  const navigate = useNavigate();
  return async (answer) => {
    await signIn(answer);
    await navigate(takeRedirect(), { replace: true });
  };
}
