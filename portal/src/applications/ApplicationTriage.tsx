import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getLoadedItems } from '../query/pageItems.ts';
import { rejectionReasonsQuery } from '../relations/queries.ts';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { ApplicationMoves } from './ApplicationMoves.tsx';
import { applicationQuery } from './queries.ts';
import { TriageDialogs } from './TriageDialogs.tsx';
import { useApplicationActions } from './useActions.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  jobId: number;
  id: string;
  /** Called when the user has pressed an undo button. The button is then removed, so the focus must move. */
  onUndo: () => void;
  onShow: (relationId: number) => void;
  /** Called when the application's status has changed. */
  onMoved: () => void;
}

/** Actions of the job's owner on an application, and its history, for pages other than the inbox. */
export function ApplicationTriage({ jobId, id, onUndo, onShow, onMoved }: Props) {
  const query = useInfiniteQuery(applicationQuery(jobId, id));
  useQuery(rejectionReasonsQuery);
  const { actions, asking, stopAsking } = useApplicationActions(jobId, { onUndo, onShow, onMoved });
  const application = getLoadedItems(query.data)?.[0];
  if (!application) {
    return query.isError ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton role="status" aria-label={t(messages.loading)} $height={36} />
    );
  }
  return (
    <>
      <ApplicationMoves application={application} actions={actions} />
      {application.moved && <ApplicationHistory jobId={jobId} application={application} />}
      <TriageDialogs asking={asking} actions={actions} onClose={stopAsking} />
    </>
  );
}
