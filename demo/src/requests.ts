import { referenceDurations } from '@crewdock/server/dictionaries/reference/dictionaries';
import { countryRows } from '@crewdock/server/dictionaries/reference/places';
import {
  cardFrame,
  type CardState,
  type DemoCard,
  demoSkill,
  isFullStack,
  pickIndustries,
  pickSkillNames,
  randomSeniority,
  specializationIds,
} from './cards.ts';
import { type DemoTerms, makeTerms } from './career/terms.ts';
import { demoCountries } from './countries.ts';
import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';
import { requestRate, type RequestRate } from './rates.ts';
import { productsByIndustry } from './text/products.ts';
import { requestSummary } from './text/request-summary.ts';
import { requestTitle } from './titles.ts';
import { type LineOfWork, linesOfWork } from './trades.ts';

export interface DemoRequest extends DemoCard, RequestRate {
  company_name: string | null;
  country_ids: number[];
  duration_id: number | null;
  terms: DemoTerms;
}

/** Generates a job with consistent fields, skills and text. */
export function makeRequest(
  { owner, company_name, state }: { owner: DemoPerson; company_name: string | null; state: CardState },
  random: Random,
): DemoRequest {
  const work = random.weighted(linesOfWork, ({ weight }) => weight);
  const seniority_id = randomSeniority(random);
  const english_level_id = random.weighted([null, 1, 2, 3, 4, 5], (level) => [8, 2, 24, 48, 15, 3][level ?? 0]!);
  const full_stack = isFullStack(work, random);
  const skills = requiredSkills(work, seniority_id, full_stack, random);
  const ownIndustries = pickIndustries(work, random.int(1, 2), random);
  const product = random.pick(productsByIndustry[ownIndustries[0]!.label]!);
  const duration = random.chance(0.12)
    ? null
    : random.weighted(referenceDurations, ({ id }) => [4, 14, 26, 26, 12, 18][id - 1]!);
  const countries = random.chance(0.38) ? [] : randomCountries(random);
  const facts = {
    work,
    seniority: seniority_id,
    english: english_level_id,
    company: company_name,
    product,
    mainSkills: skills.filter(({ is_main }) => is_main).map((skill) => ({ name: skill.name, years: skill.experience })),
    skills: new Set(skills.map((skill) => skill.name)),
    fullStack: full_stack,
    countries: countries.map(({ name }) => name),
    duration: duration?.label ?? null,
  };
  const frame = cardFrame(owner, state, random);
  return {
    ...frame,
    terms: makeTerms({
      product,
      countries: countries.map(({ code }) => code),
      duration: duration?.label ?? null,
      seed: frame.owner_number + frame.card_number,
    }),
    title: requestTitle(work, seniority_id, product, random),
    summary: requestSummary(facts, random),
    company_name,
    seniority_id,
    english_level_id,
    specialization_ids: specializationIds(work, full_stack, random),
    industry_ids: ownIndustries.map(({ id }) => id),
    full_stack,
    country_ids: countries.map(({ id }) => id),
    duration_id: duration?.id ?? null,
    ...requestRate(seniority_id, random),
    skills,
  };
}

/** Minimum and maximum of the required years of experience, by seniority. */
const ASKED_YEARS: Record<number, [number, number]> = { 1: [1, 1], 2: [2, 3], 3: [4, 6], 4: [6, 9] };

const countriesByCode = new Map(countryRows().map((country) => [country.code, country]));

function randomCountries(random: Random): { id: number; code: string; name: string }[] {
  const count = random.weighted([1, 2, 3, 4], (countries) => [0, 40, 28, 20, 12][countries]!);
  const codes = new Set<string>();
  while (codes.size < count) codes.add(random.weighted(demoCountries, ({ share }) => share).code);
  return [...codes].map((code) => countriesByCode.get(code)!);
}

function requiredSkills(work: LineOfWork, seniority: number, fullStack: boolean, random: Random) {
  const { main, more } = pickSkillNames(work, random.int(2, 3), random.int(5, 8), fullStack, random);
  const asked = () => random.int(...ASKED_YEARS[seniority]!);
  return [
    ...main.map((name) => demoSkill(name, true, asked())),
    ...more.map((name) =>
      demoSkill(name, false, random.chance(0.5) ? null : Math.max(1, ASKED_YEARS[seniority]![0] - random.int(0, 2))),
    ),
  ];
}
