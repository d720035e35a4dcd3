import type { ImprovementStep, SummaryImprovement, SummarySentence } from '@crewdock/contract/summary-improvement';
import { queryOptions } from '@tanstack/react-query';
import { eventsFrom } from '../../api.ts';

/** A summary while it is written; the whole alone counts. */
interface Improvement {
  /** What has been added so far. */
  written: SummarySentence[];
  whole: SummaryImprovement | null;
}

/** A better summary of the talent towards the job. Asked for once each time somebody opens it: it may cost a question to a model. */
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
      throw new Error('The summary ended before it was written.');
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}
