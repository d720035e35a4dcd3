'use client';
import { setPortal } from '@crewdock/sdk';
import { ContactUs, JobBoard } from '@crewdock/sdk/react';
import { useState } from 'react';

// NEXT_PUBLIC_PORTAL=https://talents.example.com npm run dev
setPortal(process.env.NEXT_PUBLIC_PORTAL ?? '');

const words = { search: 'Find work' };

/** A client component, because it has event handlers. */
export function OurJobs() {
  const [shown, setShown] = useState(3);
  const [opened, setOpened] = useState<string[]>([]);
  return (
    <>
      <button onClick={() => setShown(shown + 3)}>Bigger pages</button>
      <JobBoard
        company="acme"
        pageSize={shown}
        messages={words}
        onSelect={(event) => {
          event.preventDefault();
          setOpened([...opened, event.detail.public_id]);
        }}
      >
        <h2 slot="header">Our jobs</h2>
      </JobBoard>
      <p role="status">{opened.length} opened</p>
      <ContactUs company="acme" />
    </>
  );
}
