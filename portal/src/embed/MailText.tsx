import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { Code } from './Code.tsx';
import { formatCardsAsMarkdown } from './markdown.ts';
import { boardQuery } from './queries.ts';
import type { Source } from './snippets.ts';

/** The current jobs of a board as Markdown for emails, where widgets can't run. */
export function MailText({ source }: { source: Source }) {
  const query = useQuery(boardQuery(source));
  if (query.data) {
    return query.data.length > 0 ? (
      <Code label="Markdown" code={formatCardsAsMarkdown(query.data, source.portal)} />
    ) : (
      <p>There is nothing in the market that fits.</p>
    );
  }
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <Skeleton $height={160} />;
}
