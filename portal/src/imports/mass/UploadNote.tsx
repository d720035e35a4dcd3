import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { UploadProgress } from '../../ui/patterns/UploadProgress.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import * as messages from './messages.ts';
import { isSending, type RunningUpload } from './uploads.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** Maximum number of files listed by name. */
const NAMED = 10;

interface Props {
  upload: RunningUpload;
  onRetry: (files: File[]) => void;
}

/** Upload progress, and the files whose upload failed. */
export function UploadNote({ upload, onRetry }: Props) {
  const { sent, total, bytes, failed } = upload;
  if (isSending(upload)) {
    return (
      <>
        <UploadProgress what={t(messages.files, { count: total })} share={bytes.gone / bytes.of} />
        <p>{t(messages.uploadText, { sent: formatNumber(sent), total: formatNumber(total) })}</p>
      </>
    );
  }
  if (failed.length === 0) return null;
  return (
    <Faults role="alert">
      <ul>
        {failed.slice(0, NAMED).map(({ file, why }, at) => (
          <li key={at}>
            <UserText>{file.name}</UserText>: {why}
          </li>
        ))}
        {failed.length > NAMED && <li>{t(messages.andMore, { count: formatNumber(failed.length - NAMED) })}</li>}
      </ul>
      <Button $size="small" onPress={() => onRetry(failed.map(({ file }) => file))}>
        {t(messages.retryButton, { count: failed.length })}
      </Button>
    </Faults>
  );
}

const Faults = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 10px 12px;
  border-radius: var(--radius);
  background: var(--red-soft);
  color: var(--red);

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
`;
