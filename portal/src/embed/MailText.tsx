import { useQuery } from '@tanstack/react-query';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { CodeBlock } from './Code.tsx';
import { formatCardsAsMarkdown } from './markdown.ts';
import { jobBoardQuery } from './queries.ts';
import type { EmbedSource } from './snippets.ts';

/** The current jobs of a board as Markdown for emails, which can't contain widgets. */
export function MailText({ source }: { source: EmbedSource }) {
  const query = useQuery(jobBoardQuery(source));
  if (query.data) {
    return query.data.length > 0 ? (
      <CodeBlock label={t(messages.markdown)} code={formatCardsAsMarkdown(query.data, source.portal)} />
    ) : (
      <p>{t(messages.noMatchingJobs)}</p>
    );
  }
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <Skeleton $height={160} />;
}
