import type { LeftOut } from '@crewdock/contract/mass-mail';
import type { UseQueryResult } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Hint } from '../../ui/primitives/Hint.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { countWords } from '../filterWords.ts';
import type { AnyTable } from '../look.ts';
import type { MailPreviewData } from './useMailPreview.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  preview: UseQueryResult<MailPreviewData, unknown>;
  /** Whether subject or text is missing, so there is no preview. */
  isEmpty: boolean;
  place: number;
  onPlace: (place: number) => void;
}

/** Recipients, skipped recipients with reasons, and a preview for one recipient. */
export function MailPreviewPanel({ at, preview: { data, error, refetch }, isEmpty, place, onPlace }: Props) {
  if (isEmpty) return <Hint>{t(messages.previewEmpty)}</Hint>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Hint role="status">{t(messages.previewLoading)}</Hint>;
  const { total, left_out, shown } = data;
  return (
    <Frame aria-label={t(messages.previewLabel)}>
      <p role="status">
        {total === 0 ? t(messages.noRecipients) : t(messages.emailCount, { total, count: countWords(total) })}
      </p>
      {left_out.length > 0 && (
        <ul>
          {left_out.map(({ reason, count }) => (
            <li key={reason}>
              {t(LEFT_OUT[reason], { count: countWords(count), noun: at.look.noun[count === 1 ? 0 : 1] })}
            </li>
          ))}
        </ul>
      )}
      {shown && (
        <>
          <Walk>
            <span>
              <Trans
                message={messages.recipient}
                values={{ name: <UserText>{shown.name}</UserText>, email: shown.email }}
              />
            </span>
            <IconButton
              aria-label={t(messages.previousButton)}
              isDisabled={place === 0}
              onPress={() => onPlace(shown.at - 1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              aria-label={t(messages.nextButton)}
              isDisabled={shown.at >= total - 1}
              onPress={() => onPlace(shown.at + 1)}
            >
              <ChevronRight />
            </IconButton>
          </Walk>
          <Letter>
            <strong>
              <UserText>{shown.subject}</UserText>
            </strong>
            <p>
              <UserText as="paragraphs">{shown.text}</UserText>
            </p>
          </Letter>
        </>
      )}
    </Frame>
  );
}

const LEFT_OUT: Record<LeftOut, typeof messages.leftOutNobody> = {
  nobody: messages.leftOutNobody,
  suspended: messages.leftOutSuspended,
  opted_out: messages.leftOutOptedOut,
  empty_field: messages.leftOutEmptyField,
  same_mail: messages.leftOutSameEmail,
};

const Frame = styled.section`
  display: grid;
  align-content: start;
  gap: 10px;

  > ul {
    margin: 0;
    padding-inline-start: 20px;
    color: var(--muted);
  }
`;

const Walk = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;

  > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Letter = styled.div`
  display: grid;
  gap: 10px;
  max-block-size: 420px;
  overflow: auto;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
