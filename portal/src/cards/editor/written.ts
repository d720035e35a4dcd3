import { hourlyRate, monthlyRate } from '@crewdock/sdk/cards/rate';
import { years } from '../SkillTags.tsx';
import type { Dictionaries } from './dictionaries.ts';
import type { FieldName, Fields, RateEntry } from './fields.ts';

export const LABELS: Record<FieldName, string> = {
  name: 'Name',
  title: 'Title',
  company_name: 'Company',
  duration: 'Duration',
  skills: 'Skills',
  seniority: 'Seniority',
  english_level: 'English',
  specializations: 'Specializations',
  industries: 'Industries',
  full_stack: 'Full stack',
  hourly_rate: 'Hourly rate',
  monthly_rate: 'Monthly rate',
  country: 'Country',
  city: 'City',
  countries: 'Countries',
  summary: 'Summary',
  is_private: 'Private',
  is_on_hold: 'On hold',
};

/** A field as people read it; '' where nothing is said. */
export function written(name: FieldName, fields: Fields, known: Dictionaries): string {
  switch (name) {
    case 'duration':
      return labelOf(known.durations, fields.duration);
    case 'seniority':
      return labelOf(known.seniorities, fields.seniority);
    case 'english_level':
      return known.english.find(({ id }) => id === fields.english_level)?.name ?? '';
    case 'industries':
      return labelsOf(known.industries, fields.industries);
    case 'specializations':
      return labelsOf(
        known.specializations.flatMap(({ specializations }) => specializations),
        fields.specializations,
      );
    case 'country':
      return known.countries.find(({ code }) => code === fields.country)?.label ?? '';
    case 'countries':
      return (
        fields.countries.map((code) => known.countries.find((entry) => entry.code === code)?.label).join(', ') ||
        'Anywhere'
      );
    case 'skills':
      return fields.skills
        .map(({ name: skill, experience, is_main }) =>
          [skill, is_main && '(main)', experience !== null && years(experience)].filter(Boolean).join(' '),
        )
        .join(', ');
    case 'hourly_rate':
      return hourlyRate(rateOf(fields.hourly_rate)) ?? '';
    case 'monthly_rate':
      return monthlyRate(rateOf(fields.monthly_rate)) ?? '';
    case 'full_stack':
    case 'is_private':
    case 'is_on_hold':
      return fields[name] ? 'Yes' : 'No';
    case 'summary':
      return textOf(fields.summary);
    default:
      return fields[name];
  }
}

/** The text of a summary alone, each block on a line of its own. */
function textOf(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replaceAll(/<\/(p|li|h3|h4)>|<br>/g, '$&\n'), 'text/html');
  return parsed.body.textContent.replaceAll(/\n{2,}/g, '\n').trim();
}

export function rateOf({ min, max }: RateEntry): RateEntry | null {
  return min === null && max === null ? null : { min, max };
}

function labelOf(options: { id: number; label: string }[], id: number | null): string {
  return options.find((option) => option.id === id)?.label ?? '';
}

function labelsOf(options: { id: number; label: string }[], ids: number[]): string {
  return ids.map((id) => labelOf(options, id)).join(', ');
}
