import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import CircleCheck from 'lucide-react/icons/circle-check';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Rss from 'lucide-react/icons/rss';
import Share2 from 'lucide-react/icons/share-2';
import { Suspense, lazy, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../i18n/translate.ts';
import { BackLink } from '../ui/patterns/BackLink.tsx';
import { Badge } from '../ui/primitives/Badge.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { MoreMenu } from '../ui/patterns/MoreMenu.tsx';
import { CardTop } from '../cards/CardTop.tsx';
import { isTalent, getCardName } from '../cards/facts.ts';
import { FeedDialog } from '../cards/FeedDialog.tsx';
import { type Area, CARD_AREA_PAGES } from '../card-editor/places.ts';
import { updateCardActive } from './actions.ts';
import { toSharedCard } from '../cards/share.ts';
import { StateMarks } from '../cards/StateMarks.tsx';
import { CloseJobDialog } from '../relations/CloseJobDialog.tsx';
import { FilledOffer } from '../relations/FilledOffer.tsx';
import { formatHires, isFilled } from '../relations/words.ts';
import { isApplicant } from '../session/rights.ts';
import { $session } from '../session/session.ts';
import * as messages from './messages.ts';

const ShareDialog = lazy(() => import('../sharing/ShareDialog.tsx'));

interface Props {
  area: Area;
  kind: CardKind;
  card: TalentDetails | RequestDetails;
  /** Starts a proposal; null if nothing can be proposed for the card. */
  onPropose: (() => void) | null;
}

/** Head of a card's page for its owner: the card, its status and actions. */
export function OwnCardHead({ area, kind, card, onPropose }: Props) {
  const navigate = useNavigate();
  const session = useStore($session);
  const places = CARD_AREA_PAGES[area][KINDS[kind].market];
  const [isFeedOpen, setFeedOpen] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const isBusy = useRef(false);
  const once = async (work: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await work();
    isBusy.current = false;
  };
  const { is_active, is_draft } = card;
  const hires = formatHires(card);
  const isOpenToOthers = is_active && !is_draft;
  const isOffered = card.can.edit && is_active && isFilled(card);
  const [isClosing, setClosing] = useState(false);
  return (
    <CardTop
      card={card}
      back={
        <BackLink to={is_active || area === 'company' ? places.list : `${places.list}/archive`}>
          {t(places.title)}
        </BackLink>
      }
      marks={
        <>
          {!is_active && <Badge $tone="red">{t(messages.archivedBadge)}</Badge>}
          <StateMarks card={card} />
          {hires && !isOffered && (isFilled(card) ? <Badge $tone="green">{hires}</Badge> : <span>{hires}</span>)}
        </>
      }
      actions={
        card.can.edit && (
          <>
            {is_draft && is_active ? (
              <ButtonLink $kind="primary" to={places.edit(card.id)}>
                {t(messages.finishButton)}
              </ButtonLink>
            ) : is_active ? (
              onPropose && (
                <Button $kind="primary" onPress={onPropose}>
                  {isApplicant(kind, session) ? t(messages.applyButton) : t(messages.proposeButton, { kind })}
                </Button>
              )
            ) : (
              <Button $kind="primary" onPress={() => void once(() => updateCardActive(kind, card, true))}>
                <ArchiveRestore aria-hidden="true" />
                {t(messages.restore)}
              </Button>
            )}
            {!(is_draft && is_active) && (
              <ButtonLink to={places.edit(card.id)}>
                <Pencil aria-hidden="true" />
                {t(messages.edit)}
              </ButtonLink>
            )}
            <MoreMenu
              isFramed
              label={t(messages.moreLabel, { name: getCardName(card) })}
              entries={[
                isOpenToOthers && { label: t(messages.share), icon: Share2, run: () => setSharing(true) },
                isOpenToOthers && { label: t(messages.viewAsOthers), icon: Eye, run: () => void navigate(card.path) },
                kind === 'request' && { label: t(messages.publishInFeed), icon: Rss, run: () => setFeedOpen(true) },
                { label: t(messages.copy), icon: Copy, run: () => void navigate(places.copy(card.id)) },
                kind === 'request' &&
                  isOpenToOthers && { label: t(messages.closeJob), icon: CircleCheck, run: () => setClosing(true) },
                is_active && {
                  label: t(messages.archive),
                  icon: Archive,
                  run: () => void once(() => updateCardActive(kind, card, false)),
                },
              ]}
            />
          </>
        )
      }
    >
      {isOffered && <FilledOffer hires={hires} onClose={() => setClosing(true)} />}
      <Suspense>
        {isSharing && <ShareDialog shared={toSharedCard(kind, card)} onClose={() => setSharing(false)} />}
      </Suspense>
      {isClosing && <CloseJobDialog job={card} onClose={() => setClosing(false)} />}
      {isFeedOpen && !isTalent(card) && (
        <FeedDialog job={card} editor={places.edit(card.id)} onClose={() => setFeedOpen(false)} />
      )}
    </CardTop>
  );
}
