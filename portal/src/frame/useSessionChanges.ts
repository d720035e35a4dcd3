import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPublic } from '../navigation/rules.ts';
import { getRoutePath } from '../routeTable.ts';
import { keepRedirect } from '../session/redirectTo.ts';
import { $endings, $session, clearUserData, isSignedIn } from '../session/session.ts';
import { notifySessionEnded } from '../session/sessionEnded.ts';
import { useScreen } from './useScreen.ts';

/**
 * Reacts to session changes that this page did not cause: the server ended the session, or the user signed in or out in
 * another window.
 */
export function useSessionChanges(): void {
  const navigate = useNavigate();
  const here = useLocation();
  const { row, match } = useScreen();

  /** Reruns the loaders of a public page; replaces a private page with the sign-in page. */
  const lookAgain = useEffectEvent(() => {
    const mayStay = isSignedIn() || !row || isPublic(row);
    if (mayStay) void navigate(here, { replace: true, state: here.state, preventScrollReset: true });
    else void navigate(getRoutePath('login'));
  });
  // In an effect, so that the page's leave guard already knows that the session has ended.
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
    // Another user has signed in: reloads to remove all data of the previous user.
    if (knew && isSignedIn()) return location.reload();
    if (knew) clearUserData();
    setLooks(looks + 1);
  });
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'token' || key === null) follow();
    };
    // A page restored from the back/forward cache might be older than the sign-out.
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
