import type { DemoRequest } from '@crewdock/demo/requests';
import type { DemoTalent } from '@crewdock/demo/talents';

/** Number of reasons against a call, by kind; see README.md. */
interface Reasons {
  mainSkills: number;
  yearsOfMainSkills: number;
  otherSkills: number;
  seniority: number;
  english: number;
  rate: number;
  country: number;
  specialization: number;
}

/**
 * Returns the relevance grade from 0 to 4. A recruiter would call talents with grade 4 today, talents with grade 0
 * never.
 */
export function gradeOf(job: DemoRequest, talent: DemoTalent): number {
  const main = job.skills.filter(({ is_main }) => is_main);
  if (!main.some(({ skill_id }) => holds(talent, skill_id))) return 0;
  const reasons = Object.values(reasonsAgainst(job, talent)).reduce((sum, each) => sum + each, 0);
  return GRADES[reasons] ?? 0;
}

/**
 * Whether a talent is at least as good for the job as the other talent in every respect. False if a value cannot be
 * compared because only one talent specifies it.
 */
export function isAtLeastAsGood(job: DemoRequest, talent: DemoTalent, other: DemoTalent): boolean {
  const [own, others] = [reasonsAgainst(job, talent), reasonsAgainst(job, other)];
  return (
    job.skills.every((asked) => isNoLess(yearsOf(asked, talent), yearsOf(asked, other))) &&
    (own.seniority < others.seniority ||
      talent.seniority_id === other.seniority_id ||
      (own.seniority === others.seniority && own.seniority !== 1)) &&
    isNoLess(-short(job, talent), -short(job, other)) &&
    isNoLess(-excess(job, talent), -excess(job, other)) &&
    own.country <= others.country &&
    own.specialization <= others.specialization
  );
}

function reasonsAgainst(job: DemoRequest, talent: DemoTalent): Reasons {
  const main = job.skills.filter(({ is_main }) => is_main);
  const others = job.skills.filter(({ is_main }) => !is_main);
  const held = (skills: DemoRequest['skills']) => skills.filter(({ skill_id }) => holds(talent, skill_id));
  return {
    mainSkills: 2 * (main.length - held(main).length),
    yearsOfMainSkills: held(main).filter((asked) => isNew(asked, talent)).length,
    otherSkills: held(others).length < others.length / 2 ? 1 : 0,
    seniority: bySeniority(talent.seniority_id - job.seniority_id),
    english: byEnglish(job.english_level_id, talent.english_level_id),
    rate: byRate(excess(job, talent)),
    country: byCountry(job.country_ids, talent.country_id),
    specialization: job.specialization_ids.some((id) => talent.specialization_ids.includes(id)) ? 0 : 1,
  };
}

/** Grades by the number of reasons against a call, starting with no reasons. */
const GRADES = [4, 3, 2, 2, 1, 1];

function holds(talent: DemoTalent, skillId: number): boolean {
  return talent.skills.some(({ skill_id }) => skill_id === skillId);
}

function isNew({ skill_id, experience: asked }: DemoRequest['skills'][number], talent: DemoTalent): boolean {
  if (asked === null) return false;
  const { experience } = talent.skills.find((skill) => skill.skill_id === skill_id)!;
  return experience === null || experience < asked / 2;
}

function bySeniority(steps: number): number {
  if (steps === 0 || steps === 1) return 0;
  return steps === -1 || steps === 2 ? 1 : 2;
}

/** Level 1 is native, so higher ids are lower levels. */
function byEnglish(asked: number | null, spoken: number | null): number {
  if (asked === null) return 0;
  return spoken === null ? 1 : Math.min(2, Math.max(0, spoken - asked));
}

/** Number of reasons against a call. `factor` is NaN for an unspecified rate. */
function byRate(factor: number): number {
  if (Number.isNaN(factor)) return 1;
  return factor <= 1 ? 0 : factor <= 1.1 ? 1 : 2;
}

function byCountry(asked: number[], lived: number | null): number {
  if (asked.length === 0) return 0;
  if (lived === null) return 1;
  return asked.includes(lived) ? 0 : 2;
}

/** Whether `some` is at least `others`. NaN stands for an unspecified value. */
function isNoLess(some: number, others: number): boolean {
  return some >= others || (Number.isNaN(some) && Number.isNaN(others));
}

/**
 * Returns the talent's years of experience with a required skill, capped at the required years: 0 if none are required,
 * NaN if the talent does not state them, -1 if the talent lacks the skill.
 */
function yearsOf({ skill_id, experience: asked }: DemoRequest['skills'][number], talent: DemoTalent): number {
  const held = talent.skills.find((skill) => skill.skill_id === skill_id);
  if (!held) return -1;
  return asked === null ? 0 : Math.min(held.experience ?? Number.NaN, asked);
}

function short({ english_level_id: asked }: DemoRequest, { english_level_id: spoken }: DemoTalent): number {
  return asked === null ? 0 : Math.max(0, (spoken ?? Number.NaN) - asked);
}

/**
 * Returns the factor by which the talent's rate exceeds the job's budget, at least 1: NaN if the rate is unspecified.
 * Hourly and monthly amounts are converted only if job and talent have no unit in common.
 */
function excess(job: DemoRequest, talent: DemoTalent): number {
  const { hourly_max, monthly_max } = job;
  const { hourly_rate, monthly_rate } = talent;
  if (hourly_max === null && monthly_max === null) return 1;
  const shared = [ratio(hourly_rate, hourly_max), ratio(monthly_rate, monthly_max)].filter((each) => each !== null);
  const converted =
    ratio(monthly_rate, hourly_max && hourly_max * HOURS_A_MONTH) ??
    ratio(hourly_rate, monthly_max && monthly_max / HOURS_A_MONTH) ??
    Number.NaN;
  return Math.max(1, shared.length > 0 ? Math.min(...shared) : converted);
}

const HOURS_A_MONTH = 160;

function ratio(asked: number | null, paid: number | null): number | null {
  return asked === null || paid === null ? null : asked / paid;
}
