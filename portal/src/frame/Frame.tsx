import { WifiOff } from 'lucide-react';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { Notices } from '../ui/Notices.tsx';
import { ContactHost } from './ContactHost.tsx';
import { DeletionBar } from './DeletionBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useOnline } from './online.ts';

/** What stands around every page, from before the first one is there: what is opened or focused in it stays. */
export function Frame() {
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
