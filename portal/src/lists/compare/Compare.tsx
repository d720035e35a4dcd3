import type { TalentDetails } from '@crewdock/contract/cards';
import { useQueries } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { cardQuery } from '../../cards/queries.ts';
import { usePageTitle } from '../../frame/pageTitle.ts';
import { missingStatus } from '../../query/missing.ts';
import { parseShareTag } from '../../sharing/passwords.ts';
import OwnVerdict from '../../sharing/verdicts/OwnVerdict.tsx';
import { Avatar } from '../../ui/primitives/Avatar.tsx';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { ListLayout } from '../../ui/patterns/ListLayout.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { TitleRow } from '../../ui/primitives/TitleRow.ts';
import { usePicked } from './picked.ts';
import { type CompareRow, factRows, buildSkillCompareRows } from './rows.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  list: { name: string; path: string };
  /** Last path segment of the list's link. */
  listKey: string;
}

/** Compares talents of a shared list side by side, limited to the data that the link's tag permits. */
export default function Compare({ list, listKey }: Props) {
  const { compared, drop } = usePicked();
  usePageTitle(t(messages.pageTitle, { list: list.name }));
  const keys = compared.map((card) => `${card}-${parseShareTag(listKey)}`);
  const queries = useQueries({ queries: keys.map((key) => cardQuery('talent', key)) });
  const talents = queries.map(({ data }) => (data as TalentDetails | undefined) ?? null);
  const failed = queries.find(({ error }) => error && missingStatus(error) === null);
  const columns = compared.map((card, at) => ({ card, talent: talents[at]!, key: keys[at]! }));
  const back = `${list.path}?pick=${compared.join(',')}`;
  return (
    <ListLayout>
      <BackLink to={back}>{t(messages.backLink)}</BackLink>
      <TitleRow>
        <div>
          <h1>{t(messages.title)}</h1>
          <p>
            <UserText>{list.name}</UserText>
          </p>
        </div>
        <NotPrinted>
          <Button onPress={() => print()}>
            <Printer aria-hidden="true" />
            {t(messages.printButton)}
          </Button>
        </NotPrinted>
      </TitleRow>
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : queries.some(({ isPending }) => isPending) ? (
        <Skeleton $height={420} />
      ) : (
        <Scroll tabIndex={0} role="region" aria-label={t(messages.table)}>
          <Table>
            <thead>
              <tr>
                <th scope="col">
                  <span>{t(messages.talent)}</span>
                </th>
                {columns.map(({ card, talent }) => (
                  <th key={card} scope="col">
                    <Head
                      talent={talent}
                      from={`${list.path}?compare=${compared.join(',')}`}
                      onDrop={() => drop(card)}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t(messages.verdict)}</th>
                {columns.map(({ card, talent }) => (
                  <td key={card}>
                    {talent && <OwnVerdict opened={{ type: 'lists', key: listKey }} kind="talent" card={talent} />}
                  </td>
                ))}
              </tr>
              <Lines rows={factRows(talents)} cards={compared} />
              <Lines rows={buildSkillCompareRows(talents)} cards={compared} />
            </tbody>
          </Table>
        </Scroll>
      )}
    </ListLayout>
  );
}

interface HeadProps {
  talent: TalentDetails | null;
  from: string;
  onDrop: () => void;
}

function Head({ talent, from, onDrop }: HeadProps) {
  return (
    <Who>
      {talent ? (
        <>
          <Avatar photo={talent.photo} placeholder={talent.placeholder} size={40} />
          <div>
            <Link to={talent.path} state={{ from }}>
              <UserText>{talent.name}</UserText>
            </Link>
            <p>
              <UserText>{talent.title}</UserText>
            </p>
          </div>
        </>
      ) : (
        <p>{t(messages.gone)}</p>
      )}
      <NotPrinted>
        <IconButton
          aria-label={talent ? t(messages.removeButton, { name: talent.name }) : t(messages.removeGoneButton)}
          onPress={onDrop}
        >
          <X />
        </IconButton>
      </NotPrinted>
    </Who>
  );
}

function Lines({ rows, cards }: { rows: CompareRow[]; cards: string[] }) {
  return rows.map(({ label, values }) => (
    <tr key={label}>
      <th scope="row">
        <UserText>{label}</UserText>
      </th>
      {cards.map((card, at) => (
        <td key={card}>{values[at] ?? <None aria-label={t(messages.notSpecified)}>–</None>}</td>
      ))}
    </tr>
  ));
}

const NotPrinted = styled.div`
  @media print {
    display: none;
  }
`;

const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);

  @media print {
    overflow: visible;
    border: 0;
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  th,
  td {
    min-inline-size: 168px;
    padding: 10px 12px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  tbody > tr:last-child > * {
    border-block-end: 0;
  }

  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 2;
    min-inline-size: 108px;
    max-inline-size: 160px;
    background: var(--surface);
    color: var(--muted);
  }

  @media print {
    th,
    td {
      min-inline-size: 0;
    }
  }
`;

const Who = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;

  > :nth-last-child(2) {
    flex: 1;
    min-inline-size: 0;
  }

  a {
    font-weight: 600;
  }

  p {
    color: var(--muted);
  }
`;

const None = styled.span`
  color: var(--muted);
`;
