/**
 * What somebody has typed into a form. It lives as long as the element, on the page or off it, and in no storage. `id` belongs
 * to one sending of these words: repeated with the same one, it does nothing more.
 */
export interface Draft {
  typed: Record<string, string>;
  /** What the page has filled in, where nothing else is typed. */
  given: Record<string, string>;
  /** From what that was read. */
  prefill?: string | null;
  readonly values: Record<string, string>;
  file?: File;
  id: string;
}

export function newDraft(): Draft {
  return {
    typed: {},
    given: {},
    get values() {
      return { ...this.given, ...this.typed };
    },
    id: newId(),
  };
}

/** Takes up what the page fills in, `name=Ada&email=ada@example.com`, for the fields that there are. */
export function fillIn(draft: Draft, prefill: string | null, fields: { name: string }[]): void {
  if (draft.prefill === prefill) return;
  draft.prefill = prefill;
  draft.id = newId();
  const known = [...new URLSearchParams(prefill ?? '')].filter(([name]) => fields.some((field) => field.name === name));
  draft.given = Object.fromEntries(known);
}

/** A random UUID, also on pages without TLS, where `crypto.randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const versioned = index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte;
    return versioned.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
