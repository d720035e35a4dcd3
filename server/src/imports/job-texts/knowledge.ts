import type { Names } from '../../dictionaries/names.ts';
import { normalizeText } from '../tables/cells/folded.ts';
import { loadDictionaries } from '../tables/dictionaries.ts';
import type { Context } from '../../core/context/context.ts';
import type { JobKnowledge } from '../documents/parsing/job/knowledge.ts';

/** Loads the dictionaries for the job parser. */
export async function loadJobKnowledge(db: Context['db'], names: Names, now: Date): Promise<JobKnowledge> {
  const { specialization, duration, engagement, work_mode } = names;
  return {
    ...(await loadDictionaries(db)),
    specializations: byLabel(specialization),
    durations: byLabel(duration),
    engagements: byLabel(engagement),
    work_modes: byLabel(work_mode),
    today: now.toISOString().slice(0, 10),
  };
}

function byLabel(options: Map<number, { id: number; label: string }>): Record<string, number> {
  return Object.fromEntries([...options.values()].map(({ id, label }) => [normalizeText(label), id]));
}
