import EyeOff from 'lucide-react/icons/eye-off';
import PauseCircle from 'lucide-react/icons/pause-circle';
import PencilLine from 'lucide-react/icons/pencil-line';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Badge } from '../ui/primitives/Badge.tsx';

interface State {
  is_draft: boolean;
  is_on_hold: boolean;
  is_private: boolean;
}

/** Badges that explain why a card is not visible to everyone or not on the market. */
export function StateMarks({ card }: { card: State }) {
  return (
    <>
      {card.is_draft && (
        <Badge $tone="amber">
          <PencilLine aria-hidden="true" />
          {t(messages.draft)}
        </Badge>
      )}
      {card.is_on_hold && (
        <Badge $tone="amber">
          <PauseCircle aria-hidden="true" />
          {t(messages.onHold)}
        </Badge>
      )}
      {card.is_private && (
        <Badge $tone="amber">
          <EyeOff aria-hidden="true" />
          {t(messages.privateCard)}
        </Badge>
      )}
    </>
  );
}
