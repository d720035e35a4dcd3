import { Link } from 'react-router';
import { styled } from 'styled-components';

/** A link within text. */
export const TextLink = styled(Link)`
  border-radius: 2px;
  color: var(--accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;
