import type { CardSkill, TalentDetails } from '@crewdock/contract/cards';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { formatYears } from '@crewdock/sdk/cards/years';
import { knownRate } from '@crewdock/sdk/cards/rate';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { formatTalentAvailability } from '../../cards/career.ts';

/** A row of the comparison: its label, and one value per talent. */
export interface CompareRow {
  label: string;
  values: (string | null)[];
}

/**
 * Returns rows for the main hiring criteria. Rows without any value are omitted, so that data hidden by the link's tag
 * has no row.
 */
export function factRows(talents: readonly (TalentDetails | null)[]): CompareRow[] {
  const of = (label: string, value: (talent: TalentDetails) => string | null | undefined): CompareRow => ({
    label,
    values: talents.map((talent) => (talent && value(talent)) || null),
  });
  return [
    of(t(messages.rate), (talent) => knownRate(talent)),
    of(t(messages.seniority), ({ seniority }) => seniority?.label),
    of(t(messages.english), ({ english_level }) => english_level?.name),
    of(
      t(messages.country),
      ({ country, city }) => country && [city && isolatedText(city), country.label].filter(Boolean).join(', '),
    ),
    of(t(messages.available), (talent) => formatTalentAvailability(talent)),
  ].filter(({ values }) => values.some((value) => value !== null));
}

/**
 * Returns a row with years of experience per skill, sorted by the number of talents with the skill as a main skill,
 * then by the number of talents with the skill.
 */
export function buildSkillCompareRows(talents: readonly (TalentDetails | null)[]): CompareRow[] {
  const all = talents.flatMap((talent) => talent?.skills ?? []);
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const mains = (id: number) => all.filter((skill) => skill.id === id && skill.is_main).length;
  const count = (id: number) => all.filter((skill) => skill.id === id).length;
  return [...names]
    .toSorted(([a, one], [b, other]) => mains(b) - mains(a) || count(b) - count(a) || one.localeCompare(other, 'en'))
    .map(([id, label]) => ({
      label,
      values: talents.map((talent) => toldOf(talent?.skills.find((skill) => skill.id === id))),
    }));
}

function toldOf(skill: CardSkill | undefined): string | null {
  if (!skill) return null;
  return skill.experience === null ? t(messages.hasSkill) : formatYears(skill.experience);
}
