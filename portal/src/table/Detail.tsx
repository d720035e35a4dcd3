import Mail from 'lucide-react/icons/mail';
import X from 'lucide-react/icons/x';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { SidePanel, usePanelHeading } from '../ui/primitives/SidePanel.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';

interface Props {
  entry: number | string;
  /** Icon and label of the row's type. */
  kind: ReactNode;
  title: string;
  onClose: () => void;
  /** Ref of the side panel. */
  panelRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The side panel with all details of a row; on small screens it replaces the table. */
export function Detail({ entry, kind, title, onClose, panelRef, children }: Props) {
  const heading = usePanelHeading(entry);
  return (
    <Side ref={panelRef} aria-labelledby="detail">
      <Head>
        <span>{kind}</span>
        <IconButton aria-label={t(messages.closeDetailButton)} onPress={onClose}>
          <X />
        </IconButton>
      </Head>
      <h2 id="detail" ref={heading} tabIndex={-1}>
        <UserText>{title}</UserText>
      </h2>
      {children}
    </Side>
  );
}

/** A name/value pair in the details list. */
export function DetailFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** An email address as a mailto: link. */
export function EmailFact({ email }: { email: string }) {
  return (
    <DetailFact name={t(messages.email)}>
      <WayToAnswer href={`mailto:${encodeURIComponent(email)}`}>
        <Mail aria-hidden="true" />
        {email}
      </WayToAnswer>
    </DetailFact>
  );
}

export const WayToAnswer = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 24px;
  color: var(--accent);
`;

/** User-written multi-line text. */
export const Text = styled.p`
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Side = styled(SidePanel)`
  gap: 16px;
  padding-inline-start: 32px;

  > dl {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 6px 12px;
    margin: 0;
  }

  dt {
    color: var(--muted);
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: var(--muted);

  > span {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 500;
  }
`;
