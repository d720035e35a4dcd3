import { ApiError } from '@crewdock/sdk/client';
import FileX from 'lucide-react/icons/file-x';
import { t } from '../../i18n/translate.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import * as messages from './messages.ts';
import { getErrorMessages } from './refusal.ts';

/** Loading or error state while the file isn't parsed yet. */
export function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) {
    return (
      <div role="status" aria-label={t(messages.readingFile)}>
        <Skeleton $height={320} />
      </div>
    );
  }
  if (!(error instanceof ApiError && error.status === 400)) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <Message icon={<FileX />} title={t(messages.unreadableTitle)}>
      <p role="alert">{getErrorMessages(error).join(' ')}</p>
      <ButtonLink to="/available-resources/import" $kind="primary">
        {t(messages.chooseAnotherButton)}
      </ButtonLink>
    </Message>
  );
}
