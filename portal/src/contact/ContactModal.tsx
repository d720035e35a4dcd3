import { useStore } from '@nanostores/react';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog } from '../ui/primitives/Dialog.tsx';
import { $contactOpen, closeContact } from './contact.ts';
import { ContactForm } from './ContactForm.tsx';

/** The contact dialog, available on every page. Closing the dialog keeps the input. */
export default function ContactModal() {
  return (
    <Dialog title={t(messages.modalTitle)} isOpen={useStore($contactOpen)} onClose={closeContact}>
      <p>{t(messages.modalText)}</p>
      <ContactForm
        autoFocus
        onSent={closeContact}
        actions={<Button onPress={closeContact}>{t(messages.closeButton)}</Button>}
      />
    </Dialog>
  );
}
