import type { PublicCompany } from '@crewdock/contract/companies';
import { type CardKind, KINDS, canOwnCards } from '@crewdock/contract/kinds';
import type { Session } from '@crewdock/contract/session';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { type ReactNode, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { BackLink } from '../ui/patterns/BackLink.tsx';
import { MissingPage } from '../frame/MissingPage.tsx';
import { missingStatus } from '../query/missing.ts';
import { usePageTitle } from '../frame/pageTitle.ts';
import { $company } from '../session/company.ts';
import { worksHere } from '../session/rights.ts';
import { $session } from '../session/session.ts';
import { Badge } from '../ui/primitives/Badge.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { NARROW } from '../ui/styles/screen.ts';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { useDictionaries } from './dictionaries.ts';
import { CardEditor } from './Editor.tsx';
import type { Details } from './fields.ts';
import * as messages from './messages.ts';
import { type Area, CARD_AREA_PAGES } from './places.ts';
import { editedCardQuery } from './queries.ts';
import type { Original } from './work.ts';
import { pageWidth } from '../ui/styles/pageWidth.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  area: Area;
  kind: CardKind;
}

/** Page that creates a card for the signed-in user, or for the portal's company. */
export function CreateCardPage({ area, kind }: Props) {
  const session = useStore($session);
  const company = useStore($company);
  if (session && !mayMake(area, kind, session, company)) return <MayNotMake area={area} kind={kind} />;
  return (
    <Page area={area} kind={kind} title={t(messages.newTitle, { kind })}>
      <WithDictionaries area={area} kind={kind} card={null} />
    </Page>
  );
}

export function EditCardPage({ area, kind }: Props) {
  const { id = '' } = useParams();
  const query = useQuery(editedCardQuery(kind, id));
  const card = query.data;
  const called = card && calledOf(card);
  usePageTitle(called ? t(messages.editNameTitle, { name: called }) : undefined);
  const status = missingStatus(query.error);
  if (status) return <MissingPage gone={status === 410} />;
  if (query.isError) return <ErrorState level="h1" error={query.error} onRetry={() => void query.refetch()} />;
  if (card && !card.can.edit) return <MayNotEdit area={area} kind={kind} id={card.id} />;
  return (
    <Page
      area={area}
      kind={kind}
      title={called || t(messages.editTitle, { kind })}
      marks={
        card && (
          <>
            {card.is_draft && <Badge $tone="amber">{t(messages.draftBadge)}</Badge>}
            {!card.is_active && (
              <Badge $tone="amber">
                <Archive aria-hidden="true" />
                {t(messages.archivedBadge)}
              </Badge>
            )}
          </>
        )
      }
    >
      {card ? <WithDictionaries key={card.id} area={area} kind={kind} card={card} /> : <Loading />}
    </Page>
  );
}

function mayMake(area: Area, kind: CardKind, session: Session, company: PublicCompany | null): boolean {
  return area === 'company' ? worksHere(session, company) : session.staff || canOwnCards(kind, session.type);
}

/** Page that copies a card. The server creates the copy at the first save. */
export function CopyPage({ area, kind }: Props) {
  const { id = '' } = useParams();
  const { key } = useLocation();
  const query = useQuery(editedCardQuery(kind, id));
  // Fallback id for a page opened by its URL: its location has the key `default` instead of a unique key.
  const [own] = useState(() => crypto.randomUUID());
  const card = query.data;
  const called = card && calledOf(card);
  usePageTitle(called ? t(messages.copyNameTitle, { name: called }) : undefined);
  const status = missingStatus(query.error);
  if (status) return <MissingPage gone={status === 410} />;
  if (query.isError) return <ErrorState level="h1" error={query.error} onRetry={() => void query.refetch()} />;
  if (card && !card.can.edit) return <MissingPage />;
  return (
    <Page
      area={area}
      kind={kind}
      title={called ? t(messages.copyNameTitle, { name: called }) : t(messages.copyTitle, { kind })}
    >
      {card ? (
        <WithDictionaries
          key={card.id}
          area={area}
          kind={kind}
          card={null}
          original={{ card, key: key === 'default' ? own : key }}
        />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function WithDictionaries({ area, kind, card, original }: Props & { card: Details | null; original?: Original }) {
  const session = useStore($session);
  const { data, error, retry } = useDictionaries();
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!data || !session) return <Loading />;
  return (
    <CardEditor
      area={area}
      kind={kind}
      card={card}
      original={original ?? null}
      given={kind === 'request' ? { company_name: session.company_name } : {}}
      uid={session.uid}
      isStaff={session.staff}
      known={data}
    />
  );
}

function Page({
  area,
  kind,
  title,
  marks,
  children,
}: Props & { title: string; marks?: ReactNode; children: ReactNode }) {
  const isStaff = useStore($session)?.staff;
  const places = CARD_AREA_PAGES[area][KINDS[kind].market];
  return (
    <Layout>
      {!isStaff && <BackLink to={places.list}>{t(places.title)}</BackLink>}
      <Head>
        <h1>
          <UserText>{title}</UserText>
        </h1>
        {marks}
      </Head>
      {children}
    </Layout>
  );
}

function calledOf(card: Details): string {
  return ('name' in card && card.name) || card.title;
}

function MayNotMake({ area, kind }: Props) {
  const { list, title } = CARD_AREA_PAGES[area][KINDS[kind].market];
  const isCompany = area === 'company';
  return (
    <Message
      level="h1"
      icon={<LockKeyhole />}
      title={isCompany ? t(messages.noCompanyRoleTitle) : t(messages.createForbiddenTitle, { kind })}
    >
      <p>{isCompany ? t(messages.noCompanyRoleText, { kind }) : t(messages.createForbiddenText)}</p>
      <ButtonLink to={list}>{t(title)}</ButtonLink>
    </Message>
  );
}

function MayNotEdit({ area, kind, id }: Props & { id: number }) {
  return (
    <Message level="h1" icon={<LockKeyhole />} title={t(messages.editForbiddenTitle)}>
      <p>{t(messages.editForbiddenText)}</p>
      <ButtonLink to={CARD_AREA_PAGES[area][KINDS[kind].market].card(id)}>{t(messages.showCardButton)}</ButtonLink>
    </Message>
  );
}

function Loading() {
  return (
    <Lines role="status" aria-label={t(messages.loading)}>
      {[64, 64, 64, 120, 64, 64].map((height, at) => (
        <Skeleton key={at} $height={height} />
      ))}
    </Lines>
  );
}

const Layout = styled.div`
  ${pageWidth}
  padding-block-start: 32px;

  ${NARROW} {
    padding-block-start: 24px;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;

  > h1 {
    min-inline-size: 0;
    font-size: 1.75rem;
    overflow-wrap: anywhere;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 24px;
  max-inline-size: 640px;
  padding-block: 40px;
`;
