import { PREFIX } from '@crewdock/sdk/version';

/** Defines a custom element by its name without the prefix. Does nothing on a server, or if the element is defined. */
export function defineElement(name: string, element: CustomElementConstructor): void {
  const tag = `${PREFIX}-${name}`;
  if (globalThis.customElements && !customElements.get(tag)) customElements.define(tag, element);
}
