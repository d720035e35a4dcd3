import type { CardKind } from '@crewdock/contract/kinds';
import type { VerdictWord } from '@crewdock/contract/verdicts';
import { ApiError } from '@crewdock/sdk/client';
import { useQuery } from '@tanstack/react-query';
import MessageSquare from 'lucide-react/icons/message-square';
import { useRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { styled } from 'styled-components';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { queryClient } from '../../queryClient.ts';
import { FINGER } from '../../ui/styles/screen.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { VerdictDialog } from './VerdictDialog.tsx';
import { type Opened, type Said, isVerdictAboutCard, sendVerdict, ownVerdictsQuery } from './queries.ts';
import { readStoredVoter } from './voter.ts';
import { WORD_LABELS, WORDS } from './words.ts';
import { parseShareTag } from '../passwords.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  opened: Opened;
  kind: CardKind;
  card: { public_id: string; name: string };
}

/** The visitor's verdict on a card of the link: yes, maybe or no, with an optional comment. */
export default function OwnVerdict({ opened, kind, card }: Props) {
  const query = useQuery(ownVerdictsQuery(opened));
  const [asking, setAsking] = useState<VerdictWord | null>(null);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  if (!query.data) return null;
  const { is_open, items } = query.data;
  const own = items.find((each) => isVerdictAboutCard(each, kind, card.public_id));
  const name = readStoredVoter(parseShareTag(card.public_id)!)?.name || query.data.name;
  const send = async (said: Said) => {
    try {
      await sendVerdict(kind, card.public_id, said);
    } catch (error) {
      // Verdicts were closed after the page was loaded.
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: ['verdicts'] });
      throw error;
    }
  };
  const press = async (word: VerdictWord) => {
    if (!name) return setAsking(word);
    if (isBusy.current || own?.word === word) return;
    isBusy.current = true;
    setSending(true);
    await send({ name, word, text: own?.text ?? '' }).catch(tellRefusal);
    isBusy.current = false;
    setSending(false);
  };
  if (!is_open) {
    return own ? (
      <Closed>
        {own.text ? (
          <Trans
            message={messages.closedVerdictComment}
            values={{ word: own.word, text: <UserText>{own.text}</UserText> }}
          />
        ) : (
          t(messages.closedVerdict, { word: own.word })
        )}
      </Closed>
    ) : null;
  }
  return (
    <Answer>
      <Choice role="group" aria-label={t(messages.choiceName, { name: card.name })} aria-busy={isSending}>
        {WORDS.map((word) => (
          <Word
            key={word}
            data-word={word}
            aria-label={t(messages.choiceButtonName, { word, name: card.name })}
            isSelected={own?.word === word}
            onChange={() => void press(word)}
          >
            {t(WORD_LABELS[word])}
          </Word>
        ))}
        {own && (
          <IconButton
            aria-label={t(messages.commentButtonName, { name: card.name })}
            onPress={() => setAsking(own.word)}
          >
            <MessageSquare />
          </IconButton>
        )}
      </Choice>
      {own?.text && (
        <Line>
          <Trans message={messages.comment} values={{ text: <UserText>{own.text}</UserText> }} />
        </Line>
      )}
      {asking && (
        <VerdictDialog
          cardName={card.name}
          said={{ name, word: asking, text: own?.text ?? '' }}
          send={send}
          onClose={() => setAsking(null)}
        />
      )}
    </Answer>
  );
}

const Answer = styled.div`
  inline-size: fit-content;

  @media print {
    button:not([data-selected]) {
      display: none;
    }
  }
`;

const Choice = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;

const Word = styled(ToggleButton)`
  min-inline-size: 56px;
  white-space: nowrap;
  min-block-size: 32px;
  padding-inline: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  font-weight: 500;
  cursor: pointer;

  &:hover {
    background: var(--hover);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }

  &[data-selected][data-word='yes'] {
    border-color: var(--green);
    background: var(--green-soft);
    color: var(--green);
  }

  &[data-selected][data-word='maybe'] {
    border-color: var(--amber);
    background: var(--amber-soft);
    color: var(--amber);
  }

  &[data-selected][data-word='no'] {
    border-color: var(--red);
    background: var(--red-soft);
    color: var(--red);
  }

  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }

  ${FINGER} {
    min-block-size: 44px;
  }
`;

const Line = styled.p`
  margin-block-start: 4px;
  color: var(--muted);
  overflow-wrap: anywhere;
`;

const Closed = styled.p`
  color: var(--muted);
  overflow-wrap: anywhere;
`;
