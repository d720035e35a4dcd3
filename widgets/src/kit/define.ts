/** Defines an element; a second definition, of whatever version, changes nothing. On a server there is nothing to define. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (globalThis.customElements && !customElements.get(tag)) customElements.define(tag, element);
}
