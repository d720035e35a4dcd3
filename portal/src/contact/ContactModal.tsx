import { useStore } from '@nanostores/react';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog } from '../ui/primitives/Dialog.tsx';
import { $contactOpen, closeContact } from './contact.ts';
import { ContactForm } from './ContactForm.tsx';

/** The contact dialog, available on every page. Closing the dialog keeps the input. */
export default function ContactModal() {
  return (
    <Dialog title="Contact us" isOpen={useStore($contactOpen)} onClose={closeContact}>
      <p>A question, a problem, an idea: people read it and write back.</p>
      <ContactForm autoFocus onSent={closeContact} actions={<Button onPress={closeContact}>Close</Button>} />
    </Dialog>
  );
}
