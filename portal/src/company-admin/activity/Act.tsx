import type { CompanyAct } from '@crewdock/contract/company-activity';
import { KINDS } from '@crewdock/contract/kinds';
import { shortDate } from '@crewdock/sdk/cards/date';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Trans } from '../../i18n/Trans.tsx';
import { getActMessage } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

export function Act({ act }: { act: CompanyAct }) {
  const { person, at, card } = act;
  return (
    <Line>
      <span>
        <Trans
          message={getActMessage(act)}
          values={{ person: <UserText>{person}</UserText>, title: <UserText>{card.title}</UserText> }}
          components={{ b: <strong />, link: <Link to={`/company/${KINDS[card.type].market}/${card.id}`} /> }}
        />
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
