import type { Closed, Closing } from '@crewdock/contract/closing';
import { ApiError } from '@crewdock/sdk/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { CARD } from '../cards/queries.ts';
import { queryClient } from '../queryClient.ts';
import { reloadSession } from '../session/session.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

export interface JobToClose {
  id: number;
  title: string;
}

/** The relations and applications whose people are notified when a job is closed. Fetched whenever the dialog opens. */
export function closingQuery(jobId: number) {
  return queryOptions({
    queryKey: ['closing', jobId],
    queryFn: ({ signal }) => call('GET /requests/{id}/closing/', { params: { id: String(jobId) }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Body of the call: the recipients and the message to them. */
interface Told {
  seen: string;
  relations: number[];
  applications: string[];
  comment: string;
}

/** Closes a job and offers undo. Throws API errors; on a conflict, the dialog's list is updated first. */
export async function submitFilledJob(job: JobToClose, told: Told, key: string): Promise<void> {
  const params = { id: String(job.id) };
  let closed: Closed;
  try {
    closed = await call('POST /requests/{id}/close/', { params, body: told, idempotencyKey: key });
  } catch (error) {
    const current = conflictOf(error);
    if (current) queryClient.setQueryData(closingQuery(job.id).queryKey, current);
    if (current && !current.is_open) void jobChanged(job);
    throw error;
  }
  const count = closed.relations + closed.applications;
  const { title } = job;
  const text = count > 0 ? t(messages.jobClosedNotified, { title, count }) : t(messages.jobClosed, { title });
  showNotice({ text, action: { label: t(messages.undo), run: () => void reopenJob(job, closed.id) } });
  await jobChanged(job);
}

async function reopenJob(job: JobToClose, closing: string): Promise<void> {
  try {
    await call('POST /requests/{id}/reopen/', { params: { id: String(job.id) }, body: { closing } });
    showNotice({ text: t(messages.jobReopened, { title: job.title }) });
  } catch (error) {
    tellRefusal(error);
  }
  await jobChanged(job);
}

/** Invalidates the job, its relations and applications, and the lists that contain it. */
async function jobChanged({ id }: JobToClose): Promise<void> {
  const keys = [[CARD, 'request'], ['own-cards', 'request'], ['relations'], ['applications', id]];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  reloadSession().catch(() => {
    // The counters in the header are refreshed with the next session load.
  });
}

function conflictOf(error: unknown): Closing | null {
  const isConflict = error instanceof ApiError && error.body.code === 'conflict' && error.body.current !== undefined;
  return isConflict ? (error.body.current as Closing) : null;
}
