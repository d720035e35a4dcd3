import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { BackLink } from '../ui/patterns/BackLink.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { NARROW } from '../ui/styles/screen.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import type { CardListPosition } from './useCardList.ts';

/** Back link to the list, and links to the previous and next card. */
export function CardNavigation({ kind, list }: { kind: CardKind; list: CardListPosition | null }) {
  const navigate = useNavigate();
  return (
    <Way>
      <BackLink
        to={list?.from ?? `/market/${KINDS[kind].market}`}
        onClick={(event) => {
          // Going back in the history restores the list with its scroll position.
          if (!list || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <span>{labelOf(kind, list)}</span>
      </BackLink>
      {list?.place && (
        <Steps aria-label={t(messages.neighbors)}>
          <Step list={list} to="previous" />
          <span>{t(messages.position, { at: formatNumber(list.place.at), total: formatNumber(list.place.of) })}</span>
          <Step list={list} to="next" />
        </Steps>
      )}
    </Way>
  );
}

function labelOf(kind: CardKind, list: CardListPosition | null): string {
  if (list && /^\/(l|my\/lists)\//.test(list.from)) return t(messages.backToList);
  if (list && !list.from.startsWith('/market/')) return t(messages.back);
  return t(messages.allCards, { kind });
}

/** Link to an adjacent card. Replaces the history entry, so that going back once leads to the list. */
function Step({ list, to }: { list: CardListPosition; to: 'previous' | 'next' }) {
  const neighbour = list[to];
  const Icon = to === 'previous' ? ChevronLeft : ChevronRight;
  const label = t(to === 'previous' ? messages.previous : messages.next);
  if (!neighbour) {
    return (
      <End role="link" aria-disabled="true" aria-label={label}>
        <Icon aria-hidden="true" />
      </End>
    );
  }
  return (
    <Neighbour to={neighbour.card.path} replace state={{ from: neighbour.from }} aria-label={label} title={label}>
      <Icon aria-hidden="true" />
    </Neighbour>
  );
}

const Way = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-block-size: 36px;
`;

const Steps = styled.nav`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;

  ${NARROW} {
    gap: 8px;
  }
`;

const Neighbour = styled(ButtonLink)`
  inline-size: 36px;
  padding: 0;
  color: var(--text);
`;

const End = styled.span`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  opacity: 0.5;
`;
