import type { InboxEntry } from '@crewdock/contract/inbox';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { SMALL } from '../ui/patterns/rows/Rows.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { canAnswer, needsReason } from './answers.ts';
import * as messages from './messages.ts';
import type { InboxActions } from './useAnswers.ts';

interface Props {
  entry: InboxEntry;
  /** URL of the inbox with this entry open. */
  to: string;
  /** Accessible name of the entry. */
  name: string;
  actions: InboxActions;
}

/** An entry's answers: the expected one first, the rejection and Later at fixed positions. */
export function EntryButtons({ entry, to, name, actions }: Props) {
  const rejectWords = needsReason(entry)
    ? { label: messages.rejectLabel, button: messages.rejectButton }
    : { label: messages.unavailableLabel, button: messages.unavailableButton };
  return (
    <Places>
      <Expected entry={entry} to={to} name={name} actions={actions} />
      {canAnswer(entry, 'reject') ? (
        <Button
          $size="small"
          $kind="quiet"
          aria-label={t(rejectWords.label, { name })}
          onPress={() => actions.reject([entry])}
        >
          <X aria-hidden="true" />
          {t(rejectWords.button)}
        </Button>
      ) : (
        <span />
      )}
      <Button
        $size="small"
        $kind="quiet"
        aria-label={t(messages.laterLabel, { name })}
        onPress={() => void actions.answer([entry], { answer: 'later' })}
      >
        <Clock aria-hidden="true" />
        {t(messages.laterButton)}
      </Button>
    </Places>
  );
}

function Expected({ entry, to, name, actions }: Props) {
  if (entry.type === 'interview') {
    return (
      <ButtonLink $size="small" to={to} preventScrollReset aria-label={t(messages.pickLabel, { name })}>
        <CalendarCheck aria-hidden="true" />
        {t(messages.pickButton)}
      </ButtonLink>
    );
  }
  if (entry.type === 'application') {
    return (
      <Button
        $size="small"
        $kind="primary"
        aria-label={t(messages.shortlistLabel, { name })}
        onPress={() => void actions.answer([entry], { answer: 'shortlist' })}
      >
        <Star aria-hidden="true" />
        {t(messages.shortlistButton)}
      </Button>
    );
  }
  const words =
    entry.type === 'verdict'
      ? { label: messages.readLabel, button: messages.readButton }
      : { label: messages.confirmLabel, button: messages.confirmButton };
  return (
    <Button
      $size="small"
      $kind={entry.type === 'verdict' ? 'secondary' : 'primary'}
      aria-label={t(words.label, { name })}
      onPress={() => void actions.answer([entry], { answer: 'confirm' })}
    >
      <Check aria-hidden="true" />
      {t(words.button)}
    </Button>
  );
}

const Places = styled.div`
  display: grid;
  grid-template-columns: 132px 104px 72px;
  gap: 0;

  > * {
    justify-content: start;
    padding-inline: 8px;
    white-space: nowrap;
  }

  ${SMALL} {
    grid-template-columns: auto auto auto;
    gap: 4px;

    > span {
      display: none;
    }
  }
`;
