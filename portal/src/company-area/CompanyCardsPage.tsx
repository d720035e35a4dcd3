import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { NothingArchived, NothingDrafted, NothingYet } from '../own-cards/Nothing.tsx';
import { OwnCards } from '../own-cards/OwnCards.tsx';
import { ownCardsQuery, parseOwnCardsView } from '../own-cards/queries.ts';
import { getAddLabel } from '../cards/words.ts';
import { $company } from '../session/company.ts';
import { rememberRoute } from '../session/defaultRoutes.ts';
import { worksHere } from '../session/rights.ts';
import { $session } from '../session/session.ts';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { ListHead, ListLayout } from '../ui/patterns/ListLayout.ts';
import { Tabs } from '../ui/primitives/Tabs.tsx';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { companyView } from './companyView.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

const ACTIVE = parseOwnCardsView('company', false, new URLSearchParams());

export function CompanyCardsPage({ kind }: { kind: CardKind }) {
  const company = useStore($company);
  const [params] = useSearchParams();
  const view = companyView(params);
  const jobs = useInfiniteQuery(ownCardsQuery('request', ACTIVE));
  const talents = useInfiniteQuery(ownCardsQuery('talent', ACTIVE));
  const shown = useInfiniteQuery(ownCardsQuery(kind, view));
  const session = useStore($session);
  const canAdd = session !== null && worksHere(session, company);
  useEffect(() => rememberRoute('companyDefaultRoute', `company-${kind}s`), [kind]);
  const { market } = KINDS[kind];
  const label = t(view.archive ? messages.archivedList : view.drafts ? messages.draftsList : messages.activeList, {
    kind,
  });
  const { archive: archived = 0, drafts = 0 } = shown.data?.pages[0]!.counters ?? {};
  return (
    <ListLayout>
      <ListHead>
        <h1>
          <UserText>{company?.name}</UserText>

          <VisuallyHidden>{t(messages.titleKind, { kind })}</VisuallyHidden>
        </h1>
        {canAdd && (
          <ButtonLink $kind="primary" to={`/company/${market}/create`}>
            <Plus aria-hidden="true" />
            {getAddLabel(kind)}
          </ButtonLink>
        )}
      </ListHead>
      <Tabs
        label={t(messages.tabsLabel)}
        tabs={[
          { to: '/company/jobs', label: t(messages.tabJobs), count: jobs.data?.pages[0]!.total },
          { to: '/company/talents', label: t(messages.tabTalents), count: talents.data?.pages[0]!.total },
          ...(session?.is_wl_superadmin || session?.company?.role === 1
            ? [{ to: '/company/numbers', label: t(messages.tabNumbers) }]
            : []),
          ...(session?.is_wl_superadmin
            ? [
                { to: '/company/inbox', label: t(messages.tabInbox) },
                { to: '/admin/embed', label: t(messages.tabEmbed) },
              ]
            : []),
        ]}
      />
      <OwnCards
        key={label}
        kind={kind}
        view={view}
        label={label}
        empty={
          view.archive ? (
            <NothingArchived kind={kind} />
          ) : view.drafts ? (
            <NothingDrafted kind={kind} />
          ) : (
            <Nothing kind={kind} canAdd={canAdd} />
          )
        }
      />
      <Others>
        {(view.archive || view.drafts) && <Link to={`/company/${market}`}>{t(messages.showActive, { kind })}</Link>}
        {!view.drafts && drafts > 0 && (
          <Link to={`/company/${market}?tab=drafts`}>{t(messages.showDrafts, { count: formatNumber(drafts) })}</Link>
        )}
        {!view.archive && archived > 0 && (
          <Link to={`/company/${market}?tab=archive`}>
            {t(messages.showArchived, { kind, count: formatNumber(archived) })}
          </Link>
        )}
      </Others>
    </ListLayout>
  );
}

function Nothing({ kind, canAdd }: { kind: CardKind; canAdd: boolean }) {
  return (
    <NothingYet kind={kind}>
      <p>{t(messages.emptyText, { kind })}</p>
      {canAdd ? (
        <ButtonLink $kind="primary" to={`/company/${KINDS[kind].market}/create`}>
          {getAddLabel(kind)}
        </ButtonLink>
      ) : (
        <ButtonLink to="/contact-manager">{t(messages.contactLink)}</ButtonLink>
      )}
    </NothingYet>
  );
}

const Others = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 24px;

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
    color: var(--accent);
  }

  &:empty {
    display: none;
  }
`;
