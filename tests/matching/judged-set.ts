import { createPopulation } from '@crewdock/demo/population';
import { Random } from '@crewdock/demo/random';
import type { DemoRequest } from '@crewdock/demo/requests';
import type { DemoTalent } from '@crewdock/demo/talents';

/** A job with the candidates to grade for it. */
export interface JudgedJob {
  job: DemoRequest;
  candidates: DemoTalent[];
}

const SEED = 60_20;
const JOBS = 60;
const TALENTS = 3000;
/** Number of candidates with all main skills, with some main skills, and with none. */
const CANDIDATES = [10, 6, 4];

export function judgedSet(): JudgedJob[] {
  const population = createPopulation({ talents: TALENTS, requests: JOBS }, SEED);
  const talents = [...population.talents()].slice(0, TALENTS);
  return [...population.requests()]
    .slice(0, JOBS)
    .map((job, at) => ({ job, candidates: candidatesFor(job, talents, SEED + at) }));
}

function candidatesFor(job: DemoRequest, talents: DemoTalent[], seed: number): DemoTalent[] {
  const shuffled = new Random(seed).sample(talents, talents.length);
  const main = job.skills.filter(({ is_main }) => is_main).map(({ skill_id }) => skill_id);
  const heldBy = ({ skills }: DemoTalent) => main.filter((id) => skills.some(({ skill_id }) => skill_id === id)).length;
  const kinds = [
    shuffled.filter((talent) => heldBy(talent) === main.length),
    shuffled.filter((talent) => heldBy(talent) > 0 && heldBy(talent) < main.length),
    shuffled.filter((talent) => heldBy(talent) === 0),
  ];
  const chosen: DemoTalent[] = [];
  let wanted = 0;
  for (const [at, kind] of kinds.entries()) {
    wanted += CANDIDATES[at]!;
    chosen.push(...kind.slice(0, wanted - chosen.length));
  }
  return chosen;
}
