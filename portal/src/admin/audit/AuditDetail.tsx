import type { audit } from '@crewdock/contract/staff/audit';
import type { Row } from '@crewdock/contract/table';
import { Detail, DetailFact } from '../../table/Detail.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import { formatSecond } from '../../ui/format/formatMoment.ts';
import { ACTION_LABELS, ACTOR_LABELS, formatAuditSubject, formatAuditActor } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  entry: Row<typeof audit>;
  onClose: () => void;
}

/** Side panel of an audit log entry: actor, time, origin, and the old and new value of each field. */
export function AuditDetail({ entry, onClose }: Props) {
  const { id, action, actor, person, address, device, company, site } = entry;
  return (
    <Detail entry={id} kind={ACTION_LABELS[action]} title={formatAuditSubject(entry)} onClose={onClose}>
      <dl>
        <DetailFact name="Who">
          <UserText>{formatAuditActor(entry)}</UserText>
          {person && actor === 'staff' && ` (${ACTOR_LABELS.staff.toLowerCase()})`}
        </DetailFact>
        <DetailFact name="When">
          <time dateTime={entry.at}>{formatSecond(entry.at)}</time>
        </DetailFact>
        {address && <DetailFact name="From">{address}</DetailFact>}
        {device && (
          <DetailFact name="Device">
            <UserText>{device}</UserText>
          </DetailFact>
        )}
        {company && (
          <DetailFact name="Portal">
            <UserText>{company.name}</UserText>
          </DetailFact>
        )}
        {site && <DetailFact name="Site">{site}</DetailFact>}
      </dl>
      <ChangedFields entry={entry} />
    </Detail>
  );
}
