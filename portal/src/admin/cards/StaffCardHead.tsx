import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Rss from 'lucide-react/icons/rss';
import Share2 from 'lucide-react/icons/share-2';
import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { CardTop } from '../../cards/CardTop.tsx';
import { isTalent } from '../../cards/facts.ts';
import { FeedDialog } from '../../cards/FeedDialog.tsx';
import { toSharedCard } from '../../cards/share.ts';
import { StateMarks } from '../../cards/StateMarks.tsx';
import { CARD_AREA_PAGES } from '../../card-editor/places.ts';
import { OwnerLine } from '../../relations/OwnerLine.tsx';
import type { CardOwner } from '../../relations/queries.ts';
import { getProposeLabel } from '../../relations/words.ts';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { MoreMenu } from '../../ui/patterns/MoreMenu.tsx';
import { CardWalk } from './CardWalk.tsx';
import type { TableAround } from './useTableAround.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

const ShareDialog = lazy(() => import('../../sharing/ShareDialog.tsx'));

interface Props {
  kind: CardKind;
  card: TalentDetails | RequestDetails;
  /** null until the owner is loaded. */
  owner: CardOwner | null;
  /** Back link and neighboring cards of the table that the page was opened from. */
  around: TableAround;
  /** Starts a proposal; null when nothing can be proposed for the card. */
  onPropose: (() => void) | null;
}

/** Head of the staff card page: the card, its owner, status and actions. */
export function StaffCardHead({ kind, card, owner, around, onPropose }: Props) {
  const navigate = useNavigate();
  const [isFeedOpen, setFeedOpen] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const editor = CARD_AREA_PAGES.my[KINDS[kind].market].edit(card.id);
  return (
    <CardTop
      card={card}
      back={
        <Way>
          <BackLink to={around.back}>{t(messages.backLink, { kind })}</BackLink>
          <CardWalk onPrevious={around.onPrevious} onNext={around.onNext} />
        </Way>
      }
      marks={
        <>
          <Muted>№ {card.id}</Muted>
          {!card.is_active && <Badge $tone="red">{t(messages.archived)}</Badge>}
          <StateMarks card={card} />
          {owner && <OwnerLine owner={owner} />}
        </>
      }
      actions={
        <>
          {onPropose && (
            <Button $kind="primary" onPress={onPropose}>
              {getProposeLabel(kind)}…
            </Button>
          )}
          <ButtonLink to={editor}>
            <Pencil aria-hidden="true" />
            {t(messages.editButton)}
          </ButtonLink>
          <MoreMenu
            isFramed
            label={t(messages.moreButton, { name: isTalent(card) ? card.name : card.title })}
            entries={[
              kind === 'request' && { label: t(messages.feedButton), icon: Rss, run: () => setFeedOpen(true) },
              card.is_active &&
                !card.is_draft && { label: t(messages.shareButton), icon: Share2, run: () => setSharing(true) },
              { label: t(messages.viewAsOthersButton), icon: Eye, run: () => void navigate(card.path) },
            ]}
          />
        </>
      }
    >
      <Suspense>
        {isSharing && <ShareDialog shared={toSharedCard(kind, card)} onClose={() => setSharing(false)} />}
      </Suspense>
      {isFeedOpen && !isTalent(card) && <FeedDialog job={card} editor={editor} onClose={() => setFeedOpen(false)} />}
    </CardTop>
  );
}

const Way = styled.div`
  display: flex;
  align-items: center;
`;

const Muted = styled.span`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;
