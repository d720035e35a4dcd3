import { createSignal } from 'solid-js';
import html from 'solid-js/html';
import { render } from 'solid-js/web';
import '@crewdock/sdk/job-board';

/** Uses Solid's `html` templates, which need no compiler. */
function App() {
  const [state, set] = createSignal(globalThis.first);
  globalThis.set = set;
  const hear = (event) => globalThis.heard.push(event.type);
  return html`<crewdock-job-board
    company=${() => state().company}
    page-size=${() => state().size}
    hidden=${() => state().hidden}
    prop:urlState=${() => state().hidden}
    prop:messages=${() => state().messages}
    on:lowercaseevent=${hear}
    on:kebab-event=${hear}
    on:camelEvent=${hear}
    on:CAPSevent=${hear}
    on:PascalEvent=${hear}
    on:crewdock-select=${hear}
    >${() => state().heading && html`<h2 slot="header">${state().heading}</h2>`}</crewdock-job-board
  >`;
}

export const start = (place) => render(App, place);
