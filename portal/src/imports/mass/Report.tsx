import type { MassImport } from '@crewdock/contract/mass-import';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import FileX2 from 'lucide-react/icons/file-x-corner';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { RowsSkeleton } from '../../ui/patterns/rows/RowsSkeleton.tsx';
import { AnswerFilter, answerIn } from './AnswerFilter.tsx';
import { ImportFiles } from './Files.tsx';
import { LeftOutNote } from './LeftOutNote.tsx';
import { missingStatus } from '../../query/missing.ts';
import * as messages from './messages.ts';
import { massImportQuery } from './queries.ts';
import { ReportActions } from './ReportActions.tsx';
import { MassImportProgress } from './Progress.tsx';
import { $leftOut } from './uploads.ts';
import { getUploadProgress } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** An import with its progress and files. */
export function MassImportReport({ uid }: { uid: string }) {
  const { data: now, error, refetch } = useQuery(massImportQuery(uid));
  return (
    <Frame>
      <BackLink to="?tab=imports">{t(messages.allImportsLink)}</BackLink>
      {now ? (
        <Found now={now} />
      ) : missingStatus(error) ? (
        <Message icon={<FileX2 />} title={t(messages.missingTitle)}>
          <p>{t(messages.missingText)}</p>
          <ButtonLink to="?tab=drafts">{t(messages.showDraftsButton)}</ButtonLink>
        </Message>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </Frame>
  );
}

function Found({ now }: { now: MassImport }) {
  const [params] = useSearchParams();
  const { key } = useLocation();
  // Whether the page was opened by its URL. Determined once, because later locations are only filters of this page.
  const [isFirstPage] = useState(key === 'default');
  const answer = answerIn(params);
  const left = useStore($leftOut)[now.uid];
  return (
    <>
      <Head>
        <h2 ref={isFirstPage ? null : focusHeading} tabIndex={-1} data-step-heading>
          <UserText>{now.name}</UserText>
        </h2>
        <ReportActions now={now} />
      </Head>
      <MassImportProgress now={now} />
      <LeftOutNote left={left ?? []} />
      <AnswerFilter now={now} shown={answer} />
      <ImportFiles of={now} answer={answer} settled={getUploadProgress(now).read} />
    </>
  );
}

function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}

const Frame = styled.div`
  display: grid;
  gap: 14px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;

  > h2 {
    font-size: 1.25rem;
    overflow-wrap: anywhere;
  }
`;
