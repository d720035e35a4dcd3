import { ApiError } from '@crewdock/sdk/client';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { MissingPage } from '../../frame/MissingPage.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { HeaderStep } from './HeaderStep.tsx';
import { ImportLayout } from './ImportLayout.tsx';
import { importQuery } from './queries.ts';
import { ReportStep } from './ReportStep.tsx';
import { isStepAvailable, type ImportStep, STEPS, getCurrentStep, stepPath } from './steps.ts';

/** Shows the import step in the URL, so that reloading, going back and other windows show the same step. */
export function WizardPage() {
  const { uid = '', step: asked } = useParams();
  const { data: now, error, refetch } = useQuery(importQuery(uid));
  const step = STEPS.find((each) => each === asked) ?? 'header';
  if (error instanceof ApiError && [400, 403, 404].includes(error.status)) return <MissingPage />;
  if (!now) {
    return (
      <ImportLayout step={step}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton $height={320} />}
      </ImportLayout>
    );
  }
  if (step === 'file' || !isStepAvailable(step, now))
    return <Navigate to={stepPath(uid, getCurrentStep(now))} replace />;
  const Contents = CONTENTS[step];
  return (
    <ImportLayout step={step} now={now}>
      <Contents key={uid} now={now} />
    </ImportLayout>
  );
}

const CONTENTS = { header: HeaderStep, columns: ColumnsStep, check: CheckStep, report: ReportStep } satisfies Record<
  Exclude<ImportStep, 'file'>,
  unknown
>;
