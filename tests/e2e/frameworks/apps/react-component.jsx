import { useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { JobBoard } from '@crewdock/sdk/react';

export function App() {
  const [state, set] = useState(globalThis.first);
  useEffect(() => void (globalThis.set = set), []);
  const hear = (event) => globalThis.heard.push(event.type);
  return (
    <JobBoard
      company={state.company}
      pageSize={state.size}
      hidden={state.hidden}
      urlState={state.hidden}
      messages={state.messages}
      onlowercaseevent={hear}
      onkebab-event={hear}
      oncamelEvent={hear}
      onCAPSevent={hear}
      onPascalEvent={hear}
      onSelect={hear}
    >
      {state.heading && <h2 slot="header">{state.heading}</h2>}
    </JobBoard>
  );
}

export function start(place) {
  if (place.hasChildNodes()) hydrateRoot(place, <App />);
  else createRoot(place).render(<App />);
}
