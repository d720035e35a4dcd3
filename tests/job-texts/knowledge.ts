import type { JobKnowledge } from '@crewdock/server/imports/documents/parsing/job/knowledge';
import {
  referenceCategories,
  referenceDurations,
  referenceEngagements,
  workModes,
} from '@crewdock/server/dictionaries/reference/dictionaries';
import { knowledge } from '../resumes/knowledge.ts';

/** The server's job dictionaries, filled with the reference data. */
export function jobKnowledge(): JobKnowledge {
  return {
    ...knowledge(),
    specializations: byLabel(referenceCategories.flatMap(({ specializations }) => specializations)),
    durations: byLabel(referenceDurations),
    engagements: byLabel(referenceEngagements),
    work_modes: byLabel(workModes),
  };
}

function byLabel(options: readonly { id: number; label: string }[]): Record<string, number> {
  return Object.fromEntries(options.map(({ id, label }) => [label.toLowerCase(), id]));
}
