import { ParsedJob } from '@crewdock/contract/job-texts';
import { entries, one } from '../resumes/fitting.ts';

/** Drops values that a job cannot hold. An invalid field does not affect the others. */
export function fittingJob(told: ParsedJob): ParsedJob {
  const { skills, ...shape } = ParsedJob.shape;
  return {
    title: one(shape.title, told.title),
    company_name: one(shape.company_name, told.company_name),
    headcount: one(shape.headcount, told.headcount),
    engagement: one(shape.engagement, told.engagement),
    hours_per_week: one(shape.hours_per_week, told.hours_per_week),
    skills: entries(skills, told.skills),
    seniority: one(shape.seniority, told.seniority),
    english_level: one(shape.english_level, told.english_level),
    specializations: one(shape.specializations, told.specializations),
    hourly_rate: one(shape.hourly_rate, told.hourly_rate),
    monthly_rate: one(shape.monthly_rate, told.monthly_rate),
    work_mode: one(shape.work_mode, told.work_mode),
    countries: one(shape.countries, told.countries),
    summary: one(shape.summary, told.summary),
  };
}
