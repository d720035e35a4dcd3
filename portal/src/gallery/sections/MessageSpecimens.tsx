import Inbox from 'lucide-react/icons/inbox';
import { Actions } from '../../ui/primitives/Actions.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { MessageButtons } from '../../ui/primitives/MessageButtons.ts';
import { showNotice, notifyError } from '../../ui/patterns/notices.ts';
import { Specimen, Specimens } from '../Specimens.tsx';

/** Gallery section: empty states, error states and notices. */
export function MessageSpecimens() {
  return (
    <Specimens title="Messages">
      <Specimen name="Message">
        <Message icon={<Inbox />} title="No jobs yet">
          <p>Jobs that you post appear here.</p>
          <MessageButtons>
            <Button $kind="primary">Post a job</Button>
          </MessageButtons>
        </Message>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState error={{ status: 500 }} onRetry={() => {}} />
      </Specimen>
      <Specimen name="ErrorState, offline">
        <ErrorState error={{ status: 0 }} onRetry={() => {}} />
      </Specimen>
      <Specimen name="Notices">
        <Actions>
          <Button onPress={() => showNotice({ text: 'Data successfully updated', lasts: Infinity })}>Success</Button>
          <Button onPress={() => notifyError()}>Error</Button>
          <Button onPress={() => showNotice({ text: '3 talents archived', action: { label: 'Undo', run: () => {} } })}>
            With an action
          </Button>
        </Actions>
      </Specimen>
    </Specimens>
  );
}
