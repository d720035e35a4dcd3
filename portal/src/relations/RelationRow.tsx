import type { Relation } from '@crewdock/contract/relations';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import Clock from 'lucide-react/icons/clock';
import StickyNote from 'lucide-react/icons/sticky-note';
import { memo } from 'react';
import { CardCells, getCardListColumns } from '../cards/CardCells.tsx';
import { isTalent, kindOfCard } from '../cards/facts.ts';
import { Avatar } from '../ui/primitives/Avatar.tsx';
import { Badge } from '../ui/primitives/Badge.tsx';
import {
  type WorkListColumns,
  Mark,
  WorkListRow,
  RowActions,
  RowCells,
  RowLink,
  RowName,
} from '../ui/patterns/rows/Rows.ts';
import { MatchScore } from './MatchScore.tsx';
import { RowMoves } from './RowMoves.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { isAwaited } from './words.ts';
import type { RelationActions } from './useActions.ts';
import type { Related } from './queries.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  related: Related;
  /** URL of the list with this relation open. */
  to: string;
  isOpen: boolean;
  /**
   * Whether a relation is open in the side panel: rows then have no buttons, and opening another relation replaces the
   * history entry.
   */
  isNarrow: boolean;
  actions: RelationActions;
}

/** Columns of `RelationRow` by card kind: jobs have no picture, and next to an open relation rows have no buttons. */
export function relationColumns(kind: CardKind, isNarrow: boolean): WorkListColumns {
  const card = getCardListColumns(kind);
  const picture = kind === 'talent' ? '28px ' : '';
  const moves = isNarrow ? '' : ' 244px';
  return {
    wide: `${picture}minmax(0, 1.3fr) 88px minmax(0, 1.2fr) ${card.wide} 212px${moves}`,
    medium: `${picture}minmax(0, 1fr) 34px ${card.medium} ${isNarrow ? 212 : 180}px${moves}`,
  };
}

/** A row of the relation list; a link to the relation, with its main moves as buttons. */
export const RelationListRow = memo(function RelationRow({ related, to, isOpen, isNarrow, actions }: Props) {
  const { card_data: card, relation, match } = related;
  const name = isTalent(card) ? card.name : card.title;
  const subtitle = isTalent(card) ? card.title : card.company_name;
  return (
    <WorkListRow data-row={relation.id} data-open={isOpen || undefined}>
      {isTalent(card) && <Avatar photo={card.photo} placeholder={card.placeholder} size={28} />}
      <RowName>
        <RowLink to={to} replace={isNarrow} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
          <UserText as="line">{name}</UserText>
        </RowLink>
        <NotesMark count={relation.notes} />
      </RowName>
      <RowCells>
        <Mark>
          <MatchScore match={match} size="small" />
        </Mark>
        <CardCells card={card} subtitle={subtitle} />
        <Mark>
          <State relation={relation} own={KINDS[kindOfCard(card)].other} isStaffs={related.owner !== undefined} />
        </Mark>
      </RowCells>
      {!isNarrow && (
        <RowActions>
          <RowMoves related={related} actions={actions} />
        </RowActions>
      )}
    </WorkListRow>
  );
});

/** Status, pending answer, date, and the reason of an ended relation. */
function State({ relation, own, isStaffs }: { relation: Relation; own: CardKind; isStaffs: boolean }) {
  const { modified, rt_rejection_reason: reason, proceed, status } = relation;
  const isEnded = status === 'rejected' || status === 'archived';
  const why = [
    reason?.label,
    isEnded && proceed && t(messages.afterStep, { step: proceed.reason.label.toLowerCase() }),
  ].filter(Boolean);
  return (
    <>
      {isAwaited(relation, own) ? (
        <Badge $tone="amber">
          <Clock aria-hidden="true" />
          {t(isStaffs ? messages.needsReply : messages.filterWaiting)}
        </Badge>
      ) : (
        <StatusBadge relation={relation} />
      )}
      <small title={[...why, t(messages.since, { date: shortDate(modified) })].join(', ')}>
        {why.length > 0 ? why.join(' ') : <time dateTime={modified}>{relativeDate(modified)}</time>}
      </small>
    </>
  );
}

function NotesMark({ count }: { count: number }) {
  if (count === 0) return null;
  return <StickyNote role="img" aria-label={t(messages.noteCount, { count })} size={14} color="var(--muted)" />;
}
