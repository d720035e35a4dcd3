import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { ApiError } from '@crewdock/sdk/client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { Career } from '../../cards/Career.tsx';
import { FactTable } from '../../cards/FactTable.tsx';
import { isTalent } from '../../cards/facts.ts';
import { cardQuery } from '../../cards/queries.ts';
import { SkillTable } from '../../cards/SkillTable.tsx';
import { Summary } from '../../cards/Summary.tsx';
import { MissingPage } from '../../frame/MissingPage.tsx';
import { usePageTitle } from '../../frame/pageTitle.ts';
import { Matches } from '../../matches/Matches.tsx';
import { EACH_VISIT } from '../../queryClient.ts';
import ProposeDialog from '../../relations/ProposeDialog.tsx';
import { listedQuery } from '../../relations/queries.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { pageWidth } from '../../ui/pageWidth.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AllCards } from './AllCards.tsx';
import { StaffCardHead } from './StaffCardHead.tsx';
import { StaffRelations } from './StaffRelations.tsx';

/** Anybody's card as staff work on it. */
export function StaffCardPage({ kind }: { kind: CardKind }) {
  const id = useParams()['id']!;
  const query = useQuery({ ...cardQuery(kind, id), staleTime: EACH_VISIT });
  if (query.error instanceof ApiError && query.error.status === 404) return <MissingPage />;
  if (query.data) return <Loaded key={query.data.id} kind={kind} card={query.data} />;
  return query.isError ? (
    <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  ) : (
    <Layout aria-busy="true" aria-label="Loading">
      <Skeleton $width={420} $height={88} />
      <Skeleton $height={40} />
      <Skeleton $height={240} />
    </Layout>
  );
}

const TABS = ['relations', 'matches', 'all', 'details'] as const;
type Tab = (typeof TABS)[number];

function Loaded({ kind, card }: { kind: CardKind; card: TalentDetails | RequestDetails }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, []);
  const [params] = useSearchParams();
  const [isProposing, setProposing] = useState(false);
  const isOpen = card.is_active && !card.is_draft;
  const tabs = TABS.filter((tab) => isOpen || (tab !== 'matches' && tab !== 'all'));
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'relations';
  const own = { kind, id: card.id, isStaffs: true };
  usePageTitle(isTalent(card) ? card.name : card.title);
  const listed = useInfiniteQuery(listedQuery(own, 'active')).data?.pages[0];
  const onPropose = isOpen ? () => setProposing(true) : null;
  const here = `/admin-panel/${kind}s/${card.id}`;
  const labels: Record<Tab, string> = {
    relations: 'Relations',
    matches: 'Matches',
    all: `All ${KINDS[KINDS[kind].other].nouns}`,
    details: 'General information',
  };
  return (
    <Layout ref={frame} tabIndex={-1}>
      <StaffCardHead kind={kind} card={card} owner={listed?.own ?? null} onPropose={onPropose} />
      <Tabs
        label={isTalent(card) ? card.name : card.title}
        tabs={tabs.map((each) => ({
          to: each === 'relations' ? here : `${here}?tab=${each}`,
          label: labels[each],
          ...(each === 'relations' && listed && { count: listed.counters.active }),
          isCurrent: each === tab,
        }))}
      />
      {tab === 'relations' && <StaffRelations kind={kind} id={card.id} frame={frame} onPropose={onPropose} />}
      {tab === 'matches' && <Matches own={own} canPropose />}
      {tab === 'all' && <AllCards kind={kind} id={card.id} canPropose />}
      {tab === 'details' && (
        <Article>
          <SkillTable skills={card.skills} />
          <section>
            <h2>{isTalent(card) ? 'About' : 'The work'}</h2>
            <Summary html={card.summary} />
          </section>
          {'work_experience' in card && <Career {...card} />}
          <FactTable card={card} />
        </Article>
      )}
      {isProposing && <ProposeDialog kind={kind} card={card} from="market" onClose={() => setProposing(false)} />}
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;
  ${pageWidth}
  padding-block: 24px 80px;
  outline: 0;
`;

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  max-inline-size: 760px;
  overflow-wrap: anywhere;
  padding-block-start: 16px;

  h2 {
    margin-block-end: 12px;
    font-size: 1rem;
  }
`;
