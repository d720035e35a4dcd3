import { styled } from 'styled-components';
import { proseStyles } from '../ui/styles/prose.ts';

/** A card's description as HTML, sanitized by the server. */
export function Summary({ html }: { html: string }) {
  return <Reading dangerouslySetInnerHTML={{ __html: html }} />;
}

const Reading = styled.div`
  ${proseStyles}

  &:empty::after {
    content: 'Nothing is written here yet.';
    color: var(--muted);
  }
`;
