import { setPortal } from '@crewdock/sdk';
import { loadWhenNear } from '@crewdock/sdk/loader';
import { TalentMarket } from '@crewdock/sdk/react';
import '@crewdock/sdk/types/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../framework.css';

// VITE_PORTAL=https://talents.example.com npm run dev
setPortal(import.meta.env.VITE_PORTAL);
// Loads the code of tags in static markup, such as the form below, when they come near the viewport.
loadWhenNear();

const words = { search: 'Whom do you need?' };

/** A shortlist next to the market. Opening a talent adds them to the shortlist. */
function App() {
  const [shown, setShown] = useState(3);
  const [shortlist, setShortlist] = useState<string[]>([]);
  const [sent, setSent] = useState(false);
  return (
    <main>
      <h1>Staff your project</h1>
      <button onClick={() => setShown(shown + 3)}>Bigger pages</button>
      <TalentMarket
        company="acme"
        pageSize={shown}
        messages={words}
        onSelect={(event) => {
          event.preventDefault();
          setShortlist([...shortlist, event.detail.public_id]);
        }}
      />
      <h2>Shortlist of {shortlist.length}</h2>
      <ol>
        {shortlist.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ol>
      {sent && <p>Thank you.</p>}
      <crewdock-contact-us company="acme" oncrewdock-submit={() => setSent(true)} />
    </main>
  );
}

createRoot(document.querySelector('#app')!).render(<App />);
