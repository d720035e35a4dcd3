import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { MOBILE, isMobile } from './screen.ts';

/** A section with a list and, beside it, the panel of the entry that is open; on small screens the panel in the section's place. */
export const ListAndPanel = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $isOpen }) => $isOpen && 'minmax(320px, 400px)'};
  align-content: start;

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);

    > section {
      display: ${({ $isOpen }) => $isOpen && 'none'};
    }
  }
`;

/** All of one entry of a list. Its heading has the ref that `usePanelHeading` gives. */
export const SidePanel = styled.aside`
  position: sticky;
  inset-block-start: 16px;
  display: grid;
  align-self: start;
  align-content: start;
  max-block-size: calc(100dvh - 32px);
  border-inline-start: 1px solid var(--line);
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

/** The heading of the panel of this entry, which takes the focus where the panel stands in the list's place. */
export function usePanelHeading(entry: number | string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The row that had the focus has just given way to the panel.
    if (isMobile()) heading.current?.focus();
  }, [entry]);
  return heading;
}
