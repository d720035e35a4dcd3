import { COMMENT_MAX } from '@crewdock/contract/limits';
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
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';
import { Trans } from '../i18n/Trans.tsx';

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
    <Dialog title={t(messages.inviteTitle, { name })} isOpen onClose={onClose}>
      <p>
        <Trans message={messages.inviteText} values={{ name: <UserText>{name}</UserText> }} />
      </p>
      <Form form={form}>
        <TextArea
          name="comment"
          label={t(messages.inviteMessage)}
          description={t(mail ? messages.inEmail : messages.notVisible)}
          rows={3}
          maxLength={COMMENT_MAX}
          autoFocus
        />
        <Checkbox isSelected={mail} onChange={setMail}>
          <Trans message={messages.emailInvitation} values={{ name: <UserText>{name}</UserText> }} />
        </Checkbox>
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          <SubmitButton>{t(messages.inviteSubmit)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
