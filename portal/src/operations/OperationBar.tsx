import type { Operation } from '@crewdock/contract/operations';
import { ProgressLine } from '../ui/primitives/ProgressLine.tsx';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { getOperationAnnouncement, getOperationProgress } from './words.ts';

export function OperationBar({ operation }: { operation: Operation }) {
  const { at, of } = getOperationProgress(operation);
  return (
    <>
      <ProgressLine label={operation.title} at={at} of={of} tone={TONES[operation.state]} />
      <VisuallyHidden role="status">{getOperationAnnouncement(operation)}</VisuallyHidden>
    </>
  );
}

const TONES: Record<Operation['state'], string> = {
  waiting: 'brand',
  running: 'brand',
  undoing: 'brand',
  done: 'green',
  undone: 'control',
  cancelled: 'control',
  failed: 'red',
};
