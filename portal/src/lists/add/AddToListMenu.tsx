import type { CardKind } from '@crewdock/contract/kinds';
import { LONGEST_PAGE } from '@crewdock/contract/limits';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import type { AnyCard } from '../../cards/facts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Hint } from '../../ui/primitives/Hint.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { listsForCardQuery } from '../queries.ts';
import { ListTicks } from './ListTicks.tsx';
import { NewListForm } from './NewListForm.tsx';
import { useHolding } from './useHolding.ts';

interface Props {
  kind: CardKind;
  card: AnyCard;
  /** Anchor of the menu. It is focused when the menu closes. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Menu with a checkbox for each list of the user, checked if the list contains the card, and a form for a new list. */
export default function AddToListMenu({ kind, card, opener, onClose }: Props) {
  const query = useQuery(listsForCardQuery(kind, card.id));
  const holding = useHolding(kind, card);
  return (
    <Panel triggerRef={opener} isOpen onOpenChange={onClose} placement="bottom end">
      <Frame>
        <Heading slot="title">{t(messages.menuTitle)}</Heading>
        {query.data ? (
          <ListTicks lists={query.data.items} holding={holding} />
        ) : query.isError ? (
          <Trouble role="alert">
            {t(messages.loadError)}
            <Button $size="small" onPress={() => void query.refetch()}>
              {t(messages.tryAgainButton)}
            </Button>
          </Trouble>
        ) : (
          <div role="status" aria-label={t(messages.loading)}>
            <Skeleton $height={30} />
          </div>
        )}
        {query.data && <NewListForm isFirst={query.data.total === 0} onCreate={holding.create} />}
        {query.data && query.data.total > LONGEST_PAGE && (
          <Hint>{t(messages.latestLists, { count: LONGEST_PAGE })}</Hint>
        )}
        <All to="/my/lists" onClick={onClose}>
          {t(messages.allListsLink)}
        </All>
      </Frame>
    </Panel>
  );
}

const Panel = styled(Popover)`
  display: flex;
  inline-size: min(300px, calc(100vw - 24px));
  max-block-size: 420px;
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow);
`;

const Frame = styled(Dialog)`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  flex: 1;
  gap: 8px;
  min-inline-size: 0;
  padding: 14px 16px;
  outline: 0;

  > h2 {
    font-size: 0.875rem;
  }
`;

const Trouble = styled.p`
  display: grid;
  justify-items: start;
  gap: 8px;
  color: var(--red);
`;

const All = styled(Link)`
  justify-self: start;
  padding-block: 4px;
  border-radius: 4px;
  color: var(--accent);
`;
