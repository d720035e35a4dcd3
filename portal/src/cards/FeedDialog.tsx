import type { FeedState } from '@crewdock/contract/staff/feed';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '@crewdock/sdk/client';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { shortDate } from '@crewdock/sdk/cards/date';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { showNotice, notifyError } from '../ui/patterns/notices.ts';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  job: { id: number; title: string };
  /** Path of the job's editor. */
  editor: string;
  onClose: () => void;
}

/**
 * Adds a job to the feed for job boards, or lists the reasons why job boards would reject the job, with a link to the
 * editor.
 */
export function FeedDialog({ job, editor, onClose }: Props) {
  const query = feedQuery(job.id);
  const { data, error, isError, refetch } = useQuery(query);
  const [isSending, setSending] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const send = async (isIn: boolean) => {
    setSending(true);
    try {
      const state = await call(isIn ? POST : DELETE, { params: { id: job.id } });
      queryClient.setQueryData(query.queryKey, state);
      void queryClient.invalidateQueries({ queryKey: ['staff', 'feed'] });
      showNotice(
        isIn
          ? { title: t(messages.feedPublishedTitle), text: t(messages.feedPublished) }
          : { text: t(messages.feedRemoved) },
      );
      onClose();
    } catch (refusal) {
      const isFaulty = refusal instanceof ApiError && refusal.status === 400;
      setRefused(isFaulty);
      if (!isFaulty) notifyError();
      // The job might have changed since the reasons were loaded.
      void refetch();
    }
    setSending(false);
  };
  return (
    <Dialog title={t(messages.feedTitle)} isOpen onClose={onClose}>
      <p>
        <strong>
          <UserText>{job.title}</UserText>
        </strong>
      </p>
      {data ? (
        <>
          {isRefused && (
            <Status role="alert">
              {data.faults.length > 0
                ? t(messages.feedRefusedFaults, { count: data.faults.length })
                : t(messages.feedRefused)}
            </Status>
          )}
          <Told state={data} editor={editor} />
          <DialogActions>
            <Button onPress={onClose}>{t(messages.feedCloseButton)}</Button>
            {data.published !== null && (
              <Button isPending={isSending} onPress={() => void send(false)}>
                {t(messages.feedRemoveButton)}
              </Button>
            )}
            {data.published === null && (
              <Button $kind="primary" isPending={isSending} onPress={() => void send(true)}>
                {t(messages.feedPublishButton)}
              </Button>
            )}
          </DialogActions>
        </>
      ) : isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton role="status" aria-label={t(messages.loading)} $height={120} />
      )}
    </Dialog>
  );
}

function Told({ state: { published, faults, feeds }, editor }: { state: FeedState; editor: string }) {
  return (
    <>
      {published !== null && (
        <p>{t(faults.length === 0 ? messages.feedSince : messages.feedLeftOut, { date: shortDate(published) })}</p>
      )}
      {faults.length > 0 ? (
        <>
          <p>{t(messages.feedFaultsIntroduction)}</p>
          <Faults aria-label={t(messages.feedFaults)}>
            {faults.map(({ fault, field, message }) => (
              <li key={fault}>
                {t(messages.feedFault, { fault, problem: message })}{' '}
                {EDITED.includes(fault) && <Link to={`${editor}#${field}`}>{t(messages.feedFixLink, { fault })}</Link>}
              </li>
            ))}
          </Faults>
        </>
      ) : (
        published === null && <p>{t(messages.feedReaders)}</p>
      )}
      <Feeds>
        {feeds.map((feed) => (
          <a key={feed} href={feed} target="_blank" rel="noreferrer">
            {feed}
          </a>
        ))}
      </Feeds>
    </>
  );
}

type Fault = FeedState['faults'][number]['fault'];

const EDITED: readonly Fault[] = ['title', 'description', 'company', 'place'];

const POST = 'POST /requests/{id}/post_job_api/';
const DELETE = 'DELETE /requests/{id}/post_job_api/';

function feedQuery(id: number) {
  return queryOptions({
    queryKey: ['feed', id],
    queryFn: ({ signal }) => call('GET /requests/{id}/post_job_api/', { params: { id }, signal }),
    staleTime: 0,
  });
}

const Status = styled.p`
  color: var(--red);
  font-weight: 500;
`;

const Faults = styled.ul`
  display: grid;
  gap: 8px;
  padding-inline-start: 20px;
  list-style: disc;

  a {
    color: var(--accent);
  }
`;

const Feeds = styled.p`
  display: grid;
  justify-items: start;
  gap: 4px;
  font-size: 0.8125rem;
  overflow-wrap: anywhere;

  > a {
    min-block-size: 24px;
    color: var(--accent);
  }
`;
