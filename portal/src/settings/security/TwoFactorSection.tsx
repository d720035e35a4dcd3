import type { Profile } from '@crewdock/contract/profile';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { getRoutePath } from '../../routeTable.ts';
import { getStartPage } from '../../session/landing.ts';
import { $session, reloadSession } from '../../session/session.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Hint } from '../../ui/primitives/Hint.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { twoFactorQuery } from '../queries.ts';
import { Actions } from '../../ui/primitives/Actions.ts';
import { SettingsControlSection } from '../Section.tsx';
import { DisableDialog } from './two-factor/DisableDialog.tsx';
import { RenewDialog } from './two-factor/RenewDialog.tsx';
import { SetupDialog } from './two-factor/SetupDialog.tsx';

/** Number of remaining recovery codes at which the user is advised to create new codes. */
const FEW_CODES = 3;

/** Settings section for the second factor, with the number of remaining recovery codes. */
export function TwoFactorSection({ profile }: { profile: Profile }) {
  const { data, error, refetch } = useQuery(twoFactorQuery);
  const [open, setOpen] = useState<'setup' | 'renew' | 'disable' | null>(null);
  const close = () => setOpen(null);
  const session = useStore($session);
  const navigate = useNavigate();
  const goOn = async () => {
    close();
    if (!session?.lacks_second_factor) return;
    // Errors are ignored: when offline, the next load updates the session.
    await reloadSession().catch(() => undefined);
    await navigate(getRoutePath(getStartPage(session)));
  };
  return (
    <SettingsControlSection title={t(messages.twoFactorTitle)} about={t(messages.twoFactorAbout)}>
      {session?.lacks_second_factor && (
        <Due role="status">
          <ShieldAlert aria-hidden="true" />
          {t(messages.staffNeedIt)}
        </Due>
      )}
      {data ? (
        <>
          <Actions>
            {data.enabled && <Badge $tone="green">{t(messages.on)}</Badge>}
            {data.enabled && <Button onPress={() => setOpen('renew')}>{t(messages.newCodesButton)}</Button>}
            <Button
              $kind={session?.lacks_second_factor ? 'primary' : 'secondary'}
              isDisabled={!data.enabled && !profile.has_password}
              onPress={() => setOpen(data.enabled ? 'disable' : 'setup')}
            >
              {t(data.enabled ? messages.turnOffButton : messages.turnOnButton)}
            </Button>
          </Actions>
          {data.enabled && (
            <Hint>
              {t(data.recovery_codes_left < FEW_CODES ? messages.fewCodesLeft : messages.codesLeft, {
                count: data.recovery_codes_left,
              })}
            </Hint>
          )}
          {!data.enabled && !profile.has_password && <Hint>{t(messages.twoFactorNeedsPassword)}</Hint>}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $width={120} $height={36} />
      )}
      {open === 'setup' && <SetupDialog onClose={close} onDone={goOn} />}
      {open === 'renew' && <RenewDialog onClose={close} />}
      {open === 'disable' && <DisableDialog onClose={close} />}
    </SettingsControlSection>
  );
}

const Due = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sunken);
  font-weight: 500;

  > .lucide {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: var(--accent);
  }
`;
