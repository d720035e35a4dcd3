import type { Message } from '@crewdock/contract/message';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

export type ShortcutHelp = [keys: string[], deed: Message<object>];

export const RELATION_KEYS: readonly ShortcutHelp[] = [
  [['J'], messages.keyNext],
  [['K'], messages.keyPrevious],
  [['Enter'], messages.keyOpen],
  [['Esc'], messages.keyClose],
  [['C'], messages.keyConfirm],
  [['R', '1–0'], messages.keyReject],
  [['P'], messages.keyProceed],
  [['W'], messages.keyWithdraw],
  [['U'], messages.keyUndo],
  [['?'], messages.keyShortcuts],
];

export const STAFF_KEYS: readonly ShortcutHelp[] = [
  ...RELATION_KEYS.slice(0, -1),
  [['N', 'B'], messages.keyNextCard],
  [['?'], messages.keyShortcuts],
];

export function KeysDialog({ keys, onClose }: { keys: readonly ShortcutHelp[]; onClose: () => void }) {
  return (
    <Dialog title={t(messages.shortcutsTitle)} isOpen onClose={onClose}>
      <List>
        {keys.map(([strokes, deed]) => (
          <div key={deed.id}>
            <dt>
              {strokes.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(deed)}</dd>
          </div>
        ))}
      </List>
      <DialogActions>
        <Button $kind="primary" autoFocus onPress={onClose}>
          {t(messages.shortcutsDone)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const List = styled.dl`
  display: grid;
  gap: 8px;

  > div {
    display: grid;
    grid-template-columns: 96px 1fr;
    gap: 12px;
  }

  kbd {
    margin-inline-end: 6px;
    padding: 1px 6px;
    border: 1px solid var(--line);
    border-radius: 4px;
    font: inherit;
    font-size: 0.8125rem;
  }
`;
