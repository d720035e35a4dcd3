import type { Profile } from '@crewdock/contract/profile';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from './messages.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { SettingsControlSection } from '../Section.tsx';
import { EmailDialog } from './EmailDialog.tsx';

/** The current email address, and a new address that is not confirmed yet. */
export function EmailSection({ profile }: { profile: Profile }) {
  const [changing, setChanging] = useState(false);
  return (
    <SettingsControlSection title={t(messages.emailTitle)} about={t(messages.emailAbout)}>
      <Row>
        <Address>{profile.email}</Address>
        {profile.has_password && <Button onPress={() => setChanging(true)}>{t(messages.changeEmailButton)}</Button>}
      </Row>
      {!profile.has_password && (
        <Quiet>
          <Trans message={messages.passwordNeeded} components={{ link: <Link to="/settings/security" /> }} />
        </Quiet>
      )}
      {profile.new_email && (
        <Pending>
          <MailCheck aria-hidden="true" />
          <span>
            <Trans
              message={messages.newEmailPending}
              values={{ email: profile.new_email }}
              components={{ b: <strong /> }}
            />
          </span>
        </Pending>
      )}
      {changing && <EmailDialog current={profile.email} onClose={() => setChanging(false)} />}
    </SettingsControlSection>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  inline-size: 100%;
`;

const Address = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-weight: 500;
`;

const Quiet = styled.p`
  color: var(--muted);

  > a {
    color: var(--accent);
  }
`;

const Pending = styled.p`
  display: flex;
  gap: 10px;
  inline-size: 100%;
  padding: 10px 12px;
  border-radius: var(--radius);
  background: var(--amber-soft);
  color: var(--amber);
  overflow-wrap: anywhere;

  > .lucide {
    margin-block-start: 3px;
  }

  strong {
    font-weight: 600;
  }
`;
