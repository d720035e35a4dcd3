import { ProgressBar } from 'react-aria-components/ProgressBar';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Button } from '../primitives/Button.tsx';
import { ProgressTrack } from '../primitives/ProgressLine.tsx';
import type { Sending } from '../hooks/useSending.ts';
import * as messages from './messages.ts';

/** Upload progress, with a cancel button if `onCancel` is set. */
export function UploadProgress({ what, share, onCancel }: Omit<Sending, 'onCancel'> & Partial<Sending>) {
  // Shows 100 % only after the server has confirmed the upload.
  const percent = Math.min(99, Math.floor(share * 100));
  return (
    <Frame>
      <ProgressBar aria-label={t(messages.sendingFile, { file: what })} value={percent} valueLabel={`${percent} %`}>
        <Line>
          <span>{t(messages.sendingFile, { file: what })}</span>
          <span>{percent} %</span>
        </Line>
        <ProgressTrack tone="brand" percentage={percent} />
      </ProgressBar>
      {onCancel && (
        <Button $size="small" aria-label={t(messages.cancelUploadLabel, { file: what })} onPress={onCancel}>
          {t(messages.cancelUploadButton)}
        </Button>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 16px;
  inline-size: 100%;
  max-inline-size: 640px;
  font-size: 0.8125rem;
  text-align: start;

  > :first-child {
    flex: 1 1 220px;
    min-inline-size: 0;
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  margin-block-end: 6px;
  font-variant-numeric: tabular-nums;

  > :first-child {
    overflow-wrap: anywhere;
  }

  > :last-child {
    flex: none;
  }
`;
