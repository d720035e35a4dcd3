/**
 * What somebody has typed into a form. It lives as long as the element, on the page or off it, and in no storage. `id` belongs
 * to one sending of these words: repeated with the same one, it does nothing more.
 */
export interface Draft {
  values: Record<string, string>;
  file?: File;
  id: string;
}

export function newDraft(): Draft {
  return { values: {}, id: newId() };
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
