import type { Operation } from '@crewdock/contract/operations';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { announcement, count, progressOf } from './words.ts';

/** How far long work is, as a bar and for screen readers. */
export function OperationBar({ operation }: { operation: Operation }) {
  const { at, of } = progressOf(operation);
  const valueLabel = `${count(at)} of ${count(of)}`;
  return (
    <>
      <ProgressBar aria-label={operation.title} value={at} maxValue={Math.max(1, of)} valueLabel={valueLabel}>
        {({ percentage = 0 }) => (
          <Track>
            <Fill $tone={TONES[operation.state]} style={{ inlineSize: `${percentage}%` }} />
          </Track>
        )}
      </ProgressBar>
      <VisuallyHidden role="status">{announcement(operation)}</VisuallyHidden>
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

const Track = styled.div`
  overflow: hidden;
  block-size: 6px;
  border-radius: 3px;
  background: var(--line);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Fill = styled.div<{ $tone: string }>`
  block-size: 100%;
  background: var(--${({ $tone }) => $tone});
  transition: inline-size var(--swift);

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
