import type { RequestCard, TalentCard } from '@crewdock/contract/cards';
import { formatCityAndRegion } from '@crewdock/contract/city';
import { isolatedText } from '@crewdock/contract/isolated-text';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Message } from '@crewdock/contract/message';
import { RATE_ON_REQUEST } from '@crewdock/contract/missing-rate';
import { formatRateRange } from '../../../core/text/rates.ts';
import type { Names } from '../../../dictionaries/names.ts';
import type { SubscribedView } from './view.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as messages from '../../../core/messages/filters.ts';

const LISTED_SKILLS = 6;
const MODES = { strict: messages.allSkills, moderate: messages.mostSkills, all: messages.anyCards, recommended: null };

/** Describes a view as text, one line per active filter: `Skills: Go, Rust`. */
export function describeView(kind: CardKind, view: SubscribedView, names: Names): string[] {
  const { skills, main_skills, category, specializations, seniority, english, availability } = view;
  const level = [...names.english.values()].find((each) => each.level === english);
  const labels = (known: Map<number, { label: string }>, ids: number[] = []) =>
    ids.flatMap((id) => known.get(id)?.label ?? []).join(', ');
  const skillNames = (ids: number[] = []) => ids.flatMap((id) => names.skill.get(id)?.name ?? []).join(', ');
  const mode = MODES[view.matching];
  const lines: [Message<object>, string][] = [
    [messages.search, view.search ?? ''],
    [messages.skills, skillNames(skills)],
    [messages.mainSkills, skillNames(main_skills)],
    [messages.category, labels(names.category, category)],
    [messages.specialization, labels(names.specialization, specializations)],
    [messages.fullStack, view.fullStack ? formatMessage(messages.yes) : ''],
    [messages.seniority, labels(names.seniority, seniority)],
    [
      messages.english,
      level ? formatMessage(kind === 'talent' ? messages.orBetter : messages.orLess, { level: level.name }) : '',
    ],
    [messages.hourlyRate, formatRateRange(view.hourlyRate, 'hr')],
    [messages.monthlyRate, formatRateRange(view.monthlyRate, 'month')],
    [messages.available, describeAvailability(availability)],
    [messages.workMode, labels(names.work_mode, view.work_mode)],
    [messages.engagement, labels(names.engagement, view.engagement)],
    [
      messages.location,
      (view.location ?? [])
        .flatMap((code) => names.country.get(names.countryId.get(code) ?? -1)?.label ?? [])
        .join(', '),
    ],
    [messages.cityOrRegion, view.city ?? ''],
    [messages.industry, labels(names.industry, view.industry)],
    [messages.matching, mode ? formatMessage(mode) : ''],
  ];
  return lines.flatMap(([filter, words]) => (words ? `${formatMessage(filter)}: ${isolatedText(words)}` : []));
}

function describeAvailability(days: number | undefined): string {
  if (days === undefined) return '';
  return days === 0 ? formatMessage(messages.availableNow) : formatMessage(messages.availableWithin, { days });
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
