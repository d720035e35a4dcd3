import { useState } from 'react';
import { SkipAnchor } from '../ui/primitives/SkipAnchor.ts';

/** The first tab stop: skips the header, and on pages with results also their filters. */
export function SkipLink() {
  const [hasResults, setHasResults] = useState(false);
  const target = hasResults ? 'results' : 'main';
  return (
    <SkipAnchor
      href={`#${target}`}
      onFocus={() => setHasResults(document.getElementById('results') !== null)}
      onClick={(event) => {
        // Keeps the URL unchanged.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {hasResults ? 'Skip to the results' : 'Skip to the contents'}
    </SkipAnchor>
  );
}
