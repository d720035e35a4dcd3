import type { CardKind } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import ListPlus from 'lucide-react/icons/list-plus';
import { Suspense, lazy, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { type AnyCard, formatCardRowName } from '../../cards/facts.ts';
import { keepCardAction } from '../../session/redirectTo.ts';
import { $session } from '../../session/session.ts';
import { buttonLook } from '../../ui/primitives/Button.tsx';
import { useRowName } from '../../ui/patterns/rows/rowNames.ts';

const AddToListMenu = lazy(() => import('./AddToListMenu.tsx'));

interface Props {
  kind: CardKind;
  card: AnyCard;
  /** Whether to show a label in addition to the icon. */
  isLabelled?: boolean;
  startsOpen?: boolean;
}

/**
 * Button that opens the menu of the user's lists for a card. Visitors have to sign in first. Renders nothing for staff,
 * because they have no lists.
 */
export function AddToList({ kind, card, isLabelled = false, startsOpen = false }: Props) {
  const session = useStore($session);
  const [isOpen, setOpen] = useState(startsOpen);
  const button = useRef<HTMLButtonElement>(null);
  const name = useRowName(card.id, formatCardRowName(card));
  const navigate = useNavigate();
  if (session?.staff) return null;
  const open = () => {
    if (session) return setOpen(true);
    keepCardAction(`ext-${kind}-id`, card.public_id, 'list');
    void navigate('/login');
  };
  return (
    <>
      <Opener
        ref={button}
        type="button"
        $kind="quiet"
        $isLabelled={isLabelled}
        aria-label={isLabelled ? undefined : t(messages.addButtonName, { name })}
        title={isLabelled ? undefined : t(messages.addButton)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <ListPlus aria-hidden="true" />
        {isLabelled && <span>{t(messages.addButton)}</span>}
      </Opener>
      {isOpen && (
        <Suspense>
          <AddToListMenu kind={kind} card={card} opener={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Opener = styled.button<{ $kind: 'quiet'; $isLabelled: boolean }>`
  ${buttonLook}
  ${({ $isLabelled }) => !$isLabelled && 'inline-size: 36px; padding: 0;'}
`;
