import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { t } from '../../i18n/translate.ts';
import { Button } from '../primitives/Button.tsx';
import { Message, type MessageLevel } from '../primitives/Message.tsx';
import * as messages from './messages.ts';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** Heading level: `h1` if the page shows nothing else. */
  level?: MessageLevel;
}

/** Error state for data that couldn't be loaded, with a button that retries. */
export function ErrorState({ error, onRetry, level }: Props) {
  const unreachable = (error as { status?: number } | null)?.status === 0;
  return (
    <Message
      {...(level && { level })}
      icon={unreachable ? <CloudOff /> : <TriangleAlert />}
      title={t(unreachable ? messages.noConnectionTitle : messages.notLoadedTitle)}
    >
      <p role="alert">{t(unreachable ? messages.noConnectionText : messages.notLoadedText)}</p>
      <Button onPress={onRetry}>{t(messages.retryButton)}</Button>
    </Message>
  );
}
