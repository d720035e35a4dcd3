import { requestApplications } from '@crewdock/contract/staff/applications';
import type { Row } from '@crewdock/contract/table';
import { shortDate } from '@crewdock/sdk/cards/date';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApplicationTriage } from '../../applications/ApplicationTriage.tsx';
import { CvDownload } from '../../applications/CvDownload.tsx';
import { EarlierCvs } from '../../applications/EarlierCvs.tsx';
import { applicationQuery } from '../../applications/queries.ts';
import { getApplicationStatusLabel } from '../../applications/words.ts';
import { getLoadedItems } from '../../query/pageItems.ts';
import { queryClient } from '../../queryClient.ts';
import { Detail, EmailFact, DetailFact, Text } from '../../table/Detail.tsx';
import { rowsKey } from '../../table/queries.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  application: Row<typeof requestApplications>;
  onClose: () => void;
}

/** Side panel of an application: message, job, contact details and CVs. */
export function StaffApplicationDetail({ application, onClose }: Props) {
  const navigate = useNavigate();
  const show = useCallback(
    (relation: number) => void navigate(`/admin-panel/requests/${application.job.id}?status=all&open=${relation}`),
    [navigate, application.job.id],
  );
  const {
    id,
    status,
    name,
    job,
    email,
    phone_number,
    message,
    answers,
    cv,
    company,
    site,
    consent,
    hidden_fields,
    created,
  } = application;
  // The application in the table row contains only the newest CV, so all CVs are loaded here.
  const loaded = getLoadedItems(useInfiniteQuery(applicationQuery(job.id, id)).data)?.[0];
  return (
    <Detail entry={id} kind="Application" title={name} onClose={onClose}>
      <dl>
        <DetailFact name="Job">
          <Link to={`/admin-panel/requests/${job.id}`}>
            <UserText>{job.name}</UserText>
          </Link>
        </DetailFact>
        <DetailFact name="Status">{getApplicationStatusLabel(status)}</DetailFact>
        <DetailFact name="Arrived">
          <time dateTime={created}>{shortDate(created)}</time>
        </DetailFact>
        <EmailFact email={email} />
        {phone_number && <DetailFact name="Phone">{phone_number}</DetailFact>}
        {(site ?? company) && (
          <DetailFact name={site ? 'Site' : 'Portal'}>
            <UserText>{site ? new URL(site).host : company!.name}</UserText>
          </DetailFact>
        )}
        {consent && (
          <DetailFact name="Agreed to">
            <UserText>{consent}</UserText>
          </DetailFact>
        )}
      </dl>
      <ApplicationTriage key={id} jobId={job.id} id={id} onUndo={focusHeading} onShow={show} onMoved={refreshRows} />
      {message && (
        <Text>
          <UserText as="paragraphs">{message}</UserText>
        </Text>
      )}
      {answers && (
        <Text>
          <UserText as="paragraphs">{answers}</UserText>
        </Text>
      )}
      {hidden_fields && (
        <Text>
          <UserText as="paragraphs">{`Sent along\n${hidden_fields}`}</UserText>
        </Text>
      )}
      {cv && (
        <div>
          <CvDownload cv={loaded?.cv ?? cv} />
        </div>
      )}
      {loaded && <EarlierCvs cvs={loaded.earlier_cvs} />}
    </Detail>
  );
}

/** Refetches the rows and counters of the table. */
function refreshRows(): void {
  void queryClient.invalidateQueries({ queryKey: rowsKey(requestApplications) });
}

/** Moves the focus to the side panel, so that keyboard users continue there. */
function focusHeading(): void {
  document.getElementById('detail')?.focus();
}
