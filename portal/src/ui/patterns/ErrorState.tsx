import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '../primitives/Button.tsx';
import { Message, type MessageLevel } from '../primitives/Message.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** Heading level: `h1` if the page shows nothing else. */
  level?: MessageLevel;
}

/** Shown when data couldn't be loaded, with a button that retries. */
export function ErrorState({ error, onRetry, level }: Props) {
  const unreachable = (error as { status?: number } | null)?.status === 0;
  return (
    <Message
      {...(level && { level })}
      icon={unreachable ? <CloudOff /> : <TriangleAlert />}
      title={unreachable ? 'No connection' : 'Something went wrong.'}
    >
      <p role="alert">
        {unreachable
          ? 'The server can’t be reached. Check your connection and try again.'
          : 'This couldn’t be loaded. It is our fault, and trying again often helps.'}
      </p>
      <Button onPress={onRetry}>Try again</Button>
    </Message>
  );
}
