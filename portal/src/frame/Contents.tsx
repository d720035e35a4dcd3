import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { keyframes, styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { $pendingPath } from '../browser/pendingNavigation.ts';
import { isPublic } from '../navigation/rules.ts';
import { $session, isSignedIn } from '../session/session.ts';
import { reportScreen } from './dataLayer.ts';
import { endFirstLoad } from './firstLoad.ts';
import { PageAnnouncement } from './PageAnnouncement.tsx';
import { setPageTitle } from './pageTitle.ts';
import { useRouteFocus } from './useRouteFocus.ts';
import { useScreen } from './useScreen.ts';
import { useSessionChanges } from './useSessionChanges.ts';
import { useWholeLists } from './useWholeLists.ts';
import { checkVersion } from './version.ts';
import * as messages from './messages.ts';

/** The current page within the frame, with scroll restoration, page title, analytics and session changes. */
export function PageContents() {
  const { pathname, search } = useLocation();
  const { row } = useScreen();
  const session = useStore($session);
  useSessionChanges();
  useWholeLists(pathname);
  useRouteFocus();
  useEffect(() => {
    endFirstLoad();
    checkVersion();
  }, []);
  // A layout effect, so that the page's own effect can set a more specific title.
  useLayoutEffect(() => {
    if (row) setPageTitle(row.title);
  }, [pathname, row]);
  useEffect(() => {
    if (row) reportScreen(row.name, row.pattern);
  }, [pathname, row]);
  // The session has ended: unmounts the private page, which would otherwise request data without permission.
  const isDeserted = row && !isPublic(row) && !session && !isSignedIn();
  return (
    <>
      <Progress />
      <PageAnnouncement />
      {!isDeserted && <Outlet />}
      {!new URLSearchParams(search).has('no-scroll') && <ScrollRestoration storageKey="places" />}
    </>
  );
}

function Progress() {
  return <Line role="progressbar" aria-label={t(messages.loading)} hidden={useStore($pendingPath) === null} />;
}

/** Starts after a delay, so that quick responses show no progress bar. */
const advance = keyframes`
  from { scale: 0 1; opacity: 1; }
  to { scale: 0.9 1; opacity: 1; }
`;

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 40;
  block-size: 2px;
  background: var(--accent);
  opacity: 0;
  transform-origin: left;
  animation: ${advance} 4s 200ms cubic-bezier(0.1, 0.7, 0.2, 1) forwards;
`;
