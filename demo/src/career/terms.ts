import { demoCountries } from '../countries.ts';
import { Random } from '../random.ts';
import { getTimeZone } from './places.ts';

/** Terms of a job. The start is relative to the day of loading. */
export interface DemoTerms {
  specific_project: string | null;
  headcount: number;
  /** Start, in days after the day of loading. */
  starts_in: number | null;
  engagement_id: number | null;
  hours_per_week: number | null;
  work_mode_id: number | null;
  overlap_time_zone: string | null;
  overlap_hours: number | null;
  city: string | null;
  region: string | null;
}

interface Job {
  product: string;
  /** Country codes; empty means anywhere. */
  countries: readonly string[];
  /** Duration of the job; a long or missing duration excludes fixed-term contracts. */
  duration: string | null;
  /** Seed of this card, so that its data does not depend on other cards. */
  seed: number;
}

const UNTOLD = 0;
const FULL_TIME = 1;
const PART_TIME = 2;
const FIXED_TERM = 3;
/** Id of the remote work mode: all demo jobs are remote, as their descriptions state. */
const REMOTE = 1;

export function makeTerms({ product, countries, duration, seed }: Job): DemoTerms {
  const random = new Random(seed);
  const isLong = duration === null || duration === 'Long term' || duration === 'More than 12 months';
  const shares = { [UNTOLD]: 16, [FULL_TIME]: 56, [PART_TIME]: 16, [FIXED_TERM]: isLong ? 0 : 12 };
  const engagement = random.weighted([UNTOLD, FULL_TIME, PART_TIME, FIXED_TERM] as const, (id) => shares[id]);
  const hasOverlap = random.chance(0.45);
  const terms = {
    specific_project: random.chance(0.3) ? product.charAt(0).toUpperCase() + product.slice(1) : null,
    headcount: random.weighted([1, 2, 3, 5], (count) => ({ 1: 76, 2: 15, 3: 6, 5: 3 })[count]!),
    starts_in: random.chance(0.4) ? null : random.int(5, 75),
    engagement_id: engagement === UNTOLD ? null : engagement,
    hours_per_week: engagement === PART_TIME ? random.pick([15, 20, 20, 25, 30]) : random.chance(0.3) ? 40 : null,
    work_mode_id: random.chance(0.85) ? REMOTE : null,
    overlap_time_zone: hasOverlap ? getTimeZone(countries[0] ?? random.pick(['DE', 'GB', 'US', 'PL'])) : null,
    overlap_hours: hasOverlap ? random.int(2, 6) : null,
  };
  const isInCity = terms.work_mode_id === REMOTE && countries.length === 1 && random.chance(0.5);
  return { ...terms, ...(isInCity ? pickCity(countries[0]!, random) : { city: null, region: null }) };
}

/** Picks a city of the country, in which the job's team works. */
function pickCity(code: string, random: Random): { city: string; region: string | null } {
  const { cities } = demoCountries.find((country) => country.code === code)!;
  const city = random.pick(cities);
  return { city, region: REGIONS[city] ?? null };
}

/** Regions of cities, for countries in which addresses usually contain the region. */
const REGIONS: Record<string, string> = {
  Austin: 'Texas',
  Denver: 'Colorado',
  Chicago: 'Illinois',
  Seattle: 'Washington',
  Boston: 'Massachusetts',
  Raleigh: 'North Carolina',
  Portland: 'Oregon',
  Toronto: 'Ontario',
  Montréal: 'Quebec',
  Vancouver: 'British Columbia',
  Calgary: 'Alberta',
  Ottawa: 'Ontario',
  Munich: 'Bavaria',
  Bengaluru: 'Karnataka',
  Hyderabad: 'Telangana',
  Pune: 'Maharashtra',
  Mumbai: 'Maharashtra',
};
