import { Link } from 'react-router';
import { styled } from 'styled-components';

/**
 * A row's link, which covers the whole row and is its tab stop. Controls in the row need a position and a z-index to
 * stay clickable.
 */
export const CoveringLink = styled(Link).attrs<{ 'data-entry'?: string }>({ 'data-entry': '' })`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }

  &:focus-visible {
    outline: 0;
  }

  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

/** A row's name and the marks next to it. */
export const RowHead = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 2px 8px;

  > :is(h2, h3) {
    min-inline-size: 0;
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
`;
