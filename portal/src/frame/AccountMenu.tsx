import type { Session } from '@crewdock/contract/session';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { MOBILE } from '../ui/styles/screen.ts';
import { AccountEntries, fullName } from './AccountEntries.tsx';
import { Panel } from './panel.ts';
import { useClosing } from './useClosing.ts';
import * as messages from './messages.ts';

/** The account menu in the header on wide screens. On small screens, it is part of the mobile menu. */
export function AccountMenu({ session }: { session: Session }) {
  const id = useId();
  const panel = useClosing<HTMLDivElement>();
  const name = fullName(session);
  return (
    <>
      <Opener type="button" popoverTarget={id} aria-label={t(messages.accountMenuButton, { name })}>
        {session.avatar ? (
          <img src={session.avatar} alt="" width={28} height={28} />
        ) : (
          <Initial>{[...name][0]}</Initial>
        )}
        <ChevronDown aria-hidden="true" />
      </Opener>
      <Panel ref={panel} id={id} popover="auto" role="group" aria-label={t(messages.accountMenuLabel)}>
        <AccountEntries session={session} />
      </Panel>
    </>
  );
}

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 36px;
  padding: 4px 6px 4px 4px;
  border: 0;
  border-radius: 18px;
  background: transparent;
  cursor: pointer;
  transition: background-color var(--swift);

  &:hover {
    background: var(--tint, color-mix(in oklab, currentColor 9%, transparent));
  }

  > img {
    border-radius: 50%;
    object-fit: cover;
  }

  ${MOBILE} {
    display: none;
  }
`;

const Initial = styled.span`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: 50%;
  background: var(--tint, color-mix(in oklab, currentColor 14%, transparent));
  font-size: 0.8125rem;
  font-weight: 600;
  text-transform: uppercase;
`;
