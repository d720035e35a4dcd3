import { CODE_MAX } from '@crewdock/contract/limits';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { PasswordField } from '../../ui/patterns/form/PasswordField.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';

/** Fields that verify that the user owns the account: the password, and a code if the second factor is on. */
export function OwnerFields({ withCode }: { withCode: boolean }) {
  return (
    <>
      <PasswordField
        name="password"
        label={t(messages.passwordLabel)}
        autoComplete="current-password"
        isRequired
        autoFocus
      />
      {withCode && (
        <TextField
          name="code"
          label={t(messages.codeLabel)}
          description={t(messages.codeDescription)}
          autoComplete="one-time-code"
          spellCheck="false"
          isRequired
          minLength={6}
          maxLength={CODE_MAX}
        />
      )}
    </>
  );
}
