import type { Option } from '@crewdock/contract/dictionaries';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Match } from '@crewdock/contract/matching';
import type { Relation, RelationStatus, StatusFilter } from '@crewdock/contract/relations';
import { HIRE } from '@crewdock/contract/steps';
import { formatNumber } from '../ui/format/formatNumber.ts';

export const RELATION_STATUS_LABELS: Record<RelationStatus, string> = {
  proposed: 'Proposed',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  proceeded: 'Proceeded',
  archived: 'Withdrawn',
};

/** A relation's status and, if known, its step. */
export type StatusWithStep = Pick<Relation, 'status'> & Partial<Pick<Relation, 'proceed'>>;

/** Returns the step's label, which is more specific than `proceeded`, or the status label if there is no step. */
export function standingLabel({ status, proceed }: StatusWithStep): string {
  return status === 'proceeded' && proceed ? stepLabel(proceed.reason) : RELATION_STATUS_LABELS[status];
}

/** Whether an answer from the side of this kind of card is pending. */
export function isAwaited({ waits_for }: Pick<Relation, 'waits_for'>, kind: CardKind): boolean {
  return waits_for.includes(kind);
}

export function isHired({ status, proceed }: Relation): boolean {
  return status === 'proceeded' && proceed?.reason.id === HIRE;
}

/** Returns a step's label as a state: the hiring step becomes "Hired". */
export function stepLabel({ id, label }: Option): string {
  return id === HIRE ? 'Hired' : label;
}

/** Returns `2 of 3 hired`, or '' for a talent, if unknown, and for a single position that isn't filled. */
export function formatHires({ hired, headcount }: Hires): string {
  if (hired === undefined || headcount === undefined || (hired === 0 && headcount === 1)) return '';
  return `${formatNumber(hired)} of ${formatNumber(headcount)} hired`;
}

/** Whether all positions of the job are filled. */
export function isFilled({ hired = 0, headcount }: Hires): boolean {
  return headcount !== undefined && hired >= headcount;
}

interface Hires {
  hired?: number | undefined;
  headcount?: number | undefined;
}

/** Text of the notice after sending. Developers apply for jobs; all other users propose. */
export function countSent(count: number, isApplying: boolean): string {
  const noun = isApplying ? 'application' : 'proposal';
  return count === 1 ? `${noun[0]!.toUpperCase()}${noun.slice(1)} sent` : `${formatNumber(count)} ${noun}s sent`;
}

/** In the order of the filter tabs. */
export const RELATION_FILTER_TABS: { id: StatusFilter; label: string }[] = [
  { id: 'active', label: 'Active' },
  { id: 'waiting', label: 'Waits for you' },
  { id: 'proposed', label: RELATION_STATUS_LABELS.proposed },
  { id: 'confirmed', label: RELATION_STATUS_LABELS.confirmed },
  { id: 'proceeded', label: RELATION_STATUS_LABELS.proceeded },
  { id: 'rejected', label: RELATION_STATUS_LABELS.rejected },
  { id: 'archived', label: RELATION_STATUS_LABELS.archived },
  { id: 'all', label: 'All' },
];

/** Whether a relation of a card of this kind matches the filter. */
export function isRelationInFilter(
  relation: Pick<Relation, 'status' | 'waits_for'>,
  filter: StatusFilter,
  kind: CardKind,
): boolean {
  const { status } = relation;
  if (filter === 'all') return true;
  if (filter === 'waiting') return isAwaited(relation, kind);
  if (filter === 'active') return status === 'proposed' || status === 'confirmed' || status === 'proceeded';
  return status === filter;
}

/** Labels of the propose button, by kind of the user's card. */
export const PROPOSE_LABELS: Record<CardKind, string> = { talent: 'Propose for jobs', request: 'Propose talents' };

export const MODE_LABELS: Record<Match['mode'], string> = {
  strict: 'Strict',
  moderate: 'Moderate',
  recommended: 'Recommended',
  all: 'All',
};

export type Grade = 'Strong' | 'Good' | 'Partial' | 'Weak';

/** Converts a match score from 0 to 100 to a grade. */
export function getMatchGrade(score: number): Grade {
  if (score >= 85) return 'Strong';
  if (score >= 70) return 'Good';
  return score >= 50 ? 'Partial' : 'Weak';
}

/** Returns `up to 86 with a rate`, or '' if no detail is missing. */
export function formatPotentialScore({ score, up_to, unknown }: Match): string {
  return up_to > score ? `up to ${up_to} with ${listOf(unknown.map((field) => TOLD[field]))}` : '';
}

const TOLD: Record<Match['unknown'][number], string> = {
  main_skills: 'years of main skills',
  skills: 'years of other skills',
  seniority: 'a seniority',
  english: 'a level of English',
  rate: 'a rate',
  location: 'a country',
  specialization: 'a specialization',
};

function listOf(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
