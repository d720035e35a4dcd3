import type { CardKind } from '@crewdock/contract/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { marketAddress } from '../market/address.ts';
import { AppliedBadge } from '../cards/AppliedBadge.tsx';
import { Avatar } from '../ui/primitives/Avatar.tsx';
import { Monogram } from '../ui/primitives/Monogram.tsx';
import { type AnyCard, getCardFacts, isTalent, compactRate } from '../cards/facts.ts';
import { UserText, UserTexts } from '../ui/primitives/UserText.tsx';

const MOST = 5;

/** Other cards of the market with the same skills; renders nothing if there are none. */
export function RelatedCards({ kind, card }: { kind: CardKind; card: AnyCard }) {
  const skills = sameSkills(card);
  const { data } = useQuery({
    queryKey: ['related', kind, card.id],
    queryFn: async ({ signal }): Promise<AnyCard[]> => {
      // Loads one more, because the results include the card itself.
      const query = { skills, limit: MOST + 1, facets: false };
      return (await call(`GET /market_2/${kind}s/`, { query, signal })).items;
    },
    enabled: skills.length > 0,
  });
  const others = data?.filter(({ id }) => id !== card.id).slice(0, MOST) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <Head>
        <h2 id="related">{t(messages.relatedTitle, { kind })}</h2>
        <Link to={marketAddress(kind, { skills })}>{t(messages.showAllLink)}</Link>
      </Head>
      <Rows>
        {others.map((other) => (
          <li key={other.id}>
            <Row to={other.path}>
              {isTalent(other) ? (
                <Avatar photo={other.photo} placeholder={other.placeholder} size={40} />
              ) : (
                <Monogram name={other.company_name ?? other.title} size={40} />
              )}
              <span>
                <strong>
                  <UserText as="line">{isTalent(other) ? other.name : other.title}</UserText>
                </strong>
                <span>
                  <UserTexts parts={wordsOf(other)} />
                </span>
                {!isTalent(other) && (
                  <span>
                    <AppliedBadge jobId={other.id} />
                  </span>
                )}
              </span>
              <Rate>{compactRate(other)}</Rate>
            </Row>
          </li>
        ))}
      </Rows>
    </section>
  );
}

function sameSkills({ skills }: AnyCard): number[] {
  const main = skills.filter((skill) => skill.is_main);
  return (main.length > 0 ? main : skills).slice(0, MOST).map(({ id }) => id);
}

function wordsOf(card: AnyCard) {
  return [isTalent(card) ? card.title : card.company_name, ...getCardFacts(card)];
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;

  > a {
    border-radius: 4px;
    color: var(--accent);
  }
`;

const Rows = styled.ul`
  margin-inline: -12px;
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 12px;
  border-radius: var(--radius);
  text-decoration: none;
  transition: background-color var(--swift);

  &:hover {
    background: var(--sunken);
  }

  > :nth-child(2) {
    display: grid;
    flex: 1;
    min-inline-size: 0;

    > * {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    > strong {
      font-weight: 500;
    }

    > span {
      color: var(--muted);
    }
  }
`;

const Rate = styled.span`
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
