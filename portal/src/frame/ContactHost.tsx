import { useStore } from '@nanostores/react';
import { Suspense, lazy, useState } from 'react';
import { $contactOpen } from '../contact/contact.ts';

const ContactModal = lazy(() => import('../contact/ContactModal.tsx'));

/** Fetches the contact-us modal when somebody opens it. */
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
