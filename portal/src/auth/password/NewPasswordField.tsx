import { useId, useState } from 'react';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { PASSWORD_MIN } from './limits.ts';
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
        maxLength={200}
        aria-describedby={meter}
        autoFocus={autoFocus}
        value={password}
        onChange={setPassword}
      />
      <StrengthMeter id={meter} password={password} known={known} />
    </div>
  );
}
