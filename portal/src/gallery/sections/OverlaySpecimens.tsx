import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { Actions } from '../../ui/primitives/Actions.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { LeaveGuard } from '../../ui/patterns/LeaveGuard.tsx';
import { LinkField } from '../../ui/patterns/rich-text/LinkField.tsx';
import Sheet from '../../ui/primitives/Sheet.tsx';
import { Specimen, Specimens } from '../Specimens.tsx';

type Overlay = 'dialog' | 'decision' | 'sheet' | 'link';

/** Gallery section: dialogs and other overlays. */
export function OverlaySpecimens() {
  const [open, setOpen] = useState<Overlay | null>(null);
  const [isAtRisk, setAtRisk] = useState(false);
  const editor = useEditor({ extensions: [StarterKit], injectCSS: false });
  const close = () => setOpen(null);
  return (
    <Specimens title="Overlays">
      <Specimen name="Dialog">
        <Actions>
          <Button onPress={() => setOpen('dialog')}>Open a dialog</Button>
          <Button onPress={() => setOpen('decision')}>Ask for a decision</Button>
        </Actions>
        {(open === 'dialog' || open === 'decision') && (
          <Dialog title="Archive 3 talents?" isOpen onClose={close} mustDecide={open === 'decision'}>
            <p>They leave the market at once, and you can bring them back.</p>
            <DialogActions>
              <Button onPress={close}>Cancel</Button>
              <Button $kind="primary" onPress={close}>
                Archive
              </Button>
            </DialogActions>
          </Dialog>
        )}
      </Specimen>
      <Specimen name="Sheet">
        <Actions>
          <Button onPress={() => setOpen('sheet')}>Open a sheet</Button>
        </Actions>
        {open === 'sheet' && (
          <Sheet title="Filters" isOpen onClose={close} footer={<Button onPress={close}>Show 18 talents</Button>}>
            <p>What a phone has no room for beside the list.</p>
          </Sheet>
        )}
      </Specimen>
      <Specimen name="LeaveGuard">
        <Actions>
          <Button onPress={() => setAtRisk((before) => !before)}>
            {isAtRisk ? 'Undo the change' : 'Change something'}
          </Button>
          <Link to="/elsewhere">Leave</Link>
        </Actions>
        <LeaveGuard isAtRisk={() => isAtRisk} onLeave={() => setAtRisk(false)}>
          What you changed isn’t saved.
        </LeaveGuard>
      </Specimen>
      <Specimen name="LinkField">
        {open === 'link' ? (
          <LinkField editor={editor} address="https://northwind.example" onClose={close} />
        ) : (
          <Actions>
            <Button onPress={() => setOpen('link')}>Change a link</Button>
          </Actions>
        )}
      </Specimen>
    </Specimens>
  );
}
