import { ParsedJob } from '@crewdock/contract/job-texts';
import { keepValidEntries, parseOrNull } from '../resumes/fitting.ts';

/** Removes values that are invalid for a job. An invalid field does not affect the other fields. */
export function fittingJob(told: ParsedJob): ParsedJob {
  const { skills, ...shape } = ParsedJob.shape;
  return {
    title: parseOrNull(shape.title, told.title),
    company_name: parseOrNull(shape.company_name, told.company_name),
    headcount: parseOrNull(shape.headcount, told.headcount),
    start_date: parseOrNull(shape.start_date, told.start_date),
    duration: parseOrNull(shape.duration, told.duration),
    engagement: parseOrNull(shape.engagement, told.engagement),
    hours_per_week: parseOrNull(shape.hours_per_week, told.hours_per_week),
    skills: keepValidEntries(skills, told.skills),
    seniority: parseOrNull(shape.seniority, told.seniority),
    english_level: parseOrNull(shape.english_level, told.english_level),
    specializations: parseOrNull(shape.specializations, told.specializations),
    hourly_rate: parseOrNull(shape.hourly_rate, told.hourly_rate),
    monthly_rate: parseOrNull(shape.monthly_rate, told.monthly_rate),
    work_mode: parseOrNull(shape.work_mode, told.work_mode),
    overlap_time_zone: parseOrNull(shape.overlap_time_zone, told.overlap_time_zone),
    overlap_hours: parseOrNull(shape.overlap_hours, told.overlap_hours),
    countries: parseOrNull(shape.countries, told.countries),
    city: parseOrNull(shape.city, told.city),
    region: parseOrNull(shape.region, told.region),
    summary: parseOrNull(shape.summary, told.summary),
  };
}
