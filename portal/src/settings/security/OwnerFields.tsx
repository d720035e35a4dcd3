import { CODE_MAX } from '@crewdock/contract/limits';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** What shows that it is the account’s owner who asks: the password and, with the second factor on, a code. */
export function OwnerFields({ withCode }: { withCode: boolean }) {
  return (
    <>
      <PasswordField name="password" label="Password" autoComplete="current-password" isRequired autoFocus />
      {withCode && (
        <TextField
          name="code"
          label="Code"
          description="Six digits of your app, or a recovery code."
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
