import { styled } from 'styled-components';
import type { CardOwner } from './queries.ts';

/** Owner of the card with contact, for staff. */
export function OwnerLine({ owner: { name, email, company } }: { owner: CardOwner }) {
  return (
    <Line>
      {name}
      {company && `, ${company}`} · <a href={`mailto:${email}`}>{email}</a>
    </Line>
  );
}

const Line = styled.p`
  overflow-wrap: anywhere;

  > a {
    color: var(--accent);
  }
`;
