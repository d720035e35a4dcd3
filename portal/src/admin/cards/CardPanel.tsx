import type { CardKind } from '@crewdock/contract/kinds';
import { useQuery } from '@tanstack/react-query';
import Handshake from 'lucide-react/icons/handshake';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Rss from 'lucide-react/icons/rss';
import Share2 from 'lucide-react/icons/share-2';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { CARD_AREA_PAGES } from '../../card-editor/places.ts';
import { FeedDialog } from '../../cards/FeedDialog.tsx';
import { isTalent } from '../../cards/facts.ts';
import { cardQuery } from '../../cards/queries.ts';
import { toSharedCard } from '../../cards/share.ts';
import ProposeDialog from '../../relations/ProposeDialog.tsx';
import { getProposeLabel } from '../../relations/words.ts';
import { Detail, WayToAnswer } from '../../table/Detail.tsx';
import { WITHIN } from '../../table/view.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import type { StaffCardRow } from './cardColumns.tsx';
import { CardParts } from './CardParts.tsx';
import { CardWalk } from './CardWalk.tsx';
import { storeTableUrl } from './lastList.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

const ShareDialog = lazy(() => import('../../sharing/ShareDialog.tsx'));

interface Props {
  kind: CardKind;
  card: StaffCardRow;
  called: string;
  tools: {
    onClose: () => void;
    tab: string | null;
    tabAddress: (tab: string) => string;
    list: string;
    onPrevious: (() => void) | null;
    onNext: (() => void) | null;
  };
}

/** Side panel of the staff tables of talents and jobs. */
export function CardPanel({ kind, card, called, tools }: Props) {
  const { onClose, tab, tabAddress, list, onPrevious, onNext } = tools;
  const panel = useRef<HTMLElement>(null);
  const [isProposing, setProposing] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isFeedOpen, setFeedOpen] = useState(false);
  const { data } = useQuery(cardQuery(kind, String(card.id)));
  useEffect(() => storeTableUrl(kind, list), [kind, list]);
  const onPropose = card.is_active ? () => setProposing(true) : null;
  return (
    <Detail
      entry={card.id}
      kind={t(messages.kindLabel, { kind, id: card.id })}
      title={called}
      onClose={onClose}
      panelRef={panel}
    >
      <Ways>
        {onPropose && (
          <Button $size="small" isDisabled={!data} onPress={onPropose}>
            <Handshake aria-hidden="true" />
            {getProposeLabel(kind)}…
          </Button>
        )}
        {data?.is_active && !data.is_draft && (
          <Button $size="small" onPress={() => setSharing(true)}>
            <Share2 aria-hidden="true" />
            {t(messages.shareButton)}
          </Button>
        )}
        {kind === 'request' && (
          <Button $size="small" isDisabled={!data} onPress={() => setFeedOpen(true)}>
            <Rss aria-hidden="true" />
            {t(messages.feedButton)}
          </Button>
        )}
        <WayToAnswer as={Link} to={`/admin-panel/${kind}s/${card.id}`}>
          <Maximize2 aria-hidden="true" size={16} />
          {t(messages.openPageLink)}
        </WayToAnswer>
        <CardWalk onPrevious={onPrevious} onNext={onNext} />
      </Ways>
      <CardParts
        kind={kind}
        id={card.id}
        called={called}
        row={card}
        part={tab}
        address={tabAddress}
        frame={panel}
        onPropose={onPropose}
        within={WITHIN}
      />
      {isProposing && data && (
        <ProposeDialog kind={kind} card={data} from="market" onClose={() => setProposing(false)} />
      )}
      <Suspense>
        {isSharing && data && <ShareDialog shared={toSharedCard(kind, data)} onClose={() => setSharing(false)} />}
      </Suspense>
      {isFeedOpen && data && !isTalent(data) && (
        <FeedDialog job={data} editor={CARD_AREA_PAGES.my.jobs.edit(card.id)} onClose={() => setFeedOpen(false)} />
      )}
    </Detail>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
`;
