import { htmlOf } from '@crewdock/contract/paragraphs';
import type { JobText } from '@crewdock/contract/job-texts';
import { entry, type Proposal, single } from './proposals.ts';

/** The proposals of a job description by section, in the order of the form. */
export function jobProposals(found: JobText['found']): Record<'job' | 'skills' | 'summary', Proposal[]> {
  const { title, company_name, headcount, engagement, hours_per_week, seniority, english_level } = found;
  const { specializations, hourly_rate, monthly_rate, work_mode, countries, skills, summary } = found;
  return {
    job: [
      ...(title ? [single('title', title)] : []),
      ...(company_name ? [single('company_name', company_name)] : []),
      ...(headcount ? [single('headcount', headcount)] : []),
      ...(engagement ? [single('engagement', engagement)] : []),
      ...(hours_per_week ? [single('hours_per_week', hours_per_week)] : []),
      ...(seniority ? [single('seniority', seniority)] : []),
      ...(english_level ? [single('english_level', english_level)] : []),
      ...(specializations ? [single('specializations', specializations)] : []),
      ...(hourly_rate ? [single('hourly_rate', hourly_rate)] : []),
      ...(monthly_rate ? [single('monthly_rate', monthly_rate)] : []),
      ...(work_mode ? [single('work_mode', work_mode)] : []),
      ...(countries ? [single('countries', countries)] : []),
    ],
    skills: skills.map(({ value: { skill_image: image, ...skill }, ...rest }, at) =>
      entry('skills', { ...rest, value: [{ ...skill, image }] }, at),
    ),
    summary: summary ? [single('summary', { ...summary, value: htmlOf(summary.value) })] : [],
  };
}
