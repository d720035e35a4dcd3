import { useStore } from '@nanostores/react';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { keyframes, styled } from 'styled-components';
import { isPublic } from '../navigation/rules.ts';
import { $session, isSignedIn } from '../session/session.ts';
import { Notices } from '../ui/Notices.tsx';
import { ContactHost } from './ContactHost.tsx';
import { reportScreen } from './dataLayer.ts';
import { DeletionBar } from './DeletionBar.tsx';
import { endFirstLoad } from './firstLoad.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useOnline } from './online.ts';
import { setPageTitle } from './pageTitle.ts';
import { useScreen } from './useScreen.ts';
import { useSessionChanges } from './useSessionChanges.ts';
import { checkVersion } from './version.ts';

/** What stands around every page. */
export function Frame() {
  const { pathname, search } = useLocation();
  const { row } = useScreen();
  const navigation = useNavigation();
  const session = useStore($session);
  useSessionChanges();
  useEffect(() => {
    endFirstLoad();
    checkVersion();
  }, []);
  // Before the effects of the page, which may know a better title.
  useLayoutEffect(() => {
    if (row?.title !== undefined) setPageTitle(row.title);
  }, [pathname, row]);
  useEffect(() => {
    if (row) reportScreen(row.name, row.pattern);
  }, [pathname, row]);
  // Nobody is there any more, and the page on its way out would ask for what it may not see.
  const isDeserted = row && !isPublic(row) && !session && !isSignedIn();
  return (
    <Shell>
      {navigation.state === 'loading' && <Progress role="progressbar" aria-label="Loading" />}
      {!isDeserted && <Outlet />}
      {!new URLSearchParams(search).has('no-scroll') && <ScrollRestoration />}
    </Shell>
  );
}

/** The frame alone, also while the first page loads. */
export function Shell({ children }: { children: ReactNode }) {
  const online = useOnline();
  return (
    <Page>
      <SkipLink href="#main">Skip to the contents</SkipLink>
      <Header />
      <div role="status">
        {!online && (
          <Offline>
            <WifiOff aria-hidden="true" /> You’re offline. What is loaded stays here; the rest waits for the network.
          </Offline>
        )}
      </div>
      <DeletionBar />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <Notices />
      <ContactHost />
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

const Main = styled.main`
  display: flow-root;
  flex: 1;
  outline: 0;
`;

const SkipLink = styled.a`
  position: absolute;
  inset: 8px auto auto 8px;
  z-index: 40;
  padding: 10px 16px;
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  font-weight: 500;

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

const Offline = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding: 8px 16px;
  background: var(--amber-soft);
  color: var(--amber);
  font-weight: 500;
`;

/** Quick answers show nothing. */
const advance = keyframes`
  from { scale: 0 1; opacity: 1; }
  to { scale: 0.9 1; opacity: 1; }
`;

const Progress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 40;
  block-size: 2px;
  background: var(--accent);
  opacity: 0;
  transform-origin: left;
  animation: ${advance} 4s 200ms cubic-bezier(0.1, 0.7, 0.2, 1) forwards;
`;
