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
import { t } from '../../i18n/translate.ts';
import { getLoadedItems } from '../../query/pageItems.ts';
import { queryClient } from '../../queryClient.ts';
import { Detail, EmailFact, DetailFact, Text } from '../../table/Detail.tsx';
import { rowsKey } from '../../table/queries.ts';
import * as messages from './messages.ts';
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
    <Detail entry={id} kind={t(messages.kind)} title={name} onClose={onClose}>
      <dl>
        <DetailFact name={t(messages.jobFact)}>
          <Link to={`/admin-panel/requests/${job.id}`}>
            <UserText>{job.name}</UserText>
          </Link>
        </DetailFact>
        <DetailFact name={t(messages.statusFact)}>{getApplicationStatusLabel(status)}</DetailFact>
        <DetailFact name={t(messages.arrivedFact)}>
          <time dateTime={created}>{shortDate(created)}</time>
        </DetailFact>
        <EmailFact email={email} />
        {phone_number && <DetailFact name={t(messages.phoneFact)}>{phone_number}</DetailFact>}
        {(site ?? company) && (
          <DetailFact name={t(site ? messages.siteFact : messages.portalFact)}>
            <UserText>{site ? new URL(site).host : company!.name}</UserText>
          </DetailFact>
        )}
        {consent && (
          <DetailFact name={t(messages.consentFact)}>
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
          <UserText as="paragraphs">{`${t(messages.hiddenFields)}\n${hidden_fields}`}</UserText>
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
