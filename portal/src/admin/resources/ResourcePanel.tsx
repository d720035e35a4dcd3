import type { ResourceStatus } from '@crewdock/contract/resource-status';
import type { availableResources } from '@crewdock/contract/staff/resources';
import type { Row } from '@crewdock/contract/table';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { isolatedText } from '@crewdock/contract/isolated-text';
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

interface Props {
  resource: Row<typeof availableResources>;
  onClose: () => void;
  edit: (column: 'status', value: ResourceStatus) => void;
}

/** The side panel of a resource, with the provider's reliability. */
export function ResourcePanel({ resource, onClose, edit }: Props) {
  const { uid, id, name, title, provider, company, status, confirmed, score, answer_hours } = resource;
  const { city, country, work_authorization, email, phone, employer, reference, available_from } = resource;
  const kind = (
    <>
      <BriefcaseBusiness aria-hidden="true" />
      Resource
    </>
  );
  const place = formatResourceLocation({ city, country: country && { code: '', label: country.name } });
  const engagement = formatEngagementTypes(resource);
  const relocation = formatRelocation(resource);
  return (
    <Detail entry={uid} kind={kind} title={`${isolatedText(name)}, ${isolatedText(title)}`} onClose={onClose}>
      <dl>
        <DetailFact name="Provider">
          <UserText>{provider?.name ?? 'Somebody who has left'}</UserText>
        </DetailFact>
        {company && (
          <DetailFact name="Portal">
            <UserText>{company.name}</UserText>
          </DetailFact>
        )}
        <DetailFact name="Status">{RESOURCE_STATUS_LABELS[status]}</DetailFact>
        <DetailFact name="Confirmed">{relativeDate(confirmed)}</DetailFact>
        <DetailFact name="Answers">
          {score === null ? 'The provider was never asked' : `${score} % in time`}
          {answer_hours !== null && `, within ${answer_hours} h`}
        </DetailFact>
        <DetailFact name="Free from">{shortDate(available_from)}</DetailFact>
        <DetailFact name="Rate">{resourceRate(resource)}</DetailFact>
        {place && (
          <DetailFact name="Place">
            <UserText>{place}</UserText>
          </DetailFact>
        )}
        {engagement && <DetailFact name="Engagement">{engagement}</DetailFact>}
        {work_authorization && (
          <DetailFact name="Work authorization">
            <UserText>{work_authorization}</UserText>
          </DetailFact>
        )}
        {relocation && <DetailFact name="Relocation">{relocation}</DetailFact>}
        {email && <EmailFact email={email} />}
        {phone && <DetailFact name="Phone">{phone}</DetailFact>}
        {employer && (
          <DetailFact name="Employer">
            <UserText>{employer}</UserText>
          </DetailFact>
        )}
        {reference && (
          <DetailFact name="Reference">
            <UserText>{reference}</UserText>
          </DetailFact>
        )}
      </dl>
      <Ways>
        <ButtonLink $kind="primary" to={`/available-resources/edit/${uid}`}>
          Edit
        </ButtonLink>
        <Button onPress={() => void openCv(uid)}>Show CV</Button>
        {(status === 'unknown' || status === 'available') && (
          <Button onPress={() => edit('status', 'placed')}>Placed</Button>
        )}
        {status !== 'available' && <Button onPress={() => edit('status', 'available')}>Available</Button>}
        {resource.import && (
          <ButtonLink to={`/available-resources/import/${resource.import}/report`}>Its import</ButtonLink>
        )}
        <ButtonLink to={`/admin-panel/audit?subject_kind=resource&subject_id=${id}`}>History</ButtonLink>
      </Ways>
    </Detail>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 8px;
`;
