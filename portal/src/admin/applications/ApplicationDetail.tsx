import type { requestApplications } from '@crewdock/contract/staff/applications';
import type { Row } from '@crewdock/contract/table';
import { shortDate } from '@crewdock/sdk/cards/date';
import { FileDown, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { STATUS_LABELS } from '../../applications/words.ts';
import { saveFrom } from '../../api.ts';
import { Detail, Fact, Text, WayToAnswer } from '../../table/Detail.tsx';
import { Button } from '../../ui/Button.tsx';
import { notifyError } from '../../ui/notices.ts';

interface Props {
  application: Row<typeof requestApplications>;
  onClose: () => void;
}

/** What somebody wrote, for which job, how to answer, and their CV. */
export function ApplicationDetail({ application, onClose }: Props) {
  const { id, status, name, job, email, phone_number, message, cv, company, site, created } = application;
  return (
    <Detail entry={id} kind="Application" title={name} onClose={onClose}>
      <dl>
        <Fact name="Job">
          <Link to={`/j/${job.id}`}>{job.name}</Link>
        </Fact>
        <Fact name="Status">{STATUS_LABELS[status]}</Fact>
        <Fact name="Arrived">
          <time dateTime={created}>{shortDate(created)}</time>
        </Fact>
        <Fact name="E-mail">
          <WayToAnswer href={`mailto:${encodeURIComponent(email)}`}>
            <Mail aria-hidden="true" />
            {email}
          </WayToAnswer>
        </Fact>
        {phone_number && <Fact name="Phone">{phone_number}</Fact>}
        {(site ?? company) && <Fact name={site ? 'Site' : 'Portal'}>{site ? new URL(site).host : company!.name}</Fact>}
      </dl>
      {message && <Text>{message}</Text>}
      {cv && (
        <div>
          <Button onPress={() => void saveFrom(cv.url).catch(() => notifyError())}>
            <FileDown aria-hidden="true" />
            {cv.name}
          </Button>
        </div>
      )}
    </Detail>
  );
}
