import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { keyframes, styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { bottomBar } from './bottomBar.ts';
import { FocusRestorer } from './FocusRestorer.ts';
import { IconButton } from './IconButton.tsx';
import * as messages from './messages.ts';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Content that stays visible below the scrolling contents. */
  footer: ReactNode;
}

/** A modal panel that slides in from the bottom. */
export default function Sheet({ title, isOpen, onClose, children, footer }: Props) {
  return (
    <Scrim isOpen={isOpen} onOpenChange={onClose} isDismissable>
      <Panel>
        <Frame>
          <FocusRestorer />
          <Head>
            <Heading slot="title">{title}</Heading>
            <IconButton aria-label={t(messages.closeButton)} onPress={onClose}>
              <X />
            </IconButton>
          </Head>
          <Body>{children}</Body>
          <Foot ref={bottomBar}>{footer}</Foot>
        </Frame>
      </Panel>
    </Scrim>
  );
}

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { translate: 0 40px; opacity: 0; }
`;

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 20;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  background: var(--scrim);
  animation: ${fade} 160ms ease-out;
`;

const Panel = styled(Modal)`
  inline-size: min(640px, 100%);
  max-block-size: 92dvh;
  display: flex;
  border-radius: 16px 16px 0 0;
  background: var(--surface);
  box-shadow: var(--shadow);
  animation: ${rise} 180ms cubic-bezier(0.2, 0, 0, 1);
`;

const Frame = styled(Dialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  min-inline-size: 0;
  outline: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 12px 12px 12px 20px;
  border-block-end: 1px solid var(--line);

  > h2 {
    font-size: 1.125rem;
  }
`;

const Body = styled.div`
  flex: 1;
  padding: 8px 20px 20px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  padding: 12px 20px calc(12px + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
`;
