import type { MatchExplanation, MatchPart } from '@crewdock/contract/matching';
import type { Names } from '../dictionaries/names.ts';
import { type Compared, compare, coverage } from './compare.ts';
import { matchOf, obstacles, type Obstacle } from './match.ts';
import type { AskedSkill, Demand, DollarRange, Offer } from './pair.ts';

const STRICTER = { all: 'recommended', recommended: 'moderate', moderate: 'strict', strict: null } as const;

/** What fits, what is missing and by how much, what is unknown. Every sentence names the fields it speaks of. */
export function explain(demand: Demand, offer: Offer, names: Names): MatchExplanation {
  const match = matchOf(demand, offer);
  const parts = compare(demand, offer).map((part) => ({ ...part, text: sentence(part, demand, offer, names) }));
  return {
    ...match,
    source: 'local',
    parts,
    next_step: nextStep(match.mode, demand, offer, names),
    text: summary(match.score, parts),
  };
}

function sentence({ field, verdict }: Compared, demand: Demand, offer: Offer, names: Names): string {
  switch (field) {
    case 'main_skills':
      return skillSentence('Main skills', demand, offer, names, true);
    case 'skills':
      return skillSentence('Other skills', demand, offer, names, false);
    case 'seniority': {
      const asked = seniorityName(demand.seniority!, names);
      if (verdict === 'unknown') return `Seniority: the job asks for ${asked}; the talent doesn’t tell.`;
      const steps = demand.seniority! - offer.seniority!;
      const short = steps > 0 ? `, ${count(steps, 'step')} below` : '';
      return `Seniority: ${seniorityName(offer.seniority!, names)}${short}; the job asks for ${asked}.`;
    }
    case 'english': {
      const asked = englishName(demand.english!, names);
      if (verdict === 'unknown') return `English: the job asks for ${asked}; the talent doesn’t tell.`;
      const steps = offer.english! - demand.english!;
      const short = steps > 0 ? `, ${count(steps, 'level')} below` : '';
      return `English: ${englishName(offer.english!, names)}${short}; the job asks for ${asked}.`;
    }
    case 'rate':
      if (verdict === 'unknown') return `Rate: the job pays ${pay(demand)}; the talent doesn’t tell.`;
      return `Rate: the talent asks ${price(offer)}; the job pays ${pay(demand)}.`;
    case 'location': {
      const asked = list(demand.countries.map((id) => countryName(id, names)));
      if (verdict === 'unknown') return `Location: the job is for ${asked}; the talent doesn’t tell.`;
      return `Location: ${countryName(offer.country!, names)}; the job is for ${asked}.`;
    }
    case 'specialization': {
      const asked = list(demand.specializations.map((id) => label(names.specialization, id)));
      if (verdict === 'unknown') return `Specialization: the job asks for ${asked}; the talent doesn’t tell.`;
      return `Specialization: ${list(offer.specializations.map((id) => label(names.specialization, id)))}; the job asks for ${asked}.`;
    }
  }
}

function skillSentence(title: string, demand: Demand, offer: Offer, names: Names, isMain: boolean): string {
  const asked = demand.skills.filter((skill) => skill.isMain === isMain);
  const held = asked.filter((skill) => coverage(skill, offer) === 1).map(({ id }) => skillName(id, names));
  const short = asked.flatMap((skill) => shortfall(skill, offer, names));
  const missing = asked.filter(({ id }) => !offer.skills.has(id)).map(({ id }) => skillName(id, names));
  const untold = asked.filter((skill) => coverage(skill, offer) === null).map(({ id }) => skillName(id, names));
  const said = [
    held.length > 0 && `has ${list(held)}`,
    short.length > 0 && `has fewer years of ${list(short)}`,
    untold.length > 0 && `doesn’t tell the years of ${list(untold)}`,
    missing.length > 0 && `lacks ${list(missing)}`,
  ].filter(Boolean);
  return `${title}: ${said.join('; ')}.`;
}

/** `React (2 of 5)` where there are fewer years than asked for. */
function shortfall(skill: AskedSkill, offer: Offer, names: Names): string[] {
  const part = coverage(skill, offer);
  if (part === null || part === 1 || !offer.skills.has(skill.id)) return [];
  return [`${skillName(skill.id, names)} (${offer.skills.get(skill.id)} of ${skill.years})`];
}

function nextStep(
  mode: keyof typeof STRICTER,
  demand: Demand,
  offer: Offer,
  names: Names,
): MatchExplanation['next_step'] {
  const next = STRICTER[mode];
  if (next === null) return null;
  const changes = obstacles(next, demand, offer).map((obstacle) => change(obstacle, demand, names));
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
      return `a seniority of ${seniorityName(Math.max(1, obstacle.atLeast), names)} or above`;
    case 'english':
      return `English of ${englishName(obstacle.atLeast, names)} or better`;
    case 'rate':
      return obstacle.factor === 1 ? `a rate within ${pay(demand)}` : `a rate at most 20 % over ${pay(demand)}`;
    case 'location':
      return `a location in ${list(demand.countries.map((id) => countryName(id, names)))}`;
  }
}

function summary(score: number, parts: MatchPart[]): string {
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
  const sentences = [
    good.length > 0 ? `Fits ${good.join(', ')}: ${score} of 100.` : `${score} of 100.`,
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

function price({ hourly, monthly }: Offer): string {
  return hourly !== null ? `$${amount(hourly)}/hr` : `$${amount(monthly!)}/month`;
}

function pay({ hourly, monthly }: Demand): string {
  return hourly ? `${between(hourly)}/hr` : `${between(monthly!)}/month`;
}

function between({ min, max }: DollarRange): string {
  if (max === null) return `from $${amount(min!)}`;
  return min === null || min === max ? `up to $${amount(max)}` : `$${amount(min)} to $${amount(max)}`;
}

function amount(dollars: number): string {
  return dollars.toLocaleString('en-US');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
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

function countryName(id: number, { country }: Names): string {
  return label(country, id);
}

function label(names: Map<number, { label: string }>, id: number): string {
  return names.get(id)?.label ?? String(id);
}
