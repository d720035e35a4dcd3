import { PREFIX } from '@crewdock/sdk/version';

/** Defines an element by the name behind the prefix; a second definition changes nothing. On a server there is nothing to define. */
export function define(name: string, element: CustomElementConstructor): void {
  const tag = `${PREFIX}-${name}`;
  if (globalThis.customElements && !customElements.get(tag)) customElements.define(tag, element);
}
