import { styled } from 'styled-components';
import type { CardOwner } from './queries.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

/** Name and contact of the card's owner, for staff. */
export function OwnerLine({ owner: { name, email, company } }: { owner: CardOwner }) {
  return (
    <Line>
      <UserText>{name}</UserText>
      {company && (
        <>
          , <UserText>{company}</UserText>
        </>
      )}{' '}
      · <a href={`mailto:${email}`}>{email}</a>
    </Line>
  );
}

const Line = styled.p`
  overflow-wrap: anywhere;

  > a {
    color: var(--accent);
  }
`;
