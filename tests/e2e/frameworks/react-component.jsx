import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { JobBoard } from '@crewdock/sdk/react';

function App() {
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

createRoot(document.querySelector('#app')).render(<App />);
