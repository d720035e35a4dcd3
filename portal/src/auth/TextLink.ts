import { Link } from 'react-router';
import { css, styled } from 'styled-components';

const look = css`
  color: var(--text);
  font-weight: 500;
  text-decoration-color: var(--control);
  text-underline-offset: 3px;

  &:hover {
    text-decoration-color: currentColor;
  }
`;

export const TextLink = styled(Link)`
  ${look}
`;

/** A button that looks like a link, for actions on the same page. */
export const TextButton = styled.button`
  ${look}
  padding: 0;
  border: 0;
  background: none;
  text-decoration-line: underline;
  cursor: pointer;
`;
