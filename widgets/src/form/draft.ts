/**
 * Input of a form. Never stored; kept as long as the element exists, even if the element is removed from the page. `id`
 * is the idempotency key for sending this input.
 */
export interface FormDraft {
  typed: Record<string, string>;
  /** Values that the page prefills; the visitor's input takes precedence. */
  given: Record<string, string>;
  /** The prefill string from which `given` was parsed. */
  prefill?: string | null;
  readonly values: Record<string, string>;
  file?: File;
  id: string;
}

export function newDraft(): FormDraft {
  return {
    typed: {},
    given: {},
    get values() {
      return { ...this.given, ...this.typed };
    },
    id: newId(),
  };
}

/** Sets prefilled values, such as `name=Ada&email=ada@example.com`, for the existing fields. */
export function fillIn(draft: FormDraft, prefill: string | null, fields: { name: string }[]): void {
  if (draft.prefill === prefill) return;
  draft.prefill = prefill;
  draft.id = newId();
  const known = [...new URLSearchParams(prefill ?? '')].filter(([name]) => fields.some((field) => field.name === name));
  draft.given = Object.fromEntries(known);
}

/** Creates a random UUID. Also works without TLS, where `crypto.randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const versioned = index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte;
    return versioned.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
