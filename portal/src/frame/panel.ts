import { css, styled } from 'styled-components';
import { FINGER } from '../ui/styles/screen.ts';
import { PlaceLink } from './PlaceLink.tsx';

/** A panel of the header, opened and closed natively by `popover` and `popovertarget`. */
export const Panel = styled.div`
  position: absolute;
  inset: 56px max(16px, calc((100% - var(--page-width, 1280px)) / 2 + 16px)) auto auto;
  inline-size: max-content;
  min-inline-size: 240px;
  max-inline-size: calc(100% - 32px);
  max-block-size: calc(100dvh - 72px);
  margin: 0;
  padding: 6px;
  border: 0;
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow);
  color: var(--text);
  overflow-y: auto;
  --tint: initial;

  hr {
    margin: 6px 10px;
    border: 0;
    border-block-start: 1px solid var(--line);
  }
`;

const entryLook = css`
  display: flex;
  align-items: center;
  gap: 10px;
  inline-size: 100%;
  min-block-size: 36px;
  padding-inline: 10px;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--swift);

  &:hover,
  &[aria-current='page'] {
    background: var(--hover);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > .lucide {
    color: var(--muted);
  }

  ${FINGER} {
    min-block-size: 44px;
  }
`;

export const PanelLink = styled(PlaceLink)`
  ${entryLook}
`;

/** Looks like `PanelLink`, for links to another portal. */
export const PanelAway = styled.a`
  ${entryLook}
`;

export const PanelButton = styled.button.attrs({ type: 'button' })`
  ${entryLook}
`;
