import type { Session } from '@crewdock/contract/session';
import CodeXml from 'lucide-react/icons/code-xml';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { logOut } from '../session/session.ts';
import { OtherPortals } from './OtherPortals.tsx';
import { PanelButton, PanelLink } from './panel.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';

export function AccountEntries({ session }: { session: Session }) {
  return (
    <>
      <Who>
        <strong>
          <UserText>{fullName(session)}</UserText>
        </strong>
        <span>{session.email}</span>
      </Who>
      <hr />
      <PanelLink to="/settings">
        <Settings aria-hidden="true" />
        {t(messages.settings)}
      </PanelLink>
      {(session.is_wl_superadmin || session.company?.role === 1) && (
        <PanelLink to="/admin/users">
          <Users aria-hidden="true" />
          {t(messages.users)}
        </PanelLink>
      )}
      {session.is_wl_superadmin && (
        <PanelLink to="/admin/embed">
          <CodeXml aria-hidden="true" />
          {t(messages.embed)}
        </PanelLink>
      )}
      <PanelLink to="/contact-manager">
        <MessageSquareText aria-hidden="true" />
        {t(messages.contactManager)}
      </PanelLink>
      <OtherPortals session={session} />
      <hr />
      <PanelButton onClick={() => void logOut()}>
        <LogOut aria-hidden="true" />
        {t(messages.signOutButton)}
      </PanelButton>
    </>
  );
}

export function fullName({ first_name, last_name, email }: Session): string {
  return `${first_name} ${last_name}`.trim() || email;
}

const Who = styled.p`
  display: grid;
  padding: 8px 10px 4px;
  overflow-wrap: anywhere;

  > strong {
    font-weight: 600;
  }

  > span {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
