import { useState } from 'react';
import { t } from '../i18n/translate.ts';
import { SkipAnchor } from '../ui/primitives/SkipAnchor.ts';
import * as messages from './messages.ts';

/** The first tab stop: skips the header and, on pages with results, also the filters. */
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
      {t(hasResults ? messages.skipToResults : messages.skipToContents)}
    </SkipAnchor>
  );
}
