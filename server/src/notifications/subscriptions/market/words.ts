import type { RequestCard, TalentCard } from '@crewdock/contract/cards';
import { formatCityAndRegion } from '@crewdock/contract/city';
import { isolatedText } from '@crewdock/contract/isolated-text';
import type { CardKind } from '@crewdock/contract/kinds';
import { RATE_ON_REQUEST } from '@crewdock/contract/missing-rate';
import { formatRateRange } from '../../../core/text/rates.ts';
import type { Names } from '../../../dictionaries/names.ts';
import type { SubscribedView } from './view.ts';

const LISTED_SKILLS = 6;
const MODES = { strict: 'all skills', moderate: 'most skills', all: 'any cards', recommended: '' };

/** Describes a view as text, one line per active filter: `Skills: Go, Rust`. */
export function describeView(kind: CardKind, view: SubscribedView, names: Names): string[] {
  const { skills, main_skills, category, specializations, seniority, english, availability } = view;
  const level = [...names.english.values()].find((each) => each.level === english);
  const labels = (known: Map<number, { label: string }>, ids: number[] = []) =>
    ids.flatMap((id) => known.get(id)?.label ?? []).join(', ');
  const skillNames = (ids: number[] = []) => ids.flatMap((id) => names.skill.get(id)?.name ?? []).join(', ');
  const lines = {
    Search: view.search ?? '',
    Skills: skillNames(skills),
    'Main skills': skillNames(main_skills),
    Category: labels(names.category, category),
    Specialization: labels(names.specialization, specializations),
    'Full stack': view.fullStack ? 'yes' : '',
    Seniority: labels(names.seniority, seniority),
    English: level ? `${level.name} or ${kind === 'talent' ? 'better' : 'less'}` : '',
    'Hourly rate': formatRateRange(view.hourlyRate, 'hr'),
    'Monthly rate': formatRateRange(view.monthlyRate, 'month'),
    Available: availability === undefined ? '' : availability === 0 ? 'now' : `within ${availability} days`,
    'Work mode': labels(names.work_mode, view.work_mode),
    Engagement: labels(names.engagement, view.engagement),
    Location: (view.location ?? [])
      .flatMap((code) => names.country.get(names.countryId.get(code) ?? -1)?.label ?? [])
      .join(', '),
    'City or region': view.city ?? '',
    Industry: labels(names.industry, view.industry),
    Matching: MODES[view.matching],
  };
  return Object.entries(lines).flatMap(([name, words]) => (words ? `${name}: ${isolatedText(words)}` : []));
}

/** Describes a card in a few lines of text for an email, with its URL. */
export function describeCard(card: TalentCard | RequestCard, origin: string): string {
  const isTalent = 'name' in card;
  const skills = card.skills.slice(0, LISTED_SKILLS).map((skill) => skill.name);
  const places = isTalent
    ? [card.country?.label]
    : [formatCityAndRegion(card), ...card.countries.map(({ label }) => label)];
  const facts = [
    card.seniority?.label,
    ...places,
    formatRateRange(card.hourly_rate, 'hr') || formatRateRange(card.monthly_rate, 'month') || RATE_ON_REQUEST,
  ].filter(Boolean);
  const name = (isTalent ? [card.name, card.title] : [card.title, card.company_name])
    .flatMap((part) => (part ? isolatedText(part) : []))
    .join(', ');
  return [name, skills.join(', '), facts.join(' · '), `${origin}${card.path}`].filter(Boolean).join('\n');
}
