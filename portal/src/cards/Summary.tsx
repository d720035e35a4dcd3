import { styled } from 'styled-components';
import { prose } from '../ui/styles/prose.ts';

/** A card's description as HTML, sanitized by the server. */
export function Summary({ html }: { html: string }) {
  return <Reading dangerouslySetInnerHTML={{ __html: html }} />;
}

const Reading = styled.div`
  ${prose}

  &:empty::after {
    content: 'Nothing is written here yet.';
    color: var(--muted);
  }
`;
