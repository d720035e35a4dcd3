import { PASSWORD_MAX, PASSWORD_MIN } from '@crewdock/contract/limits';
import { useId, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { PasswordField } from '../../ui/patterns/form/PasswordField.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

interface Props {
  label?: string;
  /** The field's name in the API. */
  name: 'password' | 'new_password';
  /** The user's name and email address. A password that contains one of them is weak. */
  known: string[];
  autoFocus?: boolean;
}

export function NewPasswordField({ label = t(messages.passwordLabel), name, known, autoFocus }: Props) {
  const [password, setPassword] = useState('');
  const meter = useId();
  return (
    <div>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        isRequired
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        aria-describedby={meter}
        autoFocus={autoFocus}
        value={password}
        onChange={setPassword}
      />
      <StrengthMeter id={meter} password={password} known={known} />
    </div>
  );
}
