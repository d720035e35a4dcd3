import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { Checkbox } from '../../../ui/primitives/Checkbox.tsx';
import { copyText } from '../../../ui/patterns/clipboard.ts';
import { DialogActions } from '../../../ui/primitives/Dialog.tsx';
import { showNotice } from '../../../ui/patterns/notices.ts';
import { saveFile } from '../../../ui/patterns/saveFile.ts';
import { Actions } from '../../../ui/primitives/Actions.ts';

/** Recovery codes, which are shown only once. The user confirms that they are saved. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const [kept, setKept] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <p>{t(messages.saveCodesText)}</p>
      <List aria-label={t(messages.recoveryCodes)}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Actions>
        <Button autoFocus onPress={async () => (await copyText(text)) && showNotice({ text: t(messages.codesCopied) })}>
          <Copy aria-hidden="true" /> {t(messages.copyButton)}
        </Button>
        <Button onPress={() => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}>
          <Download aria-hidden="true" /> {t(messages.downloadButton)}
        </Button>
      </Actions>
      <Checkbox isSelected={kept} onChange={setKept}>
        {t(messages.codesSaved)}
      </Checkbox>
      <DialogActions>
        <Button $kind="primary" isDisabled={!kept} onPress={onKept}>
          {t(messages.doneButton)}
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
