import type { LeadTable } from '@crewdock/contract/staff/leads';
import type { Row } from '@crewdock/contract/table';
import { shortDate } from '@crewdock/sdk/cards/date';
import Telescope from 'lucide-react/icons/telescope';
import { Detail, EmailFact, DetailFact, Text } from '../../table/Detail.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { leadPath } from './places.ts';
import { STAGE_LABELS } from './words.ts';
import { UserText, UserTexts } from '../../ui/primitives/UserText.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Props {
  table: LeadTable['name'];
  lead: Row<LeadTable>;
  onClose: () => void;
}

export function LeadDetail({ table, lead, onClose }: Props) {
  const { id, company_name, title, stage, contact_name, email, phone_number, source, next_step, next_step_on, notes } =
    lead;
  const kind = (
    <>
      <Telescope aria-hidden="true" />
      {t(messages.kindLabel)}
    </>
  );
  return (
    <Detail entry={id} kind={kind} title={company_name} onClose={onClose}>
      <dl>
        <DetailFact name={t(messages.stageLabel)}>{t(STAGE_LABELS[stage])}</DetailFact>
        {title && (
          <DetailFact name={t(messages.needLabel)}>
            <UserText>{title}</UserText>
          </DetailFact>
        )}
        {contact_name && (
          <DetailFact name={t(messages.contactLabel)}>
            <UserText>{contact_name}</UserText>
          </DetailFact>
        )}
        {email && <EmailFact email={email} />}
        {phone_number && <DetailFact name={t(messages.phoneLabel)}>{phone_number}</DetailFact>}
        {source && (
          <DetailFact name={t(messages.sourceLabel)}>
            <UserText>{source}</UserText>
          </DetailFact>
        )}
        <DetailFact name={t(messages.ownerLabel)}>
          <UserText>{lead.owner?.name ?? t(messages.noOwner)}</UserText>
        </DetailFact>
        {(next_step || next_step_on) && (
          <DetailFact name={t(messages.nextLabel)}>
            <UserTexts parts={[next_step, next_step_on && shortDate(next_step_on)]} />
          </DetailFact>
        )}
        {lead.client && (
          <DetailFact name={t(messages.clientLabel)}>
            <UserText>{lead.client.name}</UserText>
          </DetailFact>
        )}
        {lead.job && (
          <DetailFact name={t(messages.jobLabel)}>
            <UserText>{lead.job.name}</UserText>
          </DetailFact>
        )}
      </dl>
      {notes && <Text dir="auto">{notes}</Text>}
      <div>
        <ButtonLink $kind="primary" to={leadPath(table, id)}>
          {t(messages.openButton)}
        </ButtonLink>
      </div>
    </Detail>
  );
}
