import { useStore } from '@nanostores/react';
import { Suspense, lazy, useState } from 'react';
import { $contactOpen } from '../contact/contact.ts';

const ContactModal = lazy(() => import('../contact/ContactModal.tsx'));

/** Mounts the contact form. Its chunk is loaded when the form is first opened. */
export function ContactHost() {
  const isOpen = useStore($contactOpen);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    wasOpen && (
      <Suspense>
        <ContactModal />
      </Suspense>
    )
  );
}
