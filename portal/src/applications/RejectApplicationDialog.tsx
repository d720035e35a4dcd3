import type { ReceivedApplication } from '@crewdock/contract/applications';
import { useState } from 'react';
import { RejectDialog } from '../relations/RejectDialog.tsx';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import type { ApplicationActions } from './useActions.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';
import { Trans } from '../i18n/Trans.tsx';

interface Props {
  application: ReceivedApplication;
  actions: ApplicationActions;
  onClose: () => void;
}

/** Dialog that asks for the rejection reason, and whether to email the applicant. */
export function RejectApplicationDialog({ application, actions, onClose }: Props) {
  const [mail, setMail] = useState(false);
  return (
    <RejectDialog
      name={application.name}
      side="request"
      isHired={false}
      onReject={(reason, comment) => actions.send(application, { move: 'reject', reason, comment, mail })}
      onRejectAtOnce={(reason) => actions.rejectAtOnce(application, reason)}
      onClose={onClose}
      commentNote={t(mail ? messages.inEmailWithoutReason : messages.notVisible)}
    >
      <Checkbox isSelected={mail} onChange={setMail}>
        <Trans message={messages.emailRejection} values={{ name: <UserText>{application.name}</UserText> }} />
      </Checkbox>
    </RejectDialog>
  );
}
