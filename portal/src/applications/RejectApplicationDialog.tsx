import type { ReceivedApplication } from '@crewdock/contract/applications';
import { useState } from 'react';
import { RejectDialog } from '../relations/RejectDialog.tsx';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import type { ApplicationActions } from './useActions.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

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
      commentNote={mail ? 'Stands in the mail; the reason doesn’t.' : 'Stays on your side.'}
    >
      <Checkbox isSelected={mail} onChange={setMail}>
        Mail <UserText>{application.name}</UserText> that it was turned down
      </Checkbox>
    </RejectDialog>
  );
}
