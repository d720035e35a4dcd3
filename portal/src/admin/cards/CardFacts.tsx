import { formatCityAndRegion } from '@crewdock/contract/city';
import { shortDate } from '@crewdock/sdk/cards/date';
import { styled } from 'styled-components';
import { DetailFact } from '../../table/Detail.tsx';
import { type StaffCardRow, PRIORITY_LABELS } from './cardColumns.tsx';
import { UserText } from '../../ui/primitives/UserText.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

/** Staff-only data of a card: the same values as in the card's row of the staff table. */
export function StaffCardFacts({ card }: { card: StaffCardRow }) {
  const { status, priority, manager, owner, company, created, modified } = card;
  const state = [
    t(card.is_active ? messages.active : messages.archived),
    card.is_on_hold && t(messages.onHold),
    card.is_private && t(messages.hidden),
  ].filter(Boolean);
  return (
    <Facts>
      <DetailFact name={t(messages.stateLabel)}>{state.join(', ')}</DetailFact>
      <DetailFact name={t(messages.statusLabel)}>{status.name}</DetailFact>
      <DetailFact name={t(messages.priorityLabel)}>{t(PRIORITY_LABELS[priority])}</DetailFact>
      <DetailFact name={t(messages.managerLabel)}>
        <UserText>{manager?.name ?? t(messages.noManager)}</UserText>
      </DetailFact>
      <DetailFact name={t(messages.verifiedLabel)}>{formatVerification(card)}</DetailFact>
      <DetailFact name={t(messages.relationsLabel)}>
        {t(messages.relationCounts, { active: card.active_relations, unconfirmed: card.unconfirmed_relations })}
      </DetailFact>
      <DetailFact name={t(messages.titleLabel)}>
        <UserText>{card.title}</UserText>
      </DetailFact>
      {card.seniority && <DetailFact name={t(messages.seniorityLabel)}>{card.seniority.name}</DetailFact>}
      {card.english_level && <DetailFact name={t(messages.englishLabel)}>{card.english_level.name}</DetailFact>}
      {'country' in card && card.country && (
        <DetailFact name={t(messages.countryLabel)}>{card.country.name}</DetailFact>
      )}
      {'city' in card && (card.city || card.region) && (
        <DetailFact name={t(messages.cityLabel)}>
          <UserText>{formatCityAndRegion(card)}</UserText>
        </DetailFact>
      )}
      {'company_name' in card && card.company_name && (
        <DetailFact name={t(messages.clientLabel)}>
          <UserText>{card.company_name}</UserText>
        </DetailFact>
      )}
      <DetailFact name={t(messages.ownerLabel)}>
        <UserText>{owner.name}</UserText>
      </DetailFact>
      {company && (
        <DetailFact name={t(messages.portalLabel)}>
          <UserText>{company.name}</UserText>
        </DetailFact>
      )}
      <DetailFact name={t(messages.createdLabel)}>
        <time dateTime={created}>{shortDate(created)}</time>
      </DetailFact>
      <DetailFact name={t(messages.changedLabel)}>
        <time dateTime={modified}>{shortDate(modified)}</time>
      </DetailFact>
    </Facts>
  );
}

function formatVerification({ is_verified, verified_by, verified_at }: StaffCardRow): string {
  if (!is_verified) return t(messages.notVerified);
  const name = verified_by?.name;
  const date = verified_at && shortDate(verified_at);
  if (name && date) return t(messages.verifiedByOn, { name, date });
  if (name) return t(messages.verifiedBy, { name });
  return date ? t(messages.verifiedOn, { date }) : t(messages.verified);
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
