import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { MarketType } from '@crewdock/contract/kinds';
import type { CallArguments } from '@crewdock/sdk/client';

export type Details = TalentDetails | RequestDetails;

/** A skill of the form; one without an id becomes a new skill unless the server knows its name. */
export interface SkillEntry {
  id: number | null;
  name: string;
  image: string | null;
  /** Years. */
  experience: number | null;
  is_main: boolean;
}

/** US dollars. A talent's rate is its `min`. */
export interface RateEntry {
  min: number | null;
  max: number | null;
}

/** Everything that can be written about a card of either kind. */
export interface Fields {
  name: string;
  title: string;
  company_name: string;
  duration: number | null;
  /** Main ones first. */
  skills: SkillEntry[];
  seniority: number | null;
  english_level: number | null;
  specializations: number[];
  industries: number[];
  full_stack: boolean;
  hourly_rate: RateEntry;
  monthly_rate: RateEntry;
  country: string | null;
  city: string;
  countries: string[];
  summary: string;
  is_private: boolean;
  is_on_hold: boolean;
}

export type FieldName = keyof Fields;

const SHARED: FieldName[] = [
  'skills',
  'seniority',
  'english_level',
  'specializations',
  'industries',
  'full_stack',
  'hourly_rate',
  'monthly_rate',
];
const LAST: FieldName[] = ['summary', 'is_private', 'is_on_hold'];

/** The fields of a kind in the order of the form. */
export const FIELD_NAMES: Record<MarketType, FieldName[]> = {
  talents: ['name', 'title', ...SHARED, 'country', 'city', ...LAST],
  jobs: ['title', 'company_name', 'duration', ...SHARED, 'countries', ...LAST],
};

export const EMPTY: Fields = {
  name: '',
  title: '',
  company_name: '',
  duration: null,
  skills: [],
  seniority: null,
  english_level: null,
  specializations: [],
  industries: [],
  full_stack: false,
  hourly_rate: { min: null, max: null },
  monthly_rate: { min: null, max: null },
  country: null,
  city: '',
  countries: [],
  summary: '',
  is_private: false,
  is_on_hold: false,
};

/** A card as the form shows it. */
export function fieldsOf(card: Details): Fields {
  const { title, full_stack, summary, is_private, is_on_hold } = card;
  return {
    ...EMPTY,
    title,
    full_stack,
    summary,
    is_private,
    is_on_hold,
    ...('name' in card
      ? { name: card.name, country: card.country?.code ?? null, city: card.city ?? '' }
      : {
          company_name: card.company_name ?? '',
          duration: card.duration?.id ?? null,
          countries: card.countries.map(({ code }) => code),
        }),
    skills: card.skills.map(({ id, name, skill_image, experience, is_main }) => ({
      id,
      name,
      image: skill_image,
      experience,
      is_main,
    })),
    seniority: card.seniority?.id ?? null,
    english_level: card.english_level?.id ?? null,
    specializations: card.specializations.map(({ id }) => id),
    industries: card.industries.map(({ id }) => id),
    hourly_rate: card.hourly_rate ?? EMPTY.hourly_rate,
    monthly_rate: card.monthly_rate ?? EMPTY.monthly_rate,
  };
}

/** The fields of a kind that differ. */
export function differing(type: MarketType, a: Fields, b: Fields): FieldName[] {
  return FIELD_NAMES[type].filter((name) => !isSame(a[name], b[name]));
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

type Body = CallArguments<'PATCH /talents/{id}/'>['body'] & CallArguments<'PATCH /requests/{id}/'>['body'];

/** The named fields as the API takes them. */
export function bodyOf(type: MarketType, fields: Fields, names: FieldName[]): Body {
  return Object.fromEntries(names.map((name) => [name, valueOf(type, fields, name)])) as Body;
}

function valueOf(type: MarketType, fields: Fields, name: FieldName): unknown {
  switch (name) {
    case 'skills':
      return fields.skills.map(({ id, name: called, experience, is_main }) => ({
        ...(id === null ? { name: called } : { id }),
        experience,
        is_main,
      }));
    case 'hourly_rate':
    case 'monthly_rate': {
      const { min, max } = fields[name];
      if (type === 'talents') return min;
      return min === null && max === null ? null : { min, max };
    }
    case 'city':
    case 'company_name':
      return fields[name].trim() || null;
    default:
      return fields[name];
  }
}
