import type { ImprovementStep, SummaryImprovement, SummarySentence } from '@crewdock/contract/summary-improvement';
import { queryOptions } from '@tanstack/react-query';
import { eventsFrom } from '../../api.ts';

/** A suggestion that is being streamed; only a complete suggestion can be used. */
interface Improvement {
  /** Sentences received so far. */
  written: SummarySentence[];
  whole: SummaryImprovement | null;
}

/**
 * A summary rewritten for the job. Fetched only once per opening of the dialog, because a fetch may call a language
 * model.
 */
export function improvementQuery(requestId: number, talentId: number) {
  const queryKey = ['summary-improvement', requestId, talentId];
  return queryOptions({
    queryKey,
    async queryFn({ client, signal }) {
      const written: SummarySentence[] = [];
      const tell = () => client.setQueryData<Improvement>(queryKey, { written: [...written], whole: null });
      tell();
      for await (const event of eventsFrom(`/api/ai/explain_match/${requestId}/${talentId}/improvement/`, signal)) {
        const step = event as ImprovementStep;
        if ('improvement' in step) return { written, whole: step.improvement } satisfies Improvement as Improvement;
        written.push(step.added);
        tell();
      }
      throw new Error('The summary stream ended without a result.');
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}
