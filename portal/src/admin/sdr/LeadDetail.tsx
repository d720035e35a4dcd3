import type { LeadTable } from '@crewdock/contract/staff/leads';
import type { Row } from '@crewdock/contract/table';
import { shortDate } from '@crewdock/sdk/cards/date';
import Telescope from 'lucide-react/icons/telescope';
import { Detail, EmailFact, Fact, Text } from '../../table/Detail.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { leadPath } from './places.ts';
import { STAGE_LABELS } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  table: LeadTable['name'];
  lead: Row<LeadTable>;
  onClose: () => void;
}

/** The side panel of a lead. */
export function LeadDetail({ table, lead, onClose }: Props) {
  const { id, company_name, title, stage, contact_name, email, phone_number, source, next_step, next_step_on, notes } =
    lead;
  const kind = (
    <>
      <Telescope aria-hidden="true" />
      Lead
    </>
  );
  return (
    <Detail entry={id} kind={kind} title={company_name} onClose={onClose}>
      <dl>
        <Fact name="Stage">{STAGE_LABELS[stage]}</Fact>
        {title && (
          <Fact name="Needs">
            <UserText>{title}</UserText>
          </Fact>
        )}
        {contact_name && <Fact name="Contact">{contact_name}</Fact>}
        {email && <EmailFact email={email} />}
        {phone_number && <Fact name="Phone">{phone_number}</Fact>}
        {source && <Fact name="Source">{source}</Fact>}
        <Fact name="Owner">{lead.owner?.name ?? 'Nobody'}</Fact>
        {(next_step || next_step_on) && (
          <Fact name="Next">{[next_step, next_step_on && shortDate(next_step_on)].filter(Boolean).join(', ')}</Fact>
        )}
        {lead.client && (
          <Fact name="Client">
            <UserText>{lead.client.name}</UserText>
          </Fact>
        )}
        {lead.job && (
          <Fact name="Job">
            <UserText>{lead.job.name}</UserText>
          </Fact>
        )}
      </dl>
      {notes && <Text>{notes}</Text>}
      <div>
        <ButtonLink $kind="primary" to={leadPath(table, id)}>
          Open the lead
        </ButtonLink>
      </div>
    </Detail>
  );
}
