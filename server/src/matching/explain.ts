import type { Match, MatchExplanation, MatchPart } from '@crewdock/contract/matching';
import type { Names } from '../dictionaries/names.ts';
import { type Compared, compareFields, getSkillCoverage } from './compare.ts';
import { computeMatch, findObstacles, type Obstacle } from './match.ts';
import type { AskedSkill, Demand, TalentOffer } from './pair.ts';
import { formatJobPay, rateSentence } from './rate-sentence.ts';

const STRICTER = { all: 'recommended', recommended: 'moderate', moderate: 'strict', strict: null } as const;

/** The part of an explanation that does not depend on the requester. */
type Explained = Omit<MatchExplanation, 'can' | 'improvement'>;

/**
 * Explains a match: requirements that are met, not met (and by how much) or cannot be compared. Every sentence names
 * its field.
 */
export function buildMatchExplanation(demand: Demand, offer: TalentOffer, names: Names): Explained {
  const match = computeMatch(demand, offer);
  const parts = compareFields(demand, offer).map((part) => ({ ...part, text: sentence(part, demand, offer, names) }));
  return {
    ...match,
    source: 'local',
    parts,
    next_step: nextStep(match.mode, demand, offer, names),
    text: summary(match, parts),
  };
}

function sentence({ field, verdict }: Compared, demand: Demand, offer: TalentOffer, names: Names): string {
  switch (field) {
    case 'main_skills':
      return skillSentence('Main skills', demand, offer, names, true);
    case 'skills':
      return skillSentence('Other skills', demand, offer, names, false);
    case 'seniority': {
      const asked = `Seniority: asks for ${seniorityName(demand.seniority!, names)}`;
      if (verdict === 'unknown') return `${asked}; isn’t told.`;
      const above = offer.seniority! - demand.seniority!;
      return `${asked}; is ${seniorityName(offer.seniority!, names)}${distance(above)}.`;
    }
    case 'english': {
      const asked = `English: asks for ${englishName(demand.english!, names)}`;
      if (verdict === 'unknown') return `${asked}; isn’t told.`;
      const above = demand.english! - offer.english!;
      return `${asked}; is ${englishName(offer.english!, names)}${distance(above)}.`;
    }
    case 'rate':
      return rateSentence(demand, offer);
    case 'location': {
      const asked = `Location: asks for ${list(demand.countries.map((id) => getCountryName(id, names)))}`;
      return verdict === 'unknown' ? `${asked}; isn’t told.` : `${asked}; is ${getCountryName(offer.country!, names)}.`;
    }
    case 'specialization': {
      const asked = `Specialization: asks for ${list(demand.specializations.map((id) => label(names.specialization, id)))}`;
      if (verdict === 'unknown') return `${asked}; isn’t told.`;
      return `${asked}; is ${list(offer.specializations.map((id) => label(names.specialization, id)))}.`;
    }
  }
}

function skillSentence(title: string, demand: Demand, offer: TalentOffer, names: Names, isMain: boolean): string {
  const asked = demand.skills.filter((skill) => skill.isMain === isMain);
  const held = asked.filter((skill) => getSkillCoverage(skill, offer) === 1).map(({ id }) => skillName(id, names));
  const short = asked.flatMap((skill) => shortfall(skill, offer, names));
  const missing = asked.filter(({ id }) => !offer.skills.has(id)).map(({ id }) => skillName(id, names));
  const untold = asked.filter((skill) => getSkillCoverage(skill, offer) === null).map(({ id }) => skillName(id, names));
  const said = [
    held.length > 0 && `has ${list(held)}`,
    short.length > 0 && `has fewer years of ${list(short)}`,
    untold.length > 0 && `doesn’t tell the years of ${list(untold)}`,
    missing.length > 0 && `lacks ${list(missing)}`,
  ].filter(Boolean);
  return `${title}: ${said.join('; ')}.`;
}

/** Returns `React (2 of 5)` if the talent has fewer years than required, otherwise an empty list. */
function shortfall(skill: AskedSkill, offer: TalentOffer, names: Names): string[] {
  const part = getSkillCoverage(skill, offer);
  if (part === null || part === 1 || !offer.skills.has(skill.id)) return [];
  return [`${skillName(skill.id, names)} (${offer.skills.get(skill.id)} of ${skill.years})`];
}

/** Formats a distance in levels such as `, two above`; empty for equal levels. */
function distance(above: number): string {
  if (above === 0) return '';
  return `, ${STEPS[Math.abs(above)] ?? Math.abs(above)} ${above > 0 ? 'above' : 'below'}`;
}

const STEPS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

function nextStep(
  mode: keyof typeof STRICTER,
  demand: Demand,
  offer: TalentOffer,
  names: Names,
): MatchExplanation['next_step'] {
  const next = STRICTER[mode];
  if (next === null) return null;
  const changes = findObstacles(next, demand, offer).map((obstacle) => change(obstacle, demand, names));
  const title = { recommended: 'Recommended', moderate: 'Moderate', strict: 'Strict' }[next];
  return { mode: next, text: `${title} would take ${list(changes)}.` };
}

function change(obstacle: Obstacle, demand: Demand, names: Names): string {
  switch (obstacle.field) {
    case 'skills': {
      const skills = obstacle.of.map(({ id }) => skillName(id, names));
      return obstacle.more === skills.length ? list(skills) : `${obstacle.more} more of ${list(skills)}`;
    }
    case 'seniority':
      return `a seniority ${between(
        [...names.seniority.keys()].filter((id) => id >= obstacle.from && id <= obstacle.to),
        names,
      )}`;
    case 'english':
      return `English of ${englishName(obstacle.atLeast, names)} or better`;
    case 'rate':
      return obstacle.factor === 1
        ? `a rate within ${formatJobPay(demand)}`
        : `a rate at most 20 % over ${formatJobPay(demand)}`;
    case 'location':
      return `a location in ${list(demand.countries.map((id) => getCountryName(id, names)))}`;
  }
}

function summary({ score, up_to }: Match, parts: MatchPart[]): string {
  const fields = (verdict: MatchPart['verdict']) =>
    parts.filter((part) => part.verdict === verdict).map(({ field }) => FIELD_NAMES[field]);
  const said = [
    ['fits', 'in'],
    ['partly', 'partly in'],
  ] as const;
  const good = said.flatMap(([verdict, word]) => {
    const found = fields(verdict);
    return found.length > 0 ? [`${word} ${list(found)}`] : [];
  });
  const open = parts.filter((part) => part.open > 0).map(({ field }) => TOLD[field]);
  const reached = `${score} of 100${open.length > 0 ? `, up to ${up_to} with ${list(open)}` : ''}.`;
  const sentences = [
    good.length > 0 ? `Fits ${good.join(', ')}: ${reached}` : reached,
    fields('missing').length > 0 && `Does not fit in ${list(fields('missing'))}.`,
    fields('unknown').length > 0 && `Unknown: ${list(fields('unknown'))}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

const FIELD_NAMES: Record<MatchPart['field'], string> = {
  main_skills: 'main skills',
  skills: 'other skills',
  seniority: 'seniority',
  english: 'English',
  rate: 'rate',
  location: 'location',
  specialization: 'specialization',
};

/** Facts that would raise the score if they were known. */
const TOLD: Record<MatchPart['field'], string> = {
  main_skills: 'years of main skills',
  skills: 'years of other skills',
  seniority: 'a seniority',
  english: 'a level of English',
  rate: 'a rate',
  location: 'a country',
  specialization: 'a specialization',
};

function between(ids: number[], names: Names): string {
  const [first, last] = [ids[0]!, ids.at(-1)!];
  return first === last
    ? `of ${seniorityName(first, names)}`
    : `from ${seniorityName(first, names)} to ${seniorityName(last, names)}`;
}

function list(words: string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function skillName(id: number, { skill }: Names): string {
  return skill.get(id)?.name ?? `skill ${id}`;
}

function seniorityName(id: number, { seniority }: Names): string {
  return label(seniority, id);
}

function englishName(id: number, { english }: Names): string {
  return english.get(id)?.name ?? `level ${id}`;
}

function getCountryName(id: number, { country }: Names): string {
  return label(country, id);
}

function label(names: Map<number, { label: string }>, id: number): string {
  return names.get(id)?.label ?? String(id);
}
