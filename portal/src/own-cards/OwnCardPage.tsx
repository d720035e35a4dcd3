import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { StatusFilter } from '@crewdock/contract/relations';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Handshake from 'lucide-react/icons/handshake';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { Applications, type InboxPlace } from '../applications/Applications.tsx';
import { applicationsQuery } from '../applications/queries.ts';
import { APPLICATION_FILTER_TABS as INBOX_FILTERS } from '../applications/words.ts';
import { MissingPage } from '../frame/MissingPage.tsx';
import { usePageTitle } from '../frame/pageTitle.ts';
import { missingStatus } from '../query/missing.ts';
import { Matches } from '../matches/Matches.tsx';
import { type RelationsViewMode as RelationView, readRelationsView } from '../relations/view.ts';
import ProposeDialog from '../relations/ProposeDialog.tsx';
import { relationsQuery } from '../relations/queries.ts';
import { Relations } from '../relations/Relations.tsx';
import { RELATION_FILTER_TABS } from '../relations/words.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { MessageButtons } from '../ui/primitives/MessageButtons.ts';
import { Tabs } from '../ui/primitives/Tabs.tsx';
import { type Area, CARD_AREA_PAGES } from '../card-editor/places.ts';
import { CardFrame, CardFrameSkeleton, useFocusedFrame } from '../cards/CardFrame.tsx';
import { CardContents } from '../cards/CardWords.tsx';
import { isTalent, getCardName } from '../cards/facts.ts';
import { cardQuery } from '../cards/queries.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { OwnCardHead } from './OwnCardHead.tsx';
import { EACH_VISIT } from '../queryClient.ts';
import { isApplicant } from '../session/rights.ts';
import { $session } from '../session/session.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

type Details = TalentDetails | RequestDetails;

/** The owner's page of a card, with tabs for relations, applications, matches and details. */
export function OwnCardPage({ area, kind }: { area: Area; kind: CardKind }) {
  const id = useParams()['id']!;
  const query = useQuery({ ...cardQuery(kind, id), staleTime: EACH_VISIT });
  const card = query.data;
  usePageTitle(card && getCardName(card));
  const status = missingStatus(query.error);
  if (status) return <MissingPage gone={status === 410} />;
  if (!card) {
    return query.isError ? (
      <ErrorState level="h1" error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <CardFrameSkeleton />
    );
  }
  // Users without edit permission are redirected to the public page. They stay in a company's area, because members can
  // view its cards.
  if (!card.can.edit && area === 'my') return <Navigate to={card.path} replace />;
  return <Loaded key={card.id} area={area} kind={kind} card={card} />;
}

const VIEWS = ['relations', 'applications', 'matches', 'details'] as const;
type View = (typeof VIEWS)[number];

function Loaded({ area, kind, card }: { area: Area; kind: CardKind; card: Details }) {
  const frame = useFocusedFrame();
  const [params] = useSearchParams();
  const [isProposing, setProposing] = useState(false);
  const here = CARD_AREA_PAGES[area][KINDS[kind].market].card(card.id);
  const isOpenToOthers = card.is_active && !card.is_draft;
  // Users without edit permission see only the card's details.
  const views = VIEWS.filter((view) => view === 'details' || card.can.edit)
    .filter((view) => view !== 'matches' || isOpenToOthers)
    .filter((view) => view !== 'applications' || kind === 'request');
  const view = views.find((each) => each === params.get('tab')) ?? views[0]!;
  const active = useInfiniteQuery({ ...relationsQuery(kind, card.id, 'active'), enabled: card.can.edit });
  const applied = useInfiniteQuery({ ...applicationsQuery(card.id), enabled: card.can.edit && kind === 'request' });
  const counts: Partial<Record<View, number | string | undefined>> = {
    relations: active.data?.pages[0]!.counters.active,
    applications: unreadOf(applied.data?.pages[0]!.counters.unread),
  };
  const labels: Record<View, string> = {
    relations: t(messages.tabProposals, { kind }),
    applications: t(messages.tabApplications),
    matches: t(messages.tabMatches),
    details: t(messages.tabDetails),
  };
  const status = RELATION_FILTER_TABS.find(({ id }) => id === params.get('status'))?.id ?? 'active';
  const open = Number(params.get('open')) || null;
  const shownAs = readRelationsView(params);
  return (
    <CardFrame ref={frame} tabIndex={-1}>
      <OwnCardHead area={area} kind={kind} card={card} onPropose={isOpenToOthers ? () => setProposing(true) : null} />
      <Tabs
        label={isTalent(card) ? card.name : card.title}
        tabs={views.map((each) => ({
          to: each === views[0] ? here : `${here}?tab=${each}`,
          label: labels[each],
          count: counts[each],
          isCurrent: each === view,
        }))}
      />
      {view === 'relations' && (
        <Relations
          own={{ kind, id: card.id }}
          headcount={isTalent(card) ? undefined : card.headcount}
          isOpenToOthers={isOpenToOthers}
          status={status}
          open={open}
          view={shownAs}
          address={(to, relation, as = shownAs) => addressOf(here, to, relation, as)}
          frame={frame}
          empty={
            <NoRelations
              kind={kind}
              card={card}
              here={here}
              onPropose={isOpenToOthers ? () => setProposing(true) : null}
            />
          }
        />
      )}
      {view === 'applications' && (
        <Applications
          jobId={card.id}
          place={{
            status: INBOX_FILTERS.find(({ id }) => id === params.get('status'))?.id ?? 'active',
            search: params.get('search') ?? '',
            open: params.get('open'),
          }}
          address={(place) => inboxAt(here, place)}
          relationAt={(relation) => addressOf(here, 'all', relation)}
          frame={frame}
        />
      )}
      {view === 'matches' && <Matches own={{ kind, id: card.id }} canPropose={isOpenToOthers} frame={frame} />}
      {view === 'details' && <CardContents card={card} />}
      {isProposing && <ProposeDialog kind={kind} card={card} from="market" onClose={() => setProposing(false)} />}
    </CardFrame>
  );
}

function addressOf(here: string, status: StatusFilter, open?: number | null, as: RelationView = 'list'): string {
  const params = new URLSearchParams();
  if (as === 'board') params.set('view', 'board');
  if (status !== 'active') params.set('status', status);
  if (open) params.set('open', String(open));
  return params.size > 0 ? `${here}?${params}` : here;
}

function inboxAt(here: string, { status, search, open }: InboxPlace): string {
  const params = new URLSearchParams({ tab: 'applications' });
  if (status !== 'active') params.set('status', status);
  if (search) params.set('search', search);
  if (open) params.set('open', open);
  return `${here}?${params}`;
}

/** Formats the number of unread applications; undefined if there are none. */
function unreadOf(count: number | undefined): string | undefined {
  return count ? t(messages.newCount, { count: formatNumber(count) }) : undefined;
}

interface NoRelationsProps {
  kind: CardKind;
  card: Details;
  here: string;
  onPropose: (() => void) | null;
}

function NoRelations({ kind, card, here, onPropose }: NoRelationsProps) {
  const session = useStore($session);
  return (
    <Message icon={<Handshake />} title={t(messages.noProposalsTitle)}>
      {onPropose ? (
        <>
          <p>{t(messages.noProposalsText, { kind })}</p>
          <MessageButtons>
            <ButtonLink $kind="primary" to={`${here}?tab=matches`}>
              {t(messages.showMatchesButton)}
            </ButtonLink>
            <Button onPress={onPropose}>
              {isApplicant(kind, session) ? t(messages.applyButton) : t(messages.proposeButton, { kind })}
            </Button>
          </MessageButtons>
        </>
      ) : (
        <p>{t(card.is_draft ? messages.noProposalsDraft : messages.noProposalsArchived)}</p>
      )}
    </Message>
  );
}
