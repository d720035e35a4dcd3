import type { RequestRow, TalentRow } from '../cards/queries.ts';

/** A range in US dollars. A missing bound is null. */
export interface DollarRange {
  min: number | null;
  max: number | null;
}

/** A skill that a job asks for. */
export interface AskedSkill {
  id: number;
  /** Required years; null if the job does not require a number of years. */
  years: number | null;
  isMain: boolean;
}

/** The requirements of a job. Null and empty values mean that there is no requirement. */
export interface Demand {
  title: string;
  skills: AskedSkill[];
  /** Seniority from 1 (Junior) to 4 (Lead). */
  seniority: number | null;
  /** English level. Level 1 is native. */
  english: number | null;
  hourly: DollarRange | null;
  monthly: DollarRange | null;
  countries: number[];
  specializations: number[];
}

/** The values of a talent. Null and empty values are not specified. */
export interface TalentOffer {
  title: string;
  /** Years of experience by skill id; null if not specified. */
  skills: Map<number, number | null>;
  seniority: number | null;
  english: number | null;
  hourly: number | null;
  monthly: number | null;
  country: number | null;
  specializations: number[];
}

type Shared = 'title' | 'seniority_id' | 'english_level_id' | 'specialization_ids' | 'skills';
type RequestPart = Pick<
  RequestRow,
  Shared | 'hourly_min' | 'hourly_max' | 'monthly_min' | 'monthly_max' | 'country_ids'
>;
type TalentPart = Pick<TalentRow, Shared | 'hourly_rate' | 'monthly_rate' | 'country_id'>;

/** Converts a job's row to the values for matching. */
export function toDemand(row: RequestPart): Demand {
  return {
    title: row.title,
    skills: row.skills.map(([id, years, isMain]) => ({ id, years, isMain })),
    seniority: row.seniority_id,
    english: row.english_level_id,
    hourly: range(row.hourly_min, row.hourly_max),
    monthly: range(row.monthly_min, row.monthly_max),
    countries: row.country_ids,
    specializations: row.specialization_ids,
  };
}

/** Converts a talent's row to the values for matching. */
export function toOffer(row: TalentPart): TalentOffer {
  return {
    title: row.title,
    skills: new Map(row.skills.map(([id, years]) => [id, years])),
    seniority: row.seniority_id,
    english: row.english_level_id,
    hourly: row.hourly_rate,
    monthly: row.monthly_rate,
    country: row.country_id,
    specializations: row.specialization_ids,
  };
}

/** Returns the skills that matching modes consider: the main skills, or all skills if there are no main skills. */
export function keySkills({ skills }: Demand): AskedSkill[] {
  const main = skills.filter(({ isMain }) => isMain);
  return main.length > 0 ? main : skills;
}

function range(min: number | null, max: number | null): DollarRange | null {
  return min === null && max === null ? null : { min, max };
}
