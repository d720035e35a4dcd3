import { PASSWORD_MAX, PASSWORD_MIN } from '@crewdock/contract/limits';
import { useId, useState } from 'react';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

interface Props {
  label?: string;
  /** The API's name for it. */
  name: 'password' | 'new_password';
  /** What others know of its owner: name and address. */
  known: string[];
  autoFocus?: boolean;
}

/** A password that is chosen here, with a meter that says how easily it is guessed. */
export function NewPasswordField({ label = 'Password', name, known, autoFocus }: Props) {
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
