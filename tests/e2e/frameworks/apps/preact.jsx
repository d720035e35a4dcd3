/** @jsxImportSource preact */
import { hydrate, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '@crewdock/sdk/job-board';

export function App() {
  const [state, set] = useState(globalThis.first);
  useEffect(() => void (globalThis.set = set), []);
  const hear = (event) => globalThis.heard.push(event.type);
  return (
    <crewdock-job-board
      company={state.company}
      page-size={state.size}
      hidden={state.hidden}
      urlState={state.hidden}
      messages={state.messages}
      onlowercaseevent={hear}
      onkebab-event={hear}
      oncamelEvent={hear}
      onCAPSevent={hear}
      onPascalEvent={hear}
      oncrewdock-select={hear}
    >
      {state.heading && <h2 slot="header">{state.heading}</h2>}
    </crewdock-job-board>
  );
}

export function start(place) {
  const draw = place.hasChildNodes() ? hydrate : render;
  draw(<App />, place);
}
