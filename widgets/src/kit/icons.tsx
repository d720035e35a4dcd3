import type { VNode } from 'preact';

const PATHS = {
  search: 'M7.2 12.4a5.2 5.2 0 1 0 0-10.4 5.2 5.2 0 0 0 0 10.4Zm3.8-1.4 3 3',
  close: 'm4 4 8 8m0-8-8 8',
  add: 'M8 3v10M3 8h10',
  check: 'm3 8.5 3.2 3.2L13 5',
};

/** Renders a decorative line icon of 16 px, in the text colour. */
export function Icon({ name }: { name: keyof typeof PATHS }): VNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
