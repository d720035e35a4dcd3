import { formatCityAndRegion } from '@crewdock/contract/city';
import type { CardKind } from '@crewdock/contract/kinds';
import type { RequestCard, TalentCard } from '@crewdock/contract/cards';
import { shortEnglish } from '@crewdock/sdk/cards/english';
import { SHORT, rateLabel } from '@crewdock/sdk/cards/rate';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';

export type AnyCard = TalentCard | RequestCard;

export function isTalent(card: AnyCard): card is TalentCard {
  return 'name' in card;
}

/** Returns the display name; `Untitled` for a draft without a name. */
export function getCardName(card: AnyCard): string {
  return (isTalent(card) ? card.name || card.title : card.title) || t(messages.untitled);
}

/** Returns the accessible name of a card for buttons in a list, where several jobs can have the same title. */
export function formatCardRowName(card: AnyCard): string {
  const company = isTalent(card) ? null : card.company_name;
  const title = getCardName(card);
  return company ? t(messages.titleAtCompany, { title, company }) : title;
}

export function kindOfCard(card: AnyCard): CardKind {
  return isTalent(card) ? 'talent' : 'request';
}

/** Returns seniority, English level and location, without missing values. */
export function getCardFacts(card: AnyCard): string[] {
  const english = card.english_level && t(messages.englishFact, { level: shortEnglish(card.english_level.name) });
  return [card.seniority?.label, english, formatCardLocation(card)].filter(
    (fact) => fact !== undefined && fact !== null,
  );
}

/** Formats a talent's country, or the city of a job and the countries from which people can work. */
export function formatCardLocation(card: AnyCard, names = 2): string | undefined {
  if (isTalent(card)) return card.country?.label;
  const city = formatCityAndRegion(card);
  if (card.countries.length === 0) return city || t(messages.anywhere);
  const rest = card.countries.length - names;
  const shown = card.countries.slice(0, names).map((country) => country.label);
  const countries = rest > 0 ? `${shown.join(', ')} +${rest}` : shown.join(', ');
  if (!city) return countries;
  // If there are several countries, it is unknown to which of them the city belongs.
  return card.countries.length === 1 ? `${city}, ${countries}` : `${city} · ${countries}`;
}

/** Formats the rate in the short form for rows, tables and boards: `$45/h`. */
export function compactRate(card: AnyCard): string {
  return rateLabel(card, SHORT);
}
