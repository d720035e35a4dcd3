import { shortDate } from '@crewdock/sdk/cards/date';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { styled } from 'styled-components';
import { Fact } from '../../table/Detail.tsx';
import { type CardRow, PRIORITY_LABELS } from './cardColumns.tsx';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** Staff data of a card, as in its table row. */
export function CardFacts({ card }: { card: CardRow }) {
  const { status, priority, manager, owner, company, verified_by, verified_at, created, modified } = card;
  const state = [
    card.is_active ? 'Active' : 'Archived',
    card.is_on_hold && 'on hold',
    card.is_private && 'private',
  ].filter(Boolean);
  return (
    <Facts>
      <Fact name="State">{state.join(', ')}</Fact>
      <Fact name="Status">{status.name}</Fact>
      <Fact name="Priority">{PRIORITY_LABELS[priority]}</Fact>
      <Fact name="Manager">{manager?.name ?? 'None'}</Fact>
      <Fact name="Verified">
        {card.is_verified
          ? [
              'Yes',
              verified_by && `by ${isolatedText(verified_by.name)}`,
              verified_at && `on ${shortDate(verified_at)}`,
            ]
              .filter(Boolean)
              .join(' ')
          : 'Not yet'}
      </Fact>
      <Fact name="Relations">
        {card.active_relations} active, {card.unconfirmed_relations} unconfirmed
      </Fact>
      <Fact name="Title">
        <UserText>{card.title}</UserText>
      </Fact>
      {card.seniority && <Fact name="Seniority">{card.seniority.name}</Fact>}
      {card.english_level && <Fact name="English">{card.english_level.name}</Fact>}
      {'country' in card && card.country && <Fact name="Country">{card.country.name}</Fact>}
      {'company_name' in card && card.company_name && (
        <Fact name="Client">
          <UserText>{card.company_name}</UserText>
        </Fact>
      )}
      <Fact name="Owner">
        <UserText>{owner.name}</UserText>
      </Fact>
      {company && (
        <Fact name="Portal">
          <UserText>{company.name}</UserText>
        </Fact>
      )}
      <Fact name="Created">
        <time dateTime={created}>{shortDate(created)}</time>
      </Fact>
      <Fact name="Changed">
        <time dateTime={modified}>{shortDate(modified)}</time>
      </Fact>
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 6px 12px;
  margin: 0;

  dt {
    color: var(--muted);
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
