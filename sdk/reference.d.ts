/** The manifest of custom-elements.json (schema 2.1), which editors read. */
export declare function customElements(): object;
/** The tables of docs/partners/reference.md. */
export declare function referencePage(): string;
