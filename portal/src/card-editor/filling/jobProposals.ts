import { formatBlocksAsHtml } from '@crewdock/contract/paragraphs';
import type { JobText } from '@crewdock/contract/job-texts';
import { createItemProposal, type FieldProposal, createFieldProposal } from './proposals.ts';

/** Returns the suggested field values of a job description by section, in the order of the form. */
export function jobProposals(found: JobText['found']): Record<'job' | 'skills' | 'summary', FieldProposal[]> {
  const { title, company_name, headcount, start_date, duration, engagement, hours_per_week } = found;
  const { seniority, english_level, specializations, hourly_rate, monthly_rate, work_mode, countries } = found;
  const { city, region, overlap_time_zone, overlap_hours, skills, summary } = found;
  return {
    job: [
      ...(title ? [createFieldProposal('title', title)] : []),
      ...(company_name ? [createFieldProposal('company_name', company_name)] : []),
      ...(headcount ? [createFieldProposal('headcount', headcount)] : []),
      ...(start_date ? [createFieldProposal('start_date', start_date)] : []),
      ...(duration ? [createFieldProposal('duration', duration)] : []),
      ...(engagement ? [createFieldProposal('engagement', engagement)] : []),
      ...(hours_per_week ? [createFieldProposal('hours_per_week', hours_per_week)] : []),
      ...(seniority ? [createFieldProposal('seniority', seniority)] : []),
      ...(english_level ? [createFieldProposal('english_level', english_level)] : []),
      ...(specializations ? [createFieldProposal('specializations', specializations)] : []),
      ...(hourly_rate ? [createFieldProposal('hourly_rate', hourly_rate)] : []),
      ...(monthly_rate ? [createFieldProposal('monthly_rate', monthly_rate)] : []),
      ...(work_mode ? [createFieldProposal('work_mode', work_mode)] : []),
      ...(countries ? [createFieldProposal('countries', countries)] : []),
      ...(city ? [createFieldProposal('city', city)] : []),
      ...(region ? [createFieldProposal('region', region)] : []),
      ...(overlap_time_zone ? [createFieldProposal('overlap_time_zone', overlap_time_zone)] : []),
      ...(overlap_hours ? [createFieldProposal('overlap_hours', overlap_hours)] : []),
    ],
    skills: skills.map(({ value: { skill_image: image, ...skill }, ...rest }, at) =>
      createItemProposal('skills', { ...rest, value: [{ ...skill, image }] }, at),
    ),
    summary: summary ? [createFieldProposal('summary', { ...summary, value: formatBlocksAsHtml(summary.value) })] : [],
  };
}
