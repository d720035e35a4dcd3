import { styled } from 'styled-components';
import { prose } from '../ui/prose.ts';

/** A card's text, which the server has sanitised. */
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
