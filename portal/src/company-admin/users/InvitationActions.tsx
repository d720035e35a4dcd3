import type { CompanyUser } from '@crewdock/contract/company-users';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { formatMoment } from '../../ui/format/formatMoment.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { Actions } from '../../ui/primitives/Actions.ts';
import { keepUser, renewPeople } from '../queries.ts';

interface Props {
  user: CompanyUser;
  invitation: NonNullable<CompanyUser['invitation']>;
}

/** Shows when the invitation link expires, with buttons that resend and revoke the invitation. */
export function InvitationActions({ user, invitation }: Props) {
  const params = { uid: user.uid };
  const navigate = useNavigate();
  const again = useMutation({
    mutationFn: () => call('POST /company/users/{uid}/invitation/', { params }),
    async onSuccess(answer) {
      showNotice({ text: t(messages.invitationSent) });
      await keepUser(answer);
    },
    onError: tellRefusal,
  });
  const revoke = useMutation({
    mutationFn: () => call('DELETE /company/users/{uid}/invitation/', { params }),
    async onSuccess() {
      showNotice({ text: t(messages.invitationRevoked) });
      await navigate('/admin/users');
      await renewPeople();
    },
    onError: tellRefusal,
  });
  const sent = formatMoment(invitation.sent);
  return (
    <>
      <p>
        {user.state === 'expired'
          ? t(messages.linkExpired, { sent })
          : t(messages.linkWorks, { sent, expires: formatMoment(invitation.expires) })}
      </p>
      {user.may.invite && (
        <Actions>
          <Button isPending={again.isPending} onPress={() => again.mutate()}>
            {t(messages.sendAgainButton)}
          </Button>
          <Button isPending={revoke.isPending} onPress={() => revoke.mutate()}>
            {t(messages.revokeButton)}
          </Button>
        </Actions>
      )}
    </>
  );
}
