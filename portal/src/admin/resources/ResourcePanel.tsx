import type { ResourceStatus } from '@crewdock/contract/resource-status';
import type { availableResources } from '@crewdock/contract/staff/resources';
import type { Row } from '@crewdock/contract/table';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { styled } from 'styled-components';
import { openCv } from '../../resources/own/openCv.ts';
import {
  formatEngagementTypes,
  formatRelocation,
  formatResourceLocation,
  resourceRate,
  RESOURCE_STATUS_LABELS,
} from '../../resources/words.ts';
import { Detail, EmailFact, DetailFact } from '../../table/Detail.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { UserText } from '../../ui/primitives/UserText.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Props {
  resource: Row<typeof availableResources>;
  onClose: () => void;
  edit: (column: 'status', value: ResourceStatus) => void;
}

/** The side panel of a resource, with the provider's reliability. */
export function ResourcePanel({ resource, onClose, edit }: Props) {
  const { uid, id, name, title, provider, company, status, confirmed } = resource;
  const { city, country, work_authorization, email, phone, employer, reference, available_from } = resource;
  const kind = (
    <>
      <BriefcaseBusiness aria-hidden="true" />
      {t(messages.kindLabel)}
    </>
  );
  const place = formatResourceLocation({ city, country: country && { code: '', label: country.name } });
  const engagement = formatEngagementTypes(resource);
  const relocation = formatRelocation(resource);
  return (
    <Detail entry={uid} kind={kind} title={t(messages.heading, { name, title })} onClose={onClose}>
      <dl>
        <DetailFact name={t(messages.providerLabel)}>
          <UserText>{provider?.name ?? t(messages.formerUser)}</UserText>
        </DetailFact>
        {company && (
          <DetailFact name={t(messages.portalLabel)}>
            <UserText>{company.name}</UserText>
          </DetailFact>
        )}
        <DetailFact name={t(messages.statusLabel)}>{t(RESOURCE_STATUS_LABELS[status])}</DetailFact>
        <DetailFact name={t(messages.confirmedLabel)}>{relativeDate(confirmed)}</DetailFact>
        <DetailFact name={t(messages.scoreLabel)}>{formatScore(resource)}</DetailFact>
        <DetailFact name={t(messages.freeFromLabel)}>{shortDate(available_from)}</DetailFact>
        <DetailFact name={t(messages.rateLabel)}>{resourceRate(resource)}</DetailFact>
        {place && (
          <DetailFact name={t(messages.placeLabel)}>
            <UserText>{place}</UserText>
          </DetailFact>
        )}
        {engagement && <DetailFact name={t(messages.engagementLabel)}>{engagement}</DetailFact>}
        {work_authorization && (
          <DetailFact name={t(messages.workAuthorizationLabel)}>
            <UserText>{work_authorization}</UserText>
          </DetailFact>
        )}
        {relocation && <DetailFact name={t(messages.relocationLabel)}>{relocation}</DetailFact>}
        {email && <EmailFact email={email} />}
        {phone && <DetailFact name={t(messages.phoneLabel)}>{phone}</DetailFact>}
        {employer && (
          <DetailFact name={t(messages.employerLabel)}>
            <UserText>{employer}</UserText>
          </DetailFact>
        )}
        {reference && (
          <DetailFact name={t(messages.referenceLabel)}>
            <UserText>{reference}</UserText>
          </DetailFact>
        )}
      </dl>
      <Ways>
        <ButtonLink $kind="primary" to={`/available-resources/edit/${uid}`}>
          {t(messages.editButton)}
        </ButtonLink>
        <Button onPress={() => void openCv(uid)}>{t(messages.showCvButton)}</Button>
        {(status === 'unknown' || status === 'available') && (
          <Button onPress={() => edit('status', 'placed')}>{t(messages.placedButton)}</Button>
        )}
        {status !== 'available' && (
          <Button onPress={() => edit('status', 'available')}>{t(messages.availableButton)}</Button>
        )}
        {resource.import && (
          <ButtonLink to={`/available-resources/import/${resource.import}/report`}>
            {t(messages.importButton)}
          </ButtonLink>
        )}
        <ButtonLink to={`/admin-panel/audit?subject_kind=resource&subject_id=${id}`}>
          {t(messages.historyButton)}
        </ButtonLink>
      </Ways>
    </Detail>
  );
}

function formatScore({ score, answer_hours }: Props['resource']): string {
  if (score === null) return t(messages.scoreMissing);
  if (answer_hours === null) return t(messages.score, { score });
  return t(messages.scoreWithHours, { score, hours: answer_hours });
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 8px;
`;
