import type { MassImport } from '@crewdock/contract/mass-import';
import { useStore } from '@nanostores/react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { ProgressLine } from '../../ui/primitives/ProgressLine.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import * as messages from './messages.ts';
import { uploadMissingFiles } from './ownUploads.ts';
import { UploadNote } from './UploadNote.tsx';
import { $uploads } from './uploads.ts';
import { formatMassImportCounts, getUploadProgress } from './words.ts';

/** Progress of an import: uploading, then parsing. */
export function MassImportProgress({ now }: { now: MassImport }) {
  const upload = useStore($uploads)[now.uid];
  const { come, read } = getUploadProgress(now);
  const isOver = now.state === 'done' || now.state === 'cancelled';
  const line = isOver
    ? formatMassImportCounts(now)
    : t(messages.readProgress, { count: formatNumber(read), total: formatNumber(now.files) });
  return (
    <Frame>
      {!isOver && <ProgressLine label={now.name} at={read} of={now.files} tone="brand" />}
      <p>{line}</p>
      <VisuallyHidden role="status">
        {isOver ? t(messages.readResult, { name: now.name, result: line }) : quarterOf(read, now.files)}
      </VisuallyHidden>
      {!upload && now.can.add && (
        <p>{t(messages.missingFiles, { missing: now.files - come, total: formatNumber(now.files) })}</p>
      )}
      {upload && <UploadNote upload={upload} onRetry={(files) => void uploadMissingFiles(now.uid, files)} />}
    </Frame>
  );
}

/** Formats the progress in quarters for screen readers, so that not every file is announced. */
function quarterOf(read: number, of: number): string {
  return t(messages.readPercent, { percent: Math.floor((4 * read) / Math.max(1, of)) * 25 });
}

const Frame = styled.div`
  display: grid;
  gap: 8px;
  max-inline-size: 640px;
  color: var(--muted);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;
