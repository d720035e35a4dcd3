import { useState } from 'react';
import { styled } from 'styled-components';

/** The first tab stop: skips the header, and on pages with results also their filters. */
export function SkipLink() {
  const [hasResults, setHasResults] = useState(false);
  const target = hasResults ? 'results' : 'main';
  return (
    <Link
      href={`#${target}`}
      onFocus={() => setHasResults(document.getElementById('results') !== null)}
      onClick={(event) => {
        // Keeps the URL unchanged.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {hasResults ? 'Skip to the results' : 'Skip to the contents'}
    </Link>
  );
}

const Link = styled.a`
  position: absolute;
  inset: 8px auto auto 8px;
  z-index: 40;
  padding: 10px 16px;
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  font-weight: 500;

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
