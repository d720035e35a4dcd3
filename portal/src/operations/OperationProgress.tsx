import { isolatedText } from '@crewdock/contract/isolated-text';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { formatMoment } from '../ui/format/formatMoment.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { OperationBar } from './OperationBar.tsx';
import { OperationIssues } from './OperationIssues.tsx';
import { isActive } from './polling.ts';
import { useOperation } from './useOperation.ts';
import { statusLine } from './words.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';

/** A long-running operation: title, progress, failed items, and buttons to cancel and undo it. */
export function OperationProgress({ uid }: { uid: string }) {
  const { operation, error, refetch, isAsking, cancel, undo } = useOperation(uid);
  const [isReading, setReading] = useState(false);
  const frame = useRef<HTMLElement>(null);
  if (!operation) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton $height={76} />;
  }
  const { title, failed, can, created } = operation;
  const called = `${isolatedText(title)}, ${formatMoment(created)}`;
  /** Moves the focus, because the pressed button disappears with the response. */
  const ask = (what: () => void) => {
    frame.current?.focus();
    what();
  };
  return (
    <Frame ref={frame} tabIndex={-1} aria-label={title}>
      <strong>
        <UserText>{title}</UserText>
      </strong>
      <OperationBar operation={operation} />
      <Below>
        <span>{statusLine(operation)}</span>
        {error && isActive(operation) && <Away>{t(messages.connectionLost)}</Away>}
        {failed > 0 && (
          <Button
            $kind="quiet"
            $size="small"
            aria-label={t(messages.failedLabel, { count: formatNumber(failed), operation: called })}
            onPress={() => setReading(true)}
          >
            {t(messages.failedButton, { count: formatNumber(failed) })}
          </Button>
        )}
        {can.cancel && (
          <Button
            $size="small"
            aria-label={t(messages.cancelLabel, { operation: called })}
            isPending={isAsking}
            onPress={() => ask(cancel)}
          >
            {t(messages.cancelButton)}
          </Button>
        )}
        {can.undo && (
          <Button
            $size="small"
            aria-label={t(messages.undoLabel, { operation: called })}
            isPending={isAsking}
            onPress={() => ask(undo)}
          >
            {t(messages.undoButton)}
          </Button>
        )}
      </Below>
      {isReading && <OperationIssues uid={uid} onClose={() => setReading(false)} />}
    </Frame>
  );
}

const Frame = styled.article`
  display: grid;
  gap: 8px;
  inline-size: 100%;
  overflow-wrap: anywhere;
  outline: 0;

  > strong {
    font-weight: 500;
  }
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-block-size: 28px;
  color: var(--muted);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  > span:first-child {
    margin-inline-end: auto;
  }
`;

const Away = styled.span`
  color: var(--amber);
`;
