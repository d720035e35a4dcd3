import { type RefObject, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { MOBILE, isMobile } from './screen.ts';

const inPlace = css<{ $isOpen: boolean }>`
  grid-template-columns: minmax(0, 1fr);

  > section {
    display: ${({ $isOpen }) => $isOpen && 'none'};
  }
`;

interface Sides {
  $isOpen: boolean;
  /** The panel takes the section's place in any window. */
  $isInPlace?: boolean;
  /** A panel with a list of its own. */
  $isWide?: boolean;
}

/** A section with a list and, beside it, the panel of the entry that is open; on small screens the panel in the section's place. */
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

/** All of one entry of a list. Its heading has the ref that `usePanelHeading` gives; it keeps a focus of its own, also where it needn't scroll. */
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

    /* Whatever it is beside the list. */
    && {
      padding: 0;
    }
  }
`;

/** The heading of the panel of this entry, which takes the focus where the panel stands in the list's place, or has shown another. */
export function usePanelHeading(entry: number | string, isInPlace = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The row that had the focus, or what had it within the panel, has just given way.
    if (isInPlace || isMobile() || document.activeElement === document.body) heading.current?.focus();
  }, [entry, isInPlace]);
  return heading;
}
