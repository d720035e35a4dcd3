import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';

export type ShortcutHelp = [keys: string[], deed: string];

export const RELATION_KEYS: readonly ShortcutHelp[] = [
  [['J'], 'next'],
  [['K'], 'previous'],
  [['Enter'], 'opens it'],
  [['Esc'], 'closes it'],
  [['C'], 'confirms'],
  [['R', '1–0'], 'rejects with the reason of that digit'],
  [['P'], 'proceeds'],
  [['U'], 'takes a rejection or a step back'],
  [['?'], 'shows these keys'],
];

export const STAFF_KEYS: readonly ShortcutHelp[] = [
  ...RELATION_KEYS.slice(0, -1),
  [['W'], 'withdraws'],
  [['N', 'B'], 'next card of the table, the card before'],
  [['?'], 'shows these keys'],
];

export function KeysDialog({ keys, onClose }: { keys: readonly ShortcutHelp[]; onClose: () => void }) {
  return (
    <Dialog title="Keys" isOpen onClose={onClose}>
      <List>
        {keys.map(([strokes, deed]) => (
          <div key={deed}>
            <dt>
              {strokes.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </List>
      <DialogActions>
        <Button $kind="primary" autoFocus onPress={onClose}>
          Done
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
