import type { CardKind } from '@crewdock/contract/kinds';
import type { StatusFilter } from '@crewdock/contract/relations';
import { useQuery } from '@tanstack/react-query';
import Handshake from 'lucide-react/icons/handshake';
import { type RefObject, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { isTalent } from '../../cards/facts.ts';
import { cardQuery } from '../../cards/queries.ts';
import { Relations } from '../../relations/Relations.tsx';
import { type RelationsViewMode, readRelationsView } from '../../relations/view.ts';
import { RELATION_FILTER_TABS } from '../../relations/words.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { MessageButtons } from '../../ui/primitives/MessageButtons.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Props {
  kind: CardKind;
  id: number;
  /** Element of the surrounding page or panel; keyboard shortcuts work only within this element. */
  frame: RefObject<HTMLElement | null>;
  /** Starts a proposal; null when nothing can be proposed for the card. */
  onPropose: (() => void) | null;
  /** Prefix of the names of URL parameters when the relations are in a side panel. */
  within?: string;
}

/**
 * Relations of any card, for staff: moves for either side, owners, notes, history and shortcuts. The state of the list
 * is stored in the URL.
 */
export function StaffRelations({ kind, id, frame, onPropose, within = '' }: Props) {
  const [params] = useSearchParams();
  const own = useMemo(() => ({ kind, id, isStaffs: true }), [kind, id]);
  const isInPlace = within !== '';
  const view = isInPlace ? 'list' : readRelationsView(params);
  const isBoardOfJob = kind === 'request' && view === 'board';
  const card = useQuery({ ...cardQuery(kind, String(id)), enabled: isBoardOfJob }).data;
  const status = RELATION_FILTER_TABS.find((filter) => filter.id === params.get(`${within}status`))?.id ?? 'active';
  const address = (to: StatusFilter, open: number | null = null, as: RelationsViewMode = view) => {
    const next = new URLSearchParams(params);
    if (!isInPlace) set(next, 'view', as === 'board' ? 'board' : null);
    set(next, `${within}status`, to === 'active' ? null : to);
    set(next, `${within}open`, open === null ? null : String(open));
    return `?${next}`;
  };
  return (
    <Relations
      own={own}
      headcount={card && !isTalent(card) ? card.headcount : undefined}
      isOpenToOthers={onPropose !== null}
      view={view}
      status={status}
      open={Number(params.get(`${within}open`)) || null}
      address={address}
      frame={frame}
      isInPlace={isInPlace}
      empty={
        <Message icon={<Handshake />} title={t(messages.noRelationsTitle, { kind })}>
          <p>{t(messages.noRelationsText)}</p>
          {onPropose && (
            <MessageButtons>
              <Button $kind="primary" onPress={onPropose}>
                {t(messages.startProposalButton)}
              </Button>
            </MessageButtons>
          )}
        </Message>
      }
    />
  );
}

function set(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null) params.delete(name);
  else params.set(name, value);
}
