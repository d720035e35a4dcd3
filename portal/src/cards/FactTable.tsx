import { isolatedText } from '@crewdock/contract/isolated-text';
import { fieldRows } from '@crewdock/contract/card-fields';
import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import { RATE_ON_REQUEST } from '@crewdock/contract/missing-rate';
import { shortDate, shortDay } from '@crewdock/sdk/cards/date';
import { hourlyRate, knownRate, monthlyRate } from '@crewdock/sdk/cards/rate';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { CARD_FIELD_LABELS } from './labels/fieldLabels.ts';
import * as messages from './messages.ts';
import { formatTalentAvailability, formatLanguageLevel, timeZoneName } from './career.ts';
import { type AnyCard, getCardFacts, isTalent, kindOfCard, formatCardLocation } from './facts.ts';

/** A card from a list, or a card with details. */
type Told =
  | AnyCard
  | (AnyCard & Pick<TalentDetails, 'available_from' | 'notice_period' | 'time_zone' | 'languages'>)
  | (AnyCard & Terms);
type Terms = Pick<
  RequestDetails,
  | 'specific_project'
  | 'headcount'
  | 'start_date'
  | 'engagement'
  | 'hours_per_week'
  | 'work_mode'
  | 'overlap_time_zone'
  | 'overlap_hours'
>;

interface Props {
  card: Told;
  /** Facts that the page shows elsewhere, outside of the card's head. */
  elsewhere?: (string | null)[];
}

/** Table of facts that neither the card's head nor `elsewhere` contains. */
export function FactTable({ card, elsewhere = [] }: Props) {
  const said = new Set<string | null>([...getCardFacts(card), ...elsewhere]);
  return (
    <section>
      <h2>{t(messages.detailsTitle)}</h2>
      <Table>
        {factRows(card)
          .filter(([, value]) => !said.has(value))
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              {/* The date might differ in the server's time zone. */}
              <dd suppressHydrationWarning>{value}</dd>
            </div>
          ))}
      </Table>
    </section>
  );
}

function factRows(card: Told): [string, string][] {
  const talent = 'notice_period' in card ? card : null;
  const job = 'headcount' in card ? card : null;
  const rows: [string, string | null | undefined][] = [
    [t(messages.availability), talent && formatTalentAvailability(talent)],
    [t(messages.project), job?.specific_project],
    [t(messages.headcount), job && job.headcount > 1 ? String(job.headcount) : null],
    [t(messages.start), job?.start_date && shortDay(job.start_date)],
    [t(messages.engagement), job && engagementOf(job)],
    [t(messages.hourlyRate), hourlyRate(card.hourly_rate)],
    [t(messages.monthlyRate), monthlyRate(card.monthly_rate)],
    [t(messages.rate), knownRate(card) === null ? RATE_ON_REQUEST : null],
    [t(messages.otherLanguages), talent && languagesOf(talent)],
    [t(messages.workMode), job?.work_mode?.label],
    [t(messages.location), locationOf(card)],
    [t(messages.timeZone), talent?.time_zone && timeZoneName(talent.time_zone)],
    [t(messages.overlap), job && overlapOf(job)],
    [t(messages.duration), isTalent(card) ? null : card.duration?.label],
    [t(messages.specializations), labels(card.specializations)],
    [t(messages.industries), labels(card.industries)],
    [t(messages.verifiedFacts), card.is_verified ? verifiedOf(kindOfCard(card)) : null],
    [t(messages.changed), shortDate(card.modified)],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

/** Formats `Part time, 20 hours a week`. */
function engagementOf({ engagement, hours_per_week }: Terms): string {
  const hours = hours_per_week !== null && t(messages.hoursPerWeek, { count: hours_per_week });
  return [engagement?.label, hours].filter(Boolean).join(', ');
}

/** Formats `4 hours a day with Europe/Berlin (UTC+1)`. */
function overlapOf({ overlap_hours: hours, overlap_time_zone: zone }: Terms): string | null {
  if (hours === null || zone === null) return null;
  return t(messages.overlapHours, { hours, timeZone: timeZoneName(zone) });
}

function languagesOf({ languages }: Pick<TalentDetails, 'languages'>): string {
  return languages.map(formatLanguageLevel).join(', ');
}

/** Returns the labels of the fields that staff verify. Editing such a field removes the verified mark. */
function verifiedOf(kind: CardKind): string {
  const fields = fieldRows(kind).filter(({ verified }) => verified);
  return fields.map((field) => t(CARD_FIELD_LABELS[field.name])).join(', ');
}

function locationOf(card: AnyCard): string | undefined {
  if (isTalent(card) && card.city && card.country) return `${isolatedText(card.city)}, ${card.country.label}`;
  return formatCardLocation(card, Infinity);
}

function labels(options: { label: string }[]): string {
  return options.map((option) => option.label).join(', ');
}

const Table = styled.dl`
  > div {
    display: grid;
    grid-template-columns: minmax(110px, 180px) 1fr;
    gap: 16px;
    padding-block: 9px;
    border-block-start: 1px solid var(--line);
  }

  dt {
    color: var(--muted);
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`;
