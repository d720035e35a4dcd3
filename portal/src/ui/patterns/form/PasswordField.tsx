import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../../i18n/translate.ts';
import { IconButton } from '../../primitives/IconButton.tsx';
import { type Props as TextFieldProps, TextField } from '../../primitives/TextField.tsx';
import * as messages from './messages.ts';

interface Props extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a "show" button and a Caps Lock warning. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <div onKeyDown={watchCaps} onKeyUp={watchCaps} onBlur={() => setCaps(false)}>
      <TextField
        spellCheck="false"
        autoCorrect="off"
        {...props}
        type={shown ? 'text' : 'password'}
        suffix={
          <IconButton
            $size={28}
            aria-label={t(shown ? messages.hidePassword : messages.showPassword)}
            onPress={() => setShown((before) => !before)}
          >
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        }
      />
      <div role="status">{caps && <Caps>{t(messages.capsLock)}</Caps>}</div>
    </div>
  );
}

const Caps = styled.p`
  margin-block-start: 6px;
  color: var(--amber);
  font-size: 0.8125rem;
`;
