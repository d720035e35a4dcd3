import { byFit, rankPair } from '@crewdock/server/matching/order';
import { toDemand, toOffer } from '@crewdock/server/matching/pair';
import type { DemoCard } from '@crewdock/demo/cards';
import type { Ranker } from './measure.ts';

/** Ranks candidates with the product's matching score. */
export const scorer: Ranker = (job, candidates) => {
  const demand = toDemand(rowOf(job));
  return candidates
    .map((talent) => ({ talent, ...rankPair(demand, toOffer(rowOf(talent))) }))
    .toSorted((a, b) => byFit(a, b) || a.talent.modified_ago - b.talent.modified_ago)
    .map(({ talent }) => talent);
};

/** Converts a demo card into a row as the database would return it. */
function rowOf<C extends DemoCard>({ skills, ...card }: C): Omit<C, 'skills'> & { skills: SkillRow[] } {
  return { ...card, skills: skills.map(({ skill_id, experience, is_main }) => [skill_id, experience, is_main]) };
}

type SkillRow = [id: number, experience: number | null, isMain: boolean];
