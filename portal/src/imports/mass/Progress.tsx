import type { MassImport } from '@crewdock/contract/mass-import';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { useStore } from '@nanostores/react';
import { styled } from 'styled-components';
import { ProgressLine } from '../../ui/primitives/ProgressLine.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { uploadMissingFiles } from './ownUploads.ts';
import { UploadNote } from './UploadNote.tsx';
import { $uploads } from './uploads.ts';
import { formatMassImportCounts, getUploadProgress } from './words.ts';

/** Progress of an import: uploading, then parsing. */
export function MassImportProgress({ now }: { now: MassImport }) {
  const upload = useStore($uploads)[now.uid];
  const { come, read } = getUploadProgress(now);
  const isOver = now.state === 'done' || now.state === 'cancelled';
  const line = isOver ? formatMassImportCounts(now) : `${formatNumber(read)} of ${formatNumber(now.files)} read`;
  return (
    <Frame>
      {!isOver && <ProgressLine label={now.name} at={read} of={now.files} tone="brand" />}
      <p>{line}</p>
      <VisuallyHidden role="status">
        {isOver ? `${isolatedText(now.name)}: ${line}` : quarterOf(read, now.files)}
      </VisuallyHidden>
      {!upload && now.can.add && (
        <p>
          {formatNumber(now.files - come)} of {formatNumber(now.files)} files have not come. Choose the same files once
          more to send them.
        </p>
      )}
      {upload && <UploadNote upload={upload} onRetry={(files) => void uploadMissingFiles(now.uid, files)} />}
    </Frame>
  );
}

/** Progress in quarters for screen readers, so that not every file is announced. */
function quarterOf(read: number, of: number): string {
  return `${Math.floor((4 * read) / Math.max(1, of)) * 25} percent read`;
}

const Frame = styled.div`
  display: grid;
  gap: 8px;
  max-inline-size: 640px;
  color: var(--muted);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;
