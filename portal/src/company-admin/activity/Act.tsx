import type { CompanyAct } from '@crewdock/contract/company-activity';
import { KINDS } from '@crewdock/contract/kinds';
import { shortDate } from '@crewdock/sdk/cards/date';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { didWhat } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

export function Act({ act }: { act: CompanyAct }) {
  const { person, at, card } = act;
  return (
    <Line>
      <span>
        <strong>
          <UserText>{person}</UserText>
        </strong>{' '}
        {didWhat(act)}{' '}
        <Link to={`/company/${KINDS[card.type].market}/${card.id}`}>
          <UserText>{card.title}</UserText>
        </Link>
      </span>
      <time dateTime={at}>{shortDate(at)}</time>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  overflow-wrap: anywhere;

  strong {
    font-weight: 600;
  }

  a {
    color: var(--accent);
  }

  time {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
