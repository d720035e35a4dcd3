import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/primitives/Button.tsx';
import { Checkbox } from '../../../ui/primitives/Checkbox.tsx';
import { copyText } from '../../../ui/patterns/clipboard.ts';
import { DialogActions } from '../../../ui/primitives/Dialog.tsx';
import { showNotice } from '../../../ui/patterns/notices.ts';
import { saveFile } from '../../../ui/patterns/saveFile.ts';
import { Actions } from '../../../ui/primitives/Actions.ts';

/** Recovery codes, which are shown only once. The user confirms that they have saved the codes. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const [kept, setKept] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <p>
        Each of them signs you in once if you lose your phone. They are shown only now: keep them where you keep your
        passwords.
      </p>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Actions>
        <Button autoFocus onPress={async () => (await copyText(text)) && showNotice({ text: 'Recovery codes copied' })}>
          <Copy aria-hidden="true" /> Copy
        </Button>
        <Button onPress={() => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}>
          <Download aria-hidden="true" /> Download
        </Button>
      </Actions>
      <Checkbox isSelected={kept} onChange={setKept}>
        I have kept these codes
      </Checkbox>
      <DialogActions>
        <Button $kind="primary" isDisabled={!kept} onPress={onKept}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(290px, 100%), 1fr));
  gap: 6px 16px;
  padding: 16px;
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;
