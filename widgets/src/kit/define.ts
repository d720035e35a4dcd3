import { PREFIX } from '@crewdock/sdk/version';

/** Defines an element by its name without the prefix. Does nothing when it is already defined, or on a server. */
export function defineElement(name: string, element: CustomElementConstructor): void {
  const tag = `${PREFIX}-${name}`;
  if (globalThis.customElements && !customElements.get(tag)) customElements.define(tag, element);
}
