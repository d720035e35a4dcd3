import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useId } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Count } from '../ui/primitives/Count.tsx';
import { TIGHT } from '../ui/styles/screen.ts';
import { Panel, PanelLink } from './panel.ts';
import { type PlaceGroup, countPendingItems, isPathOfEntry } from './places.ts';
import { useClosing } from './useClosing.ts';
import { wayLook } from './wayLook.ts';

/** A group of the main navigation as a menu button. The arrow keys move through its links. */
export function PlaceMenu({ group }: { group: PlaceGroup }) {
  const id = useId();
  const panel = useClosing<HTMLDivElement>();
  const { pathname } = useLocation();
  const isHere = group.places.some((place) => isPathOfEntry(place, pathname));
  const anchor = `--places-${group.id}`;
  return (
    <div>
      <Opener
        type="button"
        popoverTarget={id}
        data-here={isHere || undefined}
        style={{ anchorName: anchor }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          panel.current?.showPopover();
          panel.current?.querySelector('a')?.focus();
        }}
      >
        {group.label}
        <Count of={countPendingItems(group)} />
        <ChevronDown aria-hidden="true" />
      </Opener>
      <Places
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={group.label}
        style={{ positionAnchor: anchor }}
        onKeyDown={walk}
      >
        {group.places.map(({ to, label, count = 0 }) => (
          <PanelLink key={to} to={to}>
            {label}
            <Count of={count} />
          </PanelLink>
        ))}
      </Places>
    </div>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  links.at((at + by) % links.length)?.focus();
}

const Opener = styled.button`
  ${wayLook}

  ${TIGHT} {
    > .lucide {
      display: none;
    }
  }

  &[data-here] {
    background: var(--tint, color-mix(in oklab, currentColor 9%, transparent));
  }
`;

/**
 * Below its button if the browser supports anchor positioning; otherwise at the position of the header's other panels.
 */
const Places = styled(Panel)`
  min-inline-size: 200px;

  @supports (position-area: bottom) {
    inset: auto;
    margin-block-start: 6px;
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-inline;
  }
`;
