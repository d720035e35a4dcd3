import type { DemoRequest } from '@crewdock/demo/requests';
import type { DemoTalent } from '@crewdock/demo/talents';
import { toSearchWords } from '@crewdock/server/search/words';
import type { Ranker } from '../matching/measure.ts';

/** Ranks by the number of the job's skills that the talent has. */
export const skillOverlap: Ranker = (job, candidates) => ranked(candidates, (talent) => heldSkills(job, talent).length);

/**
 * Ranks by the cosine similarity of the titles' words, weighted by inverse document frequency (TF-IDF) over all
 * candidates.
 */
export function titleWords(all: DemoTalent[]): Ranker {
  const holders = new Map<string, number>();
  for (const { title } of all) for (const word of toSearchWords(title)) holders.set(word, (holders.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log((1 + all.length) / (1 + (holders.get(word) ?? 0)));
  const length = (title: string[]) => Math.hypot(...title.map(weight)) || 1;
  return (job, candidates) => {
    const asked = toSearchWords(job.title);
    return ranked(candidates, (talent) => {
      const title = toSearchWords(talent.title);
      const common = asked.filter((word) => title.includes(word));
      return common.reduce((sum, word) => sum + weight(word) ** 2, 0) / (length(asked) * length(title));
    });
  };
}

/**
 * The score before matching modes existed, with its former weights. It ignored unspecified values, deducted no points
 * for a higher seniority than requested, and half of the points for a rate up to a fifth over the budget.
 */
export const former: Ranker = (job, candidates) => ranked(candidates, (talent) => formerScore(job, talent));

function ranked(candidates: DemoTalent[], scoreOf: (talent: DemoTalent) => number): DemoTalent[] {
  const scored = candidates.map((talent) => ({ talent, score: scoreOf(talent) }));
  return scored
    .toSorted((a, b) => b.score - a.score || a.talent.modified_ago - b.talent.modified_ago)
    .map(({ talent }) => talent);
}

function heldSkills(job: DemoRequest, talent: DemoTalent): DemoRequest['skills'] {
  return job.skills.filter(({ skill_id }) => talent.skills.some((held) => held.skill_id === skill_id));
}

function formerScore(job: DemoRequest, talent: DemoTalent): number {
  const parts = [
    ...formerSkills(job, talent),
    stepped(15, job.seniority_id - talent.seniority_id),
    job.english_level_id !== null &&
      talent.english_level_id !== null &&
      stepped(10, talent.english_level_id - job.english_level_id),
    formerRate(job, talent),
    job.country_ids.length > 0 && { points: job.country_ids.includes(talent.country_id) ? 10 : 0, of: 10 },
    {
      points: job.specialization_ids.some((id) => talent.specialization_ids.includes(id)) ? 5 : 0,
      of: 5,
    },
  ].filter((part) => part !== false);
  const of = parts.reduce((sum, part) => sum + part.of, 0);
  return Math.round((100 * parts.reduce((sum, part) => sum + part.points, 0)) / of);
}

interface Part {
  points: number;
  of: number;
}

function formerSkills(job: DemoRequest, talent: DemoTalent): Part[] {
  const shares = job.skills.reduce((sum, { is_main }) => sum + (is_main ? 2 : 1), 0);
  return job.skills.flatMap(({ skill_id, experience: asked, is_main }) => {
    const of = (50 * (is_main ? 2 : 1)) / shares;
    const held = talent.skills.find((skill) => skill.skill_id === skill_id);
    if (!held) return [{ points: 0, of }];
    if (!asked) return [{ points: of, of }];
    return held.experience === null ? [] : [{ points: of * Math.min(held.experience / asked, 1), of }];
  });
}

function stepped(of: number, short: number): Part {
  return { points: short <= 0 ? of : short === 1 ? of / 2 : 0, of };
}

function formerRate(job: DemoRequest, talent: DemoTalent): Part | false {
  const isAsked = [job.hourly_min, job.hourly_max, job.monthly_min, job.monthly_max].some((rate) => rate !== null);
  const most = job.hourly_max ?? (job.monthly_max === null ? null : job.monthly_max / 160);
  const rate = talent.hourly_rate ?? (talent.monthly_rate === null ? null : talent.monthly_rate / 160);
  if (!isAsked || rate === null) return false;
  const factor = most === null ? 0 : rate / most;
  return { points: factor <= 1 ? 10 : factor <= 1.2 ? 5 : 0, of: 10 };
}
