import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPublic } from '../navigation/rules.ts';
import { pathOf } from '../routeTable.ts';
import { keepRedirect } from '../session/redirectTo.ts';
import { $endings, $session, forget, isSignedIn } from '../session/session.ts';
import { notifySessionEnded } from '../session/sessionEnded.ts';
import { useScreen } from './useScreen.ts';

/** Follows what befalls the session from outside: the server ends it, or another window of the browser signs in or out. */
export function useSessionChanges(): void {
  const navigate = useNavigate();
  const here = useLocation();
  const { row, match } = useScreen();

  /** Nothing on the page changes but what depends on who is looking; a private page gives way to the sign-in. */
  const lookAgain = useEffectEvent(() => {
    const mayStay = isSignedIn() || !row || isPublic(row);
    if (mayStay) void navigate(here, { replace: true, state: here.state, preventScrollReset: true });
    else void navigate(pathOf('login'));
  });
  // After the page has heard of it: what asks before it is left has nothing to ask any more.
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (looks > 0) lookAgain();
  }, [looks]);

  const endings = useStore($endings);
  const told = useRef(endings);
  const tell = useEffectEvent(() => {
    if (match && row && !isPublic(row)) keepRedirect(match);
    notifySessionEnded();
    setLooks(looks + 1);
  });
  useEffect(() => {
    if (told.current === endings) return;
    told.current = endings;
    tell();
  }, [endings]);

  const follow = useEffectEvent(() => {
    const knew = $session.get() !== null;
    // Somebody else: nothing of the former person's page stays.
    if (knew && isSignedIn()) return location.reload();
    if (knew) forget();
    setLooks(looks + 1);
  });
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'token' || key === null) follow();
    };
    // A page that the browser kept for its back button may be older than the sign-out.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isSignedIn() !== ($session.get() !== null)) follow();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onShow);
    };
  }, []);
}
