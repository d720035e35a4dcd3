import type { ReceivedApplication } from '@crewdock/contract/applications';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Star from 'lucide-react/icons/star';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';
import type { ApplicationActions } from './useActions.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  application: ReceivedApplication;
  actions: ApplicationActions;
}

export function ApplicationMoves({ application, actions }: Props) {
  const { can, status } = application;
  if (!Object.values(can).some(Boolean)) return null;
  return (
    <Buttons>
      {can.invite && (
        <Button $kind="primary" onPress={() => actions.askInvite(application)}>
          <UserPlus aria-hidden="true" />
          {t(messages.inviteButton)}
        </Button>
      )}
      {can.shortlist && (
        <Button onPress={() => actions.shortlist(application)}>
          <Star aria-hidden="true" />
          {t(messages.shortlistButton)}
        </Button>
      )}
      {can.reject && (
        <Button onPress={() => actions.askReject(application)}>
          <X aria-hidden="true" />
          {t(messages.rejectButton)}
        </Button>
      )}
      {can.reopen && (
        <Button onPress={() => actions.reopen(application)}>
          <RotateCcw aria-hidden="true" />
          {t(status === 'rejected' ? messages.restoreButton : messages.unlistButton)}
        </Button>
      )}
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
