import { styled } from 'styled-components';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';

const KEYS: [keys: string[], deed: string][] = [
  [['J'], 'next'],
  [['K'], 'previous'],
  [['Enter'], 'opens it'],
  [['Esc'], 'closes it'],
  [['C'], 'confirms'],
  [['R', '1–0'], 'rejects with the reason of that digit'],
  [['P'], 'proceeds'],
  [['U'], 'takes a rejection back'],
  [['?'], 'shows these keys'],
];

/** The keys of a list of relations. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" isOpen onClose={onClose}>
      <List>
        {KEYS.map(([keys, deed]) => (
          <div key={deed}>
            <dt>
              {keys.map((key) => (
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
