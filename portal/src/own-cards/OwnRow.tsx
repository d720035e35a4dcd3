import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Rss from 'lucide-react/icons/rss';
import Share2 from 'lucide-react/icons/share-2';
import { Suspense, lazy, memo, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { CardCells, getCardListColumns } from '../cards/CardCells.tsx';
import { StateMarks } from '../cards/StateMarks.tsx';
import { Avatar } from '../ui/primitives/Avatar.tsx';
import { Badge } from '../ui/primitives/Badge.tsx';
import { MoreMenu } from '../ui/patterns/MoreMenu.tsx';
import {
  WorkListCell,
  type WorkListColumns,
  Mark,
  WorkListRow,
  RowActions,
  RowCells,
  RowLink,
  RowName,
} from '../ui/patterns/rows/Rows.ts';
import { FINGER } from '../ui/styles/screen.ts';
import { type Area, CARD_AREA_PAGES } from '../card-editor/places.ts';
import { isTalent, getCardName } from '../cards/facts.ts';
import { toSharedCard } from '../cards/share.ts';
import { formatHires } from '../relations/words.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import type { OwnCard } from './queries.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import { useRowName } from '../ui/patterns/rows/rowNames.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

const FeedDialog = lazy(async () => ({ default: (await import('../cards/FeedDialog.tsx')).FeedDialog }));
const ShareDialog = lazy(() => import('../sharing/ShareDialog.tsx'));

export interface OwnRowActions {
  copy: (card: OwnCard) => void;
  setActive: (card: OwnCard, isActive: boolean) => void;
}

interface Props {
  area: Area;
  kind: CardKind;
  card: OwnCard;
  /** Whether the list has a subtitle column: a talent's title or a job's company. */
  hasSubtitle: boolean;
  actions: OwnRowActions;
}

/** Returns the columns of `OwnRow`. Jobs have no picture, and no company column if all jobs have the same company. */
export function ownColumns(kind: CardKind, hasSubtitle: boolean): WorkListColumns {
  const card = getCardListColumns(kind);
  const picture = kind === 'talent' ? '28px ' : '';
  const hires = kind === 'request' ? '84px ' : '';
  const relations = hasRelations(kind, hasSubtitle) ? '108px ' : '';
  return {
    wide: `${picture}minmax(0, 1.6fr) ${hasSubtitle ? 'minmax(0, 1.2fr) ' : ''}${card.wide} 200px ${hires}${relations}minmax(92px, max-content) 76px`,
    medium: `${picture}minmax(0, 1fr) ${card.medium} 200px 76px`,
  };
}

/** A card in its owner's list: status, relations to answer, and actions. The row is a link to the card. */
export const OwnCardRow = memo(function OwnRow({ area, kind, card, hasSubtitle, actions }: Props) {
  const places = CARD_AREA_PAGES[area][KINDS[kind].market];
  const [isSharing, setSharing] = useState(false);
  const [isFeedOpen, setFeedOpen] = useState(false);
  const name = getCardName(card);
  const rowName = useRowName(card.id, name);
  const subtitle = isTalent(card) ? card.title : card.company_name;
  return (
    <WorkListRow data-card={card.id}>
      {isTalent(card) && <Avatar photo={card.photo} placeholder={card.placeholder} size={28} />}
      <RowName>
        <h2>
          <RowLink to={places.card(card.id)}>
            <UserText as="line">{name}</UserText>
          </RowLink>
        </h2>
        <StateMarks card={card} />
      </RowName>
      <RowCells>
        <CardCells card={card} subtitle={hasSubtitle ? subtitle : undefined}>
          {kind === 'request' && <WorkListCell $last>{formatHires(card)}</WorkListCell>}
          {hasRelations(kind, hasSubtitle) && <WorkListCell $last>{relationsOf(card)}</WorkListCell>}
          <WorkListCell $last $end>
            <time dateTime={card.modified} title={t(messages.changedOn, { date: shortDate(card.modified) })}>
              {relativeDate(card.modified)}
            </time>
          </WorkListCell>
        </CardCells>
        <Mark>{card.can.edit && <Waiting card={card} />}</Mark>
      </RowCells>
      <RowActions>
        {card.can.edit && (
          <>
            <Edit
              to={places.edit(card.id)}
              aria-label={t(messages.editLabel, { name: rowName })}
              title={t(messages.edit)}
            >
              <Pencil aria-hidden="true" />
            </Edit>
            <MoreMenu
              label={t(messages.moreLabel, { name: rowName })}
              entries={[
                { label: t(messages.copy), icon: Copy, run: () => actions.copy(card) },
                card.is_active &&
                  !card.is_draft && { label: t(messages.share), icon: Share2, run: () => setSharing(true) },
                kind === 'request' && { label: t(messages.publishInFeed), icon: Rss, run: () => setFeedOpen(true) },
                {
                  label: t(card.is_active ? messages.archive : messages.restore),
                  icon: card.is_active ? Archive : ArchiveRestore,
                  run: () => actions.setActive(card, !card.is_active),
                },
              ]}
            />
          </>
        )}
      </RowActions>
      <Suspense>
        {isSharing && <ShareDialog shared={toSharedCard(kind, card)} onClose={() => setSharing(false)} />}
        {isFeedOpen && !isTalent(card) && (
          <FeedDialog job={card} editor={places.edit(card.id)} onClose={() => setFeedOpen(false)} />
        )}
      </Suspense>
    </WorkListRow>
  );
});

/** Whether to show the number of relations. Jobs with a company column have no space for it. */
function hasRelations(kind: CardKind, hasSubtitle: boolean): boolean {
  return kind === 'talent' || !hasSubtitle;
}

/** Number of relations that need the user's answer, and the time since which the oldest one has needed it. */
function Waiting({ card: { waiting_relations: count, waiting_since: since } }: { card: OwnCard }) {
  if (count === 0 || since === null) return null;
  return (
    <>
      <Badge $tone="amber">
        <Clock aria-hidden="true" />
        {t(messages.toAnswer, { count: formatNumber(count) })}
      </Badge>
      <small title={t(messages.since, { date: shortDate(since) })}>
        <time dateTime={since}>{relativeDate(since)}</time>
      </small>
    </>
  );
}

function relationsOf({ active_relations: active, inactive_relations: past }: OwnCard): string {
  return [
    active > 0 && t(messages.activeCount, { count: formatNumber(active) }),
    past > 0 && t(messages.pastCount, { count: formatNumber(past) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

const Edit = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: var(--radius);
  transition: background-color var(--swift);

  &:hover {
    background: color-mix(in oklab, currentColor 9%, transparent);
  }

  ${FINGER} {
    inline-size: 44px;
    block-size: 44px;
  }
`;
