import type { LeftOut } from '@crewdock/contract/mass-mail';
import type { UseQueryResult } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Hint } from '../../ui/primitives/Hint.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { countWords } from '../filterWords.ts';
import type { AnyTable } from '../look.ts';
import type { MailPreviewData } from './useMailPreview.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

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
  if (isEmpty) return <Hint>What one of them reads stands here as soon as there are a subject and a text.</Hint>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Hint role="status">Filling in…</Hint>;
  const { total, left_out, shown } = data;
  return (
    <Frame aria-label="Preview">
      <p role="status">
        {total === 0 ? 'Nobody gets this mail.' : `${countWords(total)} ${total === 1 ? 'mail' : 'mails'}.`}
      </p>
      {left_out.length > 0 && (
        <ul>
          {left_out.map(({ reason, count }) => (
            <li key={reason}>
              {countWords(count)} {at.look.noun[count === 1 ? 0 : 1]} left out: {REASONS[reason]}
            </li>
          ))}
        </ul>
      )}
      {shown && (
        <>
          <Walk>
            <span>
              To <UserText>{shown.name}</UserText>, {shown.email}
            </span>
            <IconButton aria-label="Previous recipient" isDisabled={place === 0} onPress={() => onPlace(shown.at - 1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton
              aria-label="Next recipient"
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

const REASONS: Record<LeftOut, string> = {
  nobody: 'there is no account any more',
  suspended: 'the account is suspended',
  opted_out: 'they want no mails like this',
  empty_field: 'a field that the mail names is empty',
  same_mail: 'the very same mail goes to them for another one',
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
