import type { FeedState } from '@crewdock/contract/staff/feed';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '@crewdock/sdk/client';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { shortDate } from '@crewdock/sdk/cards/date';
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
 * Adds a job to the feed for job boards, or lists the faults for which job boards would reject the job, with a link to
 * the editor.
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
        isIn ? { title: 'Status 200', text: 'Published in the jobs feed' } : { text: 'Taken out of the jobs feed' },
      );
      onClose();
    } catch (refusal) {
      const isFaulty = refusal instanceof ApiError && refusal.status === 400;
      setRefused(isFaulty);
      if (!isFaulty) notifyError();
      // The job may have changed since the faults were loaded, so reload them.
      void refetch();
    }
    setSending(false);
  };
  return (
    <Dialog title="Jobs feed" isOpen onClose={onClose}>
      <p>
        <strong>
          <UserText>{job.title}</UserText>
        </strong>
      </p>
      {data ? (
        <>
          {isRefused && (
            <Status role="alert">
              Status 400: not published{data.faults.length > 0 && ` · ${countFaults(data.faults.length)}`}
            </Status>
          )}
          <Told state={data} editor={editor} />
          <DialogActions>
            <Button onPress={onClose}>Close</Button>
            {data.published !== null && (
              <Button isPending={isSending} onPress={() => void send(false)}>
                Take out
              </Button>
            )}
            {data.published === null && (
              <Button $kind="primary" isPending={isSending} onPress={() => void send(true)}>
                Publish
              </Button>
            )}
          </DialogActions>
        </>
      ) : isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton role="status" aria-label="Loading" $height={120} />
      )}
    </Dialog>
  );
}

function Told({ state: { published, faults, feeds }, editor }: { state: FeedState; editor: string }) {
  return (
    <>
      {published !== null && (
        <p>
          {faults.length === 0 ? 'In the feed' : 'Published, but left out of the feed until it is mended,'} since{' '}
          {shortDate(published)}.
        </p>
      )}
      {faults.length > 0 ? (
        <>
          <p>Job boards would refuse it as it is:</p>
          <Faults aria-label="Faults">
            {faults.map(({ fault, field, message }) => (
              <li key={fault}>
                {LABELS[fault]} {message}.{' '}
                {EDITED.includes(fault) && <Link to={`${editor}#${field}`}>Mend {LABELS[fault].toLowerCase()}</Link>}
              </li>
            ))}
          </Faults>
        </>
      ) : (
        published === null && <p>Job boards and search engines can read it from there within minutes.</p>
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

function countFaults(count: number): string {
  return `${count} ${count === 1 ? 'fault' : 'faults'}`;
}

type Fault = FeedState['faults'][number]['fault'];

const LABELS: Record<Fault, string> = {
  archived: 'The job',
  draft: 'The job',
  on_hold: 'The job',
  private: 'The job',
  age: 'The job',
  title: 'The title',
  description: 'The text',
  company: 'The company',
  place: 'The countries',
};
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
