import { createSignal, Show } from 'solid-js';
import { hydrate, render } from 'solid-js/web';
import '@crewdock/sdk/job-board';

export function App() {
  const [state, set] = createSignal(globalThis.first);
  Object.assign(globalThis, { set });
  const hear = (event) => globalThis.heard.push(event.type);
  return (
    <crewdock-job-board
      company={state().company}
      page-size={state().size}
      hidden={state().hidden}
      url-state={state().hidden}
      messages={state().messages}
      on:lowercaseevent={hear}
      on:kebab-event={hear}
      on:camelEvent={hear}
      on:CAPSevent={hear}
      on:PascalEvent={hear}
      on:crewdock-select={hear}
    >
      <Show when={state().heading}>
        <h2 slot="header">{state().heading}</h2>
      </Show>
    </crewdock-job-board>
  );
}

export function start(place) {
  const draw = place.hasChildNodes() ? hydrate : render;
  draw(() => <App />, place);
}
