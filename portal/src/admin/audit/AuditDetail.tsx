import type { audit } from '@crewdock/contract/staff/audit';
import type { Row } from '@crewdock/contract/table';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import { Detail, DetailFact } from '../../table/Detail.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import { formatSecond } from '../../ui/format/formatMoment.ts';
import * as messages from './messages.ts';
import { ACTION_LABELS, formatAuditSubject, formatAuditActor } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  entry: Row<typeof audit>;
  onClose: () => void;
}

/** Side panel of an audit log entry: actor, time, origin, and the old and new value of each field. */
export function AuditDetail({ entry, onClose }: Props) {
  const { id, action, actor, person, address, device, company, site } = entry;
  const name = <UserText>{formatAuditActor(entry)}</UserText>;
  return (
    <Detail entry={id} kind={t(ACTION_LABELS[action])} title={formatAuditSubject(entry)} onClose={onClose}>
      <dl>
        <DetailFact name={t(messages.actorFact)}>
          {person && actor === 'staff' ? <Trans message={messages.staffActor} values={{ name }} /> : name}
        </DetailFact>
        <DetailFact name={t(messages.timeFact)}>
          <time dateTime={entry.at}>{formatSecond(entry.at)}</time>
        </DetailFact>
        {address && <DetailFact name={t(messages.addressFact)}>{address}</DetailFact>}
        {device && (
          <DetailFact name={t(messages.deviceFact)}>
            <UserText>{device}</UserText>
          </DetailFact>
        )}
        {company && (
          <DetailFact name={t(messages.portalFact)}>
            <UserText>{company.name}</UserText>
          </DetailFact>
        )}
        {site && <DetailFact name={t(messages.siteFact)}>{site}</DetailFact>}
      </dl>
      <ChangedFields entry={entry} />
    </Detail>
  );
}
