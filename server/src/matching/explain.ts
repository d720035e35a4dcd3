import type { Message } from '@crewdock/contract/message';
import type { Match, MatchExplanation, MatchPart } from '@crewdock/contract/matching';
import type { Names } from '../dictionaries/names.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as messages from '../core/messages/matches.ts';
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
      return skillSentence(messages.mainSkillsField, demand, offer, names, true);
    case 'skills':
      return skillSentence(messages.otherSkillsField, demand, offer, names, false);
    case 'seniority':
      return levelSentence(messages.seniorityField, {
        above: verdict === 'unknown' ? null : offer.seniority! - demand.seniority!,
        required: seniorityName(demand.seniority!, names),
        actual: () => seniorityName(offer.seniority!, names),
      });
    case 'english':
      return levelSentence(messages.englishField, {
        above: verdict === 'unknown' ? null : demand.english! - offer.english!,
        required: englishName(demand.english!, names),
        actual: () => englishName(offer.english!, names),
      });
    case 'rate':
      return rateSentence(demand, offer);
    case 'location':
      return valueSentence(messages.locationField, {
        required: list(demand.countries.map((id) => getCountryName(id, names))),
        actual: verdict === 'unknown' ? null : getCountryName(offer.country!, names),
      });
    case 'specialization':
      return valueSentence(messages.specializationField, {
        required: list(demand.specializations.map((id) => label(names.specialization, id))),
        actual: verdict === 'unknown' ? null : list(offer.specializations.map((id) => label(names.specialization, id))),
      });
  }
}

interface ComparedLevels {
  /** Levels of the talent above those of the job; null if the talent's level is unknown. */
  above: number | null;
  required: string;
  actual: () => string;
}

function levelSentence(title: Message<object>, { above, required, actual }: ComparedLevels): string {
  const field = formatMessage(title);
  if (above === null) return formatMessage(messages.unknownValue, { field, required });
  const values = { field, actual: actual(), required, levels: Math.abs(above) };
  if (above === 0) return formatMessage(messages.equalLevel, values);
  return formatMessage(above > 0 ? messages.higherLevel : messages.lowerLevel, values);
}

function valueSentence(
  title: Message<object>,
  { actual, required }: { actual: string | null; required: string },
): string {
  const field = formatMessage(title);
  if (actual === null) return formatMessage(messages.unknownValue, { field, required });
  return formatMessage(messages.value, { field, actual, required });
}

function skillSentence(
  title: Message<object>,
  demand: Demand,
  offer: TalentOffer,
  names: Names,
  isMain: boolean,
): string {
  const asked = demand.skills.filter((skill) => skill.isMain === isMain);
  const held = asked.filter((skill) => getSkillCoverage(skill, offer) === 1).map(({ id }) => skillName(id, names));
  const short = asked.flatMap((skill) => shortfall(skill, offer, names));
  const missing = asked.filter(({ id }) => !offer.skills.has(id)).map(({ id }) => skillName(id, names));
  const unknown = asked
    .filter((skill) => getSkillCoverage(skill, offer) === null)
    .map(({ id }) => skillName(id, names));
  const findings = [
    held.length > 0 && formatMessage(messages.heldSkills, { skills: list(held) }),
    short.length > 0 && formatMessage(messages.shortSkills, { skills: list(short) }),
    unknown.length > 0 && formatMessage(messages.skillsWithoutYears, { skills: list(unknown) }),
    missing.length > 0 && formatMessage(messages.missingSkills, { skills: list(missing) }),
  ].filter(Boolean);
  return formatMessage(messages.skills, { field: formatMessage(title), findings: findings.join('; ') });
}

/** Returns `React (2 of 5)` if the talent has fewer years than required, otherwise an empty list. */
function shortfall(skill: AskedSkill, offer: TalentOffer, names: Names): string[] {
  const part = getSkillCoverage(skill, offer);
  if (part === null || part === 1 || !offer.skills.has(skill.id)) return [];
  return [`${skillName(skill.id, names)} (${offer.skills.get(skill.id)} of ${skill.years})`];
}

function nextStep(
  mode: keyof typeof STRICTER,
  demand: Demand,
  offer: TalentOffer,
  names: Names,
): MatchExplanation['next_step'] {
  const next = STRICTER[mode];
  if (next === null) return null;
  const changes = findObstacles(next, demand, offer).map((obstacle) => change(obstacle, demand, names));
  return { mode: next, text: formatMessage(STEPS[next], { changes: list(changes) }) };
}

const STEPS = {
  recommended: messages.recommendedStep,
  moderate: messages.moderateStep,
  strict: messages.strictStep,
};

function change(obstacle: Obstacle, demand: Demand, names: Names): string {
  switch (obstacle.field) {
    case 'skills': {
      const skills = obstacle.of.map(({ id }) => skillName(id, names));
      if (obstacle.more === skills.length) return list(skills);
      return formatMessage(messages.someSkills, { count: obstacle.more, skills: list(skills) });
    }
    case 'seniority':
      return formatSeniorityRange(
        [...names.seniority.keys()].filter((id) => id >= obstacle.from && id <= obstacle.to),
        names,
      );
    case 'english':
      return formatMessage(messages.leastEnglish, { level: englishName(obstacle.atLeast, names) });
    case 'rate': {
      const pay = formatJobPay(demand);
      return formatMessage(obstacle.factor === 1 ? messages.rateWithin : messages.rateOver, { pay });
    }
    case 'location':
      return formatMessage(messages.someLocation, {
        countries: list(demand.countries.map((id) => getCountryName(id, names))),
      });
  }
}

function formatSeniorityRange(ids: number[], names: Names): string {
  const [first, last] = [ids[0]!, ids.at(-1)!];
  if (first === last) return formatMessage(messages.someSeniority, { level: seniorityName(first, names) });
  return formatMessage(messages.seniorityRange, {
    lowest: seniorityName(first, names),
    highest: seniorityName(last, names),
  });
}

function summary({ score, up_to }: Match, parts: MatchPart[]): string {
  const open = parts.filter((part) => part.open > 0).map(({ field }) => formatMessage(OPEN_FACTS[field]));
  const reached =
    open.length > 0
      ? formatMessage(messages.scoreWithOpenFacts, { score, most: up_to, facts: list(open) })
      : formatMessage(messages.score, { score });
  const findings = VERDICTS.flatMap(({ verdict, text }) => {
    const fields = parts
      .filter((part) => part.verdict === verdict)
      .map(({ field }) => formatMessage(FIELD_NAMES[field]));
    return fields.length > 0 ? [formatMessage(text, { fields: list(fields) })] : [];
  });
  return [reached, ...findings].join(' ');
}

const VERDICTS = [
  { verdict: 'fits', text: messages.goodFields },
  { verdict: 'partly', text: messages.partialFields },
  { verdict: 'missing', text: messages.missingFields },
  { verdict: 'unknown', text: messages.unknownFields },
] as const;

const FIELD_NAMES: Record<MatchPart['field'], Message<object>> = {
  main_skills: messages.mainSkills,
  skills: messages.otherSkills,
  seniority: messages.seniority,
  english: messages.english,
  rate: messages.rate,
  location: messages.location,
  specialization: messages.specialization,
};

/** Facts that could raise the score if the card specified them. */
const OPEN_FACTS: Record<MatchPart['field'], Message<object>> = {
  main_skills: messages.openMainSkills,
  skills: messages.openOtherSkills,
  seniority: messages.openSeniority,
  english: messages.openEnglish,
  rate: messages.openRate,
  location: messages.openLocation,
  specialization: messages.openSpecialization,
};

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
