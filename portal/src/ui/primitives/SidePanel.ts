import { type RefObject, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { focusByPage } from '../hooks/useWalk.ts';
import { MOBILE, isMobile } from '../styles/screen.ts';

const inPlace = css<{ $isOpen: boolean }>`
  grid-template-columns: minmax(0, 1fr);

  > section {
    display: ${({ $isOpen }) => $isOpen && 'none'};
  }
`;

interface Sides {
  $isOpen: boolean;
  /** Whether the panel replaces the section at every window size. */
  $isInPlace?: boolean;
  /** Whether the panel is wide, because it contains a list. */
  $isWide?: boolean;
}

/**
 * A section with a list and the side panel of the open entry next to it. On small screens, the panel replaces the
 * section.
 */
export const ListAndPanel = styled.div<Sides>`
  display: grid;
  grid-template-columns:
    minmax(0, 1fr)
    ${({ $isOpen, $isWide }) => $isOpen && ($isWide ? 'minmax(400px, 38%)' : 'minmax(320px, 400px)')};
  align-content: start;

  ${MOBILE} {
    ${inPlace}
  }
  ${({ $isInPlace }) => $isInPlace && inPlace}
`;

/**
 * The side panel with the details of a list entry. Its heading needs the ref from `usePanelHeading`. The tabIndex makes
 * the panel focusable even if it doesn't scroll.
 */
export const SidePanel = styled.aside.attrs<{ 'data-beside'?: string; tabIndex?: number }>({
  'data-beside': '',
  tabIndex: -1,
})`
  position: sticky;
  inset-block-start: 16px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-self: start;
  align-content: start;
  max-block-size: calc(100dvh - 32px);
  border-inline-start: 1px solid var(--line);
  outline: 0;
  overflow-y: auto;

  h2 {
    font-size: 1.125rem;
    outline: 0;
    overflow-wrap: anywhere;
  }

  ${MOBILE} {
    position: static;
    max-block-size: none;
    border: 0;

    /* Overrides the padding that panels have next to a list. */
    && {
      padding: 0;
    }
  }
`;

/**
 * Returns a ref for the side panel's heading. Focuses the heading when the panel replaces the list, or when the focused
 * element was removed.
 */
export function usePanelHeading(entry: number | string, isInPlace = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focus is on `body` if the focused row or the previous entry's content has just been removed.
    if (isInPlace || isMobile() || document.activeElement === document.body) {
      if (heading.current) focusByPage(heading.current);
    }
  }, [entry, isInPlace]);
  return heading;
}
