import WifiOff from 'lucide-react/icons/wifi-off';
import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { Notices } from '../ui/patterns/Notices.tsx';
import { ContactHost } from './ContactHost.tsx';
import { ClosingBar } from './ClosingBar.tsx';
import { DeletionBar } from './DeletionBar.tsx';
import { Footer } from './Footer.tsx';
import { useFullText } from './useFullText.ts';
import { Header } from './Header.tsx';
import { useListKeys } from './listKeys.ts';
import { useInboxEvents } from './useInboxEvents.ts';
import { useOnline } from './online.ts';
import { SkipLink } from './SkipLink.tsx';
import * as messages from './messages.ts';

/**
 * The frame around every page. It is rendered before the first page has loaded and stays mounted, so that open menus
 * and the focus are kept.
 */
export function PortalFrame() {
  const online = useOnline();
  useListKeys();
  useFullText();
  useInboxEvents();
  return (
    <Page data-tables={useLocation().pathname.startsWith('/admin-panel') || undefined}>
      <SkipLink />
      <Header />
      <div role="status">
        {!online && (
          <Offline>
            <WifiOff aria-hidden="true" /> {t(messages.offline)}
          </Offline>
        )}
      </div>
      <DeletionBar />
      <ClosingBar />
      <Main id="main" tabIndex={-1}>
        <Outlet />
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

  /* Pages with wide tables. */
  &[data-tables] {
    --page-width: 1600px;
  }
`;

const Main = styled.main`
  display: flow-root;
  flex: 1;
  /* Keeps the footer below the window, so that content that loads later causes no visible layout shift. */
  min-block-size: calc(100dvh - 61px);
  outline: 0;
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
