import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { itemsOf } from '../query/pages.ts';
import { rejectionReasonsQuery } from '../relations/queries.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { ApplicationMoves } from './ApplicationMoves.tsx';
import { applicationQuery } from './queries.ts';
import { TriageDialogs } from './TriageDialogs.tsx';
import { useActions } from './useActions.ts';

interface Props {
  jobId: number;
  id: string;
  /** A notice's button took a move back, and has gone. */
  onUndo: () => void;
  onShow: (relationId: number) => void;
  /** It stands elsewhere now. */
  onMoved: () => void;
}

/** What the job's owner does with an application in the inbox, for who looks at it elsewhere; and how it came to where it is. */
export function ApplicationTriage({ jobId, id, onUndo, onShow, onMoved }: Props) {
  const query = useInfiniteQuery(applicationQuery(jobId, id));
  useQuery(rejectionReasonsQuery);
  const { actions, asking, stopAsking } = useActions(jobId, { onUndo, onShow, onMoved });
  const application = itemsOf(query.data)?.[0];
  if (!application) {
    return query.isError ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton role="status" aria-label="Loading" $height={36} />
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
