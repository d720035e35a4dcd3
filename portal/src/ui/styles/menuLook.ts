import { MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { FINGER } from './screen.ts';

/** The popover of a menu. */
export const MenuPanel = styled(Popover)`
  min-inline-size: 180px;
  max-inline-size: min(280px, calc(100vw - 24px));
  padding: 6px;
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow);
  overflow-y: auto;

  > [role='menu'] {
    outline: 0;
  }
`;

/** A menu item: an optional icon with text, or a `label` above a `description`. */
export const MenuEntry = styled(MenuItem)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: center;
  align-items: center;
  column-gap: 10px;
  min-block-size: 36px;
  padding: 5px 10px;
  border-radius: var(--radius);
  outline: 0;
  cursor: pointer;

  > * {
    grid-column: 2;
  }

  > .lucide {
    grid-area: 1 / 1;
    color: var(--muted);
  }

  &[data-focused] {
    background: var(--hover);
  }

  &[data-disabled] {
    color: var(--muted);
    cursor: default;
  }

  > [slot='description'] {
    color: var(--muted);
    font-size: 0.8125rem;
  }

  ${FINGER} {
    min-block-size: 44px;
  }
`;
