import { KINDS } from '@crewdock/contract/kinds';
import type { Verdict } from '@crewdock/contract/verdicts';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import UserX from 'lucide-react/icons/user-x';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { getCardName } from '../cards/facts.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { getTotalCount } from '../query/pages.ts';
import { isApplicant, getCreateCardPath } from '../session/rights.ts';
import { $company } from '../session/company.ts';
import { $session } from '../session/session.ts';
import { WORD_LABELS, WORD_TONES } from '../sharing/verdicts/words.ts';
import { Badge } from '../ui/primitives/Badge.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { LoadMore } from '../ui/patterns/LoadMore.tsx';
import { MoreMenu } from '../ui/patterns/MoreMenu.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { type StatisticsSubject, verdictsQuery } from './queries.ts';
import { type VerdictRemoval, RemoveVerdicts } from './RemoveVerdicts.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { Trans } from '../i18n/Trans.tsx';

const ProposeDialog = lazy(() => import('../relations/ProposeDialog.tsx'));

/** Verdicts of the links' visitors. The owner can turn a yes into a proposal, and remove unwanted verdicts. */
export function Verdicts({ about }: { about: StatisticsSubject }) {
  const query = useInfiniteQuery(verdictsQuery(about));
  const items = getLoadedItems(query.data);
  const [proposing, setProposing] = useState<Verdict | null>(null);
  const [removing, setRemoving] = useState<VerdictRemoval | null>(null);
  return (
    <section>
      <Title>{t(messages.verdicts)}</Title>
      {!items ? (
        query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton $height={80} />
        )
      ) : items.length === 0 ? (
        <Empty>{t(messages.verdictsEmpty)}</Empty>
      ) : (
        <LoadMore query={query} shown={items.length} total={getTotalCount(query.data)}>
          <Rows aria-label={t(messages.verdicts)}>
            {items.map((verdict) => (
              <li key={verdict.id}>
                <Row
                  verdict={verdict}
                  onPropose={() => setProposing(verdict)}
                  onRemove={(of) => setRemoving({ verdict, of })}
                />
              </li>
            ))}
          </Rows>
        </LoadMore>
      )}
      <Suspense>
        {proposing?.card_data && (
          <ProposeDialog
            kind={proposing.type}
            card={proposing.card_data}
            from={proposing.is_own ? 'market' : 'own'}
            onClose={() => setProposing(null)}
          />
        )}
      </Suspense>
      {removing && <RemoveVerdicts about={about} {...removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

interface RowProps {
  verdict: Verdict;
  onPropose: () => void;
  onRemove: (of: VerdictRemoval['of']) => void;
}

function Row({ verdict, onPropose, onRemove }: RowProps) {
  const { card_data: card, word, name, text, tag, modified } = verdict;
  const mayPropose = useMayPropose(verdict);
  return (
    <>
      <div>
        <p>
          <Badge $tone={WORD_TONES[word]}>{t(WORD_LABELS[word])}</Badge>{' '}
          {card ? (
            <Link to={card.path}>
              <UserText>{getCardName(card)}</UserText>
            </Link>
          ) : (
            <span>{t(messages.hiddenCard)}</span>
          )}
        </p>
        {text && (
          <p>
            <Trans message={messages.quotation} values={{ text: <UserText>{text}</UserText> }} />
          </p>
        )}
        <Facts>
          <Trans
            message={messages.verdictBy}
            values={{
              name: <UserText>{name}</UserText>,
              link: <UserText>{tag.tag}</UserText>,
              time: (
                <time dateTime={modified} title={shortDate(modified)}>
                  {relativeDate(modified)}
                </time>
              ),
            }}
          />
        </Facts>
      </div>
      <Actions>
        {word === 'yes' && card && mayPropose && (
          <Button aria-label={t(messages.proposeLabel, { name: getCardName(card) })} onPress={onPropose}>
            {t(messages.proposeButton)}
          </Button>
        )}
        <MoreMenu
          label={card ? t(messages.moreLabelOn, { name, card: getCardName(card) }) : t(messages.moreLabel, { name })}
          entries={[
            { label: t(messages.removeVerdict), icon: Trash2, run: () => onRemove('verdict') },
            { label: t(messages.removeAllBy, { name }), icon: UserX, run: () => onRemove('voter') },
          ]}
        />
      </Actions>
    </>
  );
}

/**
 * Whether the user can propose: either their own card to cards of the market, or their cards for another user's card.
 */
function useMayPropose({ type, is_own }: Verdict): boolean {
  const session = useStore($session);
  const company = useStore($company);
  const { other } = KINDS[type];
  if (!session || is_own) return session !== null;
  return !isApplicant(type, session) && getCreateCardPath(other, session, company) !== null;
}

const Title = styled.h2`
  margin-block-end: 8px;
  font-size: 1rem;
`;

const Empty = styled.p`
  color: var(--muted);
`;

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding-block: 10px;
    border-block-end: 1px solid var(--line);
  }

  > li > :first-child {
    flex: 1 1 240px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;

const Facts = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;
`;
