import { COMMENT_MAX } from '@crewdock/contract/limits';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { useState } from 'react';
import { Button } from '../ui/primitives/Button.tsx';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  name: string;
  /** Sends the invitation; the dialog stays open on errors. */
  onInvite: (comment: string, mail: boolean) => Promise<void>;
  onClose: () => void;
}

/** Dialog that asks for a message to the applicant. The application changes only on submit. */
export function InviteDialog({ name, onInvite, onClose }: Props) {
  const [mail, setMail] = useState(true);
  const form = useSubmit<'comment'>(async ({ comment }) => {
    await onInvite(comment.trim(), mail);
    onClose();
  });
  return (
    <Dialog title={`Invite ${isolatedText(name)}?`} isOpen onClose={onClose}>
      <p>
        <UserText>{name}</UserText> becomes a private talent of yours, confirmed for this job: interviews, offers and
        the hire go on from there.
      </p>
      <Form form={form}>
        <TextArea
          name="comment"
          label="Message"
          description={mail ? 'Stands in the mail.' : 'Stays on your side.'}
          rows={3}
          maxLength={COMMENT_MAX}
          autoFocus
        />
        <Checkbox isSelected={mail} onChange={setMail}>
          Mail <UserText>{name}</UserText>, who can answer to your address
        </Checkbox>
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>Cancel</Button>
          <SubmitButton>Invite</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
