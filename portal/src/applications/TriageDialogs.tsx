import { InviteDialog } from './InviteDialog.tsx';
import { RejectApplicationDialog } from './RejectApplicationDialog.tsx';
import type { ApplicationActions, Asking } from './useActions.ts';

interface Props {
  asking: Asking | null;
  actions: ApplicationActions;
  onClose: () => void;
}

/** The dialog in which the user rejects or invites an applicant. */
export function TriageDialogs({ asking, actions, onClose }: Props) {
  if (asking?.about === 'reject') {
    return <RejectApplicationDialog application={asking.application} actions={actions} onClose={onClose} />;
  }
  if (asking?.about === 'invite') {
    return (
      <InviteDialog
        name={asking.application.name}
        onInvite={(comment, mail) => actions.send(asking.application, { move: 'invite', comment, mail })}
        onClose={onClose}
      />
    );
  }
  return null;
}
