import { shortDate } from '@crewdock/sdk/cards/date';
import { styled } from 'styled-components';
import { Fact } from '../../table/Detail.tsx';
import { type CardRow, PRIORITY_LABELS } from './cardColumns.tsx';

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
          ? ['Yes', verified_by && `by ${verified_by.name}`, verified_at && `on ${shortDate(verified_at)}`]
              .filter(Boolean)
              .join(' ')
          : 'Not yet'}
      </Fact>
      <Fact name="Relations">
        {card.active_relations} active, {card.unconfirmed_relations} unconfirmed
      </Fact>
      <Fact name="Title">{card.title}</Fact>
      {card.seniority && <Fact name="Seniority">{card.seniority.name}</Fact>}
      {card.english_level && <Fact name="English">{card.english_level.name}</Fact>}
      {'country' in card && card.country && <Fact name="Country">{card.country.name}</Fact>}
      {'company_name' in card && card.company_name && <Fact name="Client">{card.company_name}</Fact>}
      <Fact name="Owner">{owner.name}</Fact>
      {company && <Fact name="Portal">{company.name}</Fact>}
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
