import { toSlug } from '@crewdock/server/cards/public-id';
import { countryRows } from '@crewdock/server/dictionaries/reference/places';
import { type DemoCareer, makeCareer } from './career/career.ts';
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
import type { DemoCountry } from './countries.ts';
import type { DemoPerson } from './people.ts';
import type { DemoPersonName } from './names.ts';
import type { Random } from './random.ts';
import { talentRate, type TalentRate } from './rates.ts';
import { productsByIndustry } from './text/products.ts';
import { talentSummary } from './text/talent-summary.ts';
import { talentTitle } from './titles.ts';
import { type LineOfWork, linesOfWork } from './trades.ts';

export interface DemoTalent extends DemoCard, TalentRate {
  name: string;
  country_id: number;
  city: string;
  career: DemoCareer;
}

/** Generates a talent with consistent fields, skills and text. */
export function makeTalent(
  { owner, name, country, state }: { owner: DemoPerson; name: DemoPersonName; country: DemoCountry; state: CardState },
  random: Random,
): DemoTalent {
  const work = random.weighted(linesOfWork, ({ weight }) => weight);
  const seniority_id = randomSeniority(random);
  const english_level_id = random.weighted([6, 5, 4, 3, 2, 1], (level) => [5, 25, 40, 20, 7, 3][level - 1]!);
  const full_stack = isFullStack(work, random);
  const yearsInTrade = random.int(...YEARS_IN_TRADE[seniority_id]!);
  const skills = talentSkills(work, yearsInTrade, full_stack, random);
  const mainSkills = skills.filter(({ is_main }) => is_main).map((skill) => skill.name);
  const ownIndustries = pickIndustries(
    work,
    random.weighted([0, 1, 2, 3], (count) => [18, 37, 30, 15][count]!),
    random,
  );
  const city = random.pick(country.cities);
  const facts = {
    work,
    seniority: seniority_id,
    english: english_level_id,
    years: yearsInTrade,
    mainSkills,
    skills: new Set(skills.map((skill) => skill.name)),
    fullStack: full_stack,
    product: ownIndustries[0] ? random.pick(productsByIndustry[ownIndustries[0].label]!) : null,
    city,
    region: country.region,
  };
  const frame = cardFrame(owner, state, random);
  const career = makeCareer({
    work,
    seniority: seniority_id,
    years: yearsInTrade,
    mainSkill: mainSkills[0]!,
    skills: facts.skills,
    country,
    city,
    slug: toSlug(`${name.first} ${name.last}`),
    seed: frame.owner_number + frame.card_number,
  });
  return {
    ...frame,
    career,
    name: `${name.first} ${name.last}`,
    title: talentTitle(work, seniority_id, mainSkills, random),
    summary: talentSummary(facts, random),
    seniority_id,
    english_level_id,
    specialization_ids: specializationIds(work, full_stack, random),
    industry_ids: ownIndustries.map(({ id }) => id),
    full_stack,
    country_id: COUNTRY_IDS.get(country.code)!,
    city,
    ...talentRate(seniority_id, country.price, random),
    skills,
  };
}

/** Minimum and maximum years in the trade, by seniority. */
export const YEARS_IN_TRADE: Record<number, [number, number]> = { 1: [1, 2], 2: [3, 5], 3: [5, 11], 4: [8, 18] };

const COUNTRY_IDS = new Map(countryRows().map(({ id, code }) => [code, id]));

function talentSkills(work: LineOfWork, yearsInTrade: number, fullStack: boolean, random: Random) {
  const count = Math.min(16, Math.max(5, Math.round(random.normal(9, 2.2))));
  const mainCount = random.weighted([2, 3, 4], (mains) => [0, 0, 22, 56, 22][mains]!);
  const { main, more } = pickSkillNames(work, mainCount, count, fullStack, random);
  return [
    ...main.map((name, at) =>
      demoSkill(name, true, at === 0 ? yearsInTrade : Math.round(yearsInTrade * random.between(0.6, 1))),
    ),
    ...more.map((name) =>
      demoSkill(name, false, random.chance(0.05) ? null : Math.round(yearsInTrade * random.between(0.2, 0.85))),
    ),
  ];
}
