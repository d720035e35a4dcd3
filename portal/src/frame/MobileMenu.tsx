import type { Session } from '@crewdock/contract/session';
import Menu from 'lucide-react/icons/menu';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { openContact } from '../contact/contact.ts';
import { MOBILE } from '../ui/styles/screen.ts';
import { AccountEntries } from './AccountEntries.tsx';
import { ColorSchemeEntry } from './ColorSchemeButton.tsx';
import { Count } from '../ui/primitives/Count.tsx';
import { Panel, PanelButton, PanelLink } from './panel.ts';
import type { NavigationEntry, PlaceGroup } from './places.ts';
import { useClosing } from './useClosing.ts';
import { useKeepPlace } from './useKeepPlace.ts';
import * as messages from './messages.ts';

interface Props {
  places: (NavigationEntry | PlaceGroup)[];
  session: Session | null;
}

/** The header's contents on small screens, as a menu that a button opens. */
export function MobileMenu({ places, session }: Props) {
  const id = useId();
  const panel = useClosing<HTMLDivElement>();
  const keepPlace = useKeepPlace();
  return (
    <>
      <Opener type="button" popoverTarget={id} aria-label={t(messages.menuLabel)}>
        <Menu aria-hidden="true" />
      </Opener>
      <Panel as="nav" ref={panel} id={id} popover="auto" aria-label={t(messages.menuLabel)}>
        {places.map((place) =>
          'places' in place ? (
            <Group key={place.label} role="group" aria-label={place.label}>
              <span aria-hidden="true">{place.label}</span>
              {place.places.map(linkOf)}
            </Group>
          ) : (
            linkOf(place)
          ),
        )}
        {places.length > 0 && <hr />}
        <ColorSchemeEntry />
        <hr />
        {session ? (
          <AccountEntries session={session} />
        ) : (
          <>
            <PanelLink to="/login" onClick={keepPlace}>
              {t(messages.signInLink)}
            </PanelLink>
            <PanelLink to="/sign-up" onClick={keepPlace}>
              {t(messages.signUpLink)}
            </PanelLink>
            <hr />
            <PanelButton
              onClick={() => {
                panel.current?.hidePopover();
                openContact();
              }}
            >
              <MessageSquareText aria-hidden="true" />
              {t(messages.contactButton)}
            </PanelButton>
          </>
        )}
      </Panel>
    </>
  );
}

function linkOf({ to, also, label, count = 0 }: NavigationEntry) {
  return (
    <PanelLink key={to} to={to} also={also}>
      {label}
      <Count of={count} />
    </PanelLink>
  );
}

const Group = styled.div`
  margin-block-start: 6px;
  padding-block-start: 6px;
  border-block-start: 1px solid var(--line);

  > span {
    padding-inline: 10px;
    color: var(--muted);
    font-size: 0.75rem;
    font-weight: 500;
  }
`;

const Opener = styled.button`
  display: none;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  cursor: pointer;

  > .lucide {
    inline-size: 20px;
    block-size: 20px;
  }

  ${MOBILE} {
    display: grid;
  }
`;
