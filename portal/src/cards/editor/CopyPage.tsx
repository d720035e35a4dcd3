import { ApiError } from '@crewdock/sdk/client';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { call } from '../../api.ts';
import { MissingPage } from '../../frame/MissingPage.tsx';
import { queryClient } from '../../queryClient.ts';
import { reloadSession } from '../../session/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notices.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PLACES } from './places.ts';

/** Makes a draft with the same content and opens it. A reload of the same visit makes no second one. */
export function CopyPage() {
  const { id = '' } = useParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const begun = useRef(-1);

  useEffect(() => {
    if (begun.current === attempt) return;
    begun.current = attempt;
    async function copy() {
      try {
        const params = { id };
        const made = await call('POST /requests/{id}/copy/', { params, idempotencyKey: `copy-${id}-${key}` });
        notify({ text: `“${made.title}” was copied. This is the copy, a draft.` });
        void queryClient.invalidateQueries({ queryKey: ['own-cards'] });
        void reloadSession();
        void navigate(PLACES.my.jobs.edit(made.id), { replace: true });
      } catch (refusal) {
        setError(refusal);
      }
    }
    void copy();
  }, [attempt, id, key, navigate]);

  if (error instanceof ApiError && [400, 404, 410].includes(error.status)) return <MissingPage />;
  if (error) {
    return (
      <ErrorState
        error={error}
        onRetry={() => {
          setError(null);
          setAttempt((count) => count + 1);
        }}
      />
    );
  }
  return <Skeleton $height={320} role="status" aria-label="Copying" />;
}
