import { formatCityAndRegion } from '@crewdock/contract/city';
import { shortDate } from '@crewdock/sdk/cards/date';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { styled } from 'styled-components';
import { DetailFact } from '../../table/Detail.tsx';
import { type StaffCardRow, PRIORITY_LABELS } from './cardColumns.tsx';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** Staff-only data of a card: the same values as in the card's row of the staff table. */
export function StaffCardFacts({ card }: { card: StaffCardRow }) {
  const { status, priority, manager, owner, company, verified_by, verified_at, created, modified } = card;
  const state = [
    card.is_active ? 'Active' : 'Archived',
    card.is_on_hold && 'on hold',
    card.is_private && 'private',
  ].filter(Boolean);
  return (
    <Facts>
      <DetailFact name="State">{state.join(', ')}</DetailFact>
      <DetailFact name="Status">{status.name}</DetailFact>
      <DetailFact name="Priority">{PRIORITY_LABELS[priority]}</DetailFact>
      <DetailFact name="Manager">
        <UserText>{manager?.name ?? 'None'}</UserText>
      </DetailFact>
      <DetailFact name="Verified">
        {card.is_verified
          ? [
              'Yes',
              verified_by && `by ${isolatedText(verified_by.name)}`,
              verified_at && `on ${shortDate(verified_at)}`,
            ]
              .filter(Boolean)
              .join(' ')
          : 'Not yet'}
      </DetailFact>
      <DetailFact name="Relations">
        {card.active_relations} active, {card.unconfirmed_relations} unconfirmed
      </DetailFact>
      <DetailFact name="Title">
        <UserText>{card.title}</UserText>
      </DetailFact>
      {card.seniority && <DetailFact name="Seniority">{card.seniority.name}</DetailFact>}
      {card.english_level && <DetailFact name="English">{card.english_level.name}</DetailFact>}
      {'country' in card && card.country && <DetailFact name="Country">{card.country.name}</DetailFact>}
      {'city' in card && (card.city || card.region) && (
        <DetailFact name="City">
          <UserText>{formatCityAndRegion(card)}</UserText>
        </DetailFact>
      )}
      {'company_name' in card && card.company_name && (
        <DetailFact name="Client">
          <UserText>{card.company_name}</UserText>
        </DetailFact>
      )}
      <DetailFact name="Owner">
        <UserText>{owner.name}</UserText>
      </DetailFact>
      {company && (
        <DetailFact name="Portal">
          <UserText>{company.name}</UserText>
        </DetailFact>
      )}
      <DetailFact name="Created">
        <time dateTime={created}>{shortDate(created)}</time>
      </DetailFact>
      <DetailFact name="Changed">
        <time dateTime={modified}>{shortDate(modified)}</time>
      </DetailFact>
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
