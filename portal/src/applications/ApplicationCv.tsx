import type { ReceivedApplication } from '@crewdock/contract/applications';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { CvDownload } from './CvDownload.tsx';
import { cvLinkQuery } from './queries.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  jobId: number;
  applicationId: string;
  cv: NonNullable<ReceivedApplication['cv']>;
}

/** The newest CV with a download link. PDFs are embedded if the browser supports it. */
export function ApplicationCvSection({ jobId, applicationId, cv }: Props) {
  const isShown = cv.is_pdf && navigator.pdfViewerEnabled;
  const { data, isError, refetch } = useQuery({ ...cvLinkQuery(jobId, applicationId, cv), enabled: isShown });
  return (
    <section>
      <h3>{t(messages.cvTitle)}</h3>
      <Ways>
        <CvDownload cv={cv} />
        {isShown && data && (
          <a href={data.url} target="_blank" rel="noreferrer">
            {t(messages.openFullSize)}
            <ExternalLink aria-label={t(messages.newWindow)} />
          </a>
        )}
      </Ways>
      {isShown &&
        (data ? (
          <Frame src={data.url} title={t(messages.cvFrame, { name: cv.name })} />
        ) : isError ? (
          <p role="alert">
            {t(messages.cvError)}{' '}
            <Button $size="small" onPress={() => void refetch()}>
              {t(messages.tryAgainButton)}
            </Button>
          </p>
        ) : (
          <div role="status" aria-label={t(messages.loading)}>
            <Skeleton $height={320} />
          </div>
        ))}
    </section>
  );
}

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 24px;
    color: var(--accent);
  }
`;

const Frame = styled.iframe`
  inline-size: 100%;
  block-size: min(70dvh, 640px);
  margin-block-start: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`;
