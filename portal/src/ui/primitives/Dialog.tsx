import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { keyframes, styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { bottomBar } from './bottomBar.ts';
import { FocusRestorer } from './FocusRestorer.ts';
import { IconButton } from './IconButton.tsx';
import { NARROW } from '../styles/screen.ts';
import * as messages from './messages.ts';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Whether only the dialog's buttons can close it: not Escape, and not a click outside. */
  mustDecide?: boolean;
  /** Whether the dialog is wide, for contents to read or compare. */
  isWide?: boolean;
  children: ReactNode;
}

/** A modal dialog. Traps the focus, and restores it when it closes. */
export function Dialog({ title, isOpen, onClose, mustDecide = false, isWide = false, children }: Props) {
  return (
    <Scrim isOpen={isOpen} onOpenChange={onClose} isDismissable={!mustDecide} isKeyboardDismissDisabled={mustDecide}>
      <Panel $wide={isWide}>
        <Frame role={mustDecide ? 'alertdialog' : 'dialog'}>
          <FocusRestorer />
          <Head>
            <Heading slot="title">{title}</Heading>
            {!mustDecide && (
              <IconButton aria-label={t(messages.closeButton)} onPress={onClose}>
                <X />
              </IconButton>
            )}
          </Head>
          <Body>{children}</Body>
        </Frame>
      </Panel>
    </Scrim>
  );
}

/** The dialog's buttons. The confirming button comes last. */
export const DialogActions = styled.div.attrs({ ref: bottomBar })`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-block-start: 8px;

  ${NARROW} {
    flex-direction: column-reverse;
  }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { translate: 0 12px; opacity: 0; }
`;

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 20;
  display: grid;
  /* Limits the row to the window's height: the dialog's contents would otherwise stretch it beyond the window. */
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  padding: 24px;
  background: var(--scrim);
  animation: ${fade} 160ms ease-out;

  ${NARROW} {
    place-items: end stretch;
    padding: 24px 0 0;
  }
`;

const Panel = styled(Modal)<{ $wide: boolean }>`
  display: flex;
  inline-size: min(${({ $wide }) => ($wide ? 760 : 480)}px, 100%);
  max-block-size: min(92dvh, 100%);
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow);
  animation: ${rise} 180ms cubic-bezier(0.2, 0, 0, 1);

  ${NARROW} {
    inline-size: 100%;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

const Frame = styled(AriaDialog)`
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
  gap: 16px;
  min-block-size: 52px;
  padding: 12px 12px 4px 24px;

  > h2 {
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 4px 24px calc(24px + env(safe-area-inset-bottom));
  overflow-y: auto;
  overflow-wrap: anywhere;
  overscroll-behavior: contain;
`;
