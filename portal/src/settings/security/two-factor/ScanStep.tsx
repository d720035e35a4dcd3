import { CODE_MAX } from '@crewdock/contract/limits';
import type { CallOutput } from '@crewdock/sdk/client';
import Copy from 'lucide-react/icons/copy';
import { styled } from 'styled-components';
import { t } from '../../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../../api.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { copyText } from '../../../ui/patterns/clipboard.ts';
import { DialogActions } from '../../../ui/primitives/Dialog.tsx';
import { Form } from '../../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../../ui/patterns/form/useSubmit.ts';
import { Hint } from '../../../ui/primitives/Hint.ts';
import { IconButton } from '../../../ui/primitives/IconButton.tsx';
import { showNotice } from '../../../ui/patterns/notices.ts';
import { TextField } from '../../../ui/primitives/TextField.tsx';
import { QrCode } from './QrCode.tsx';

export type Secret = CallOutput<'POST /profile/two-factor/'>;

interface Props {
  secret: Secret;
  /** Called with the recovery codes. */
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** Shows the secret for the authenticator app, and verifies the first code from the app. */
export function ScanStep({ secret, onDone, onCancel }: Props) {
  const form = useSubmit<'code'>(async ({ code }) => {
    const { recovery_codes } = await call('POST /profile/two-factor/confirm/', { body: { code } });
    onDone(recovery_codes);
  });
  return (
    <>
      <QrCode text={secret.uri} label={t(messages.qrCode)} />
      <div>
        <p>{t(messages.keyText)}</p>
        <Key>
          <code>{secret.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
          <IconButton
            $size={28}
            aria-label={t(messages.copyKeyButton)}
            onPress={async () => (await copyText(secret.secret)) && showNotice({ text: t(messages.keyCopied) })}
          >
            <Copy />
          </IconButton>
        </Key>
      </div>
      <Hint>{t(messages.secondDevice)}</Hint>
      <Form form={form}>
        <TextField
          name="code"
          label={t(messages.codeLabel)}
          description={t(messages.appCodeDescription)}
          autoComplete="one-time-code"
          inputMode="numeric"
          isRequired
          minLength={6}
          maxLength={CODE_MAX}
          autoFocus
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onCancel}>{t(messages.cancelButton)}</Button>
          <SubmitButton>{t(messages.turnOnButton)}</SubmitButton>
        </DialogActions>
      </Form>
    </>
  );
}

const Key = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  > code {
    font-size: 0.9375rem;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
