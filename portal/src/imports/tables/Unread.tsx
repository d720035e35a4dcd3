import { ApiError } from '@crewdock/sdk/client';
import FileX from 'lucide-react/icons/file-x';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { getErrorMessages } from './refusal.ts';

/** Loading or error state while the file hasn't been parsed. */
export function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) {
    return (
      <div role="status" aria-label="Reading the file">
        <Skeleton $height={320} />
      </div>
    );
  }
  if (!(error instanceof ApiError && error.status === 400)) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <Message icon={<FileX />} title="This file can’t be used">
      <p role="alert">{getErrorMessages(error).join(' ')}</p>
      <ButtonLink to="/available-resources/import" $kind="primary">
        Choose another file
      </ButtonLink>
    </Message>
  );
}
