import type { Message } from '@crewdock/contract/message';
import type { Option } from '@crewdock/contract/dictionaries';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Match } from '@crewdock/contract/matching';
import type { Relation, RelationStatus, StatusFilter } from '@crewdock/contract/relations';
import { HIRE } from '@crewdock/contract/steps';
import { formatNumber } from '../ui/format/formatNumber.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

export const RELATION_STATUS_LABELS: Record<RelationStatus, Message<object>> = {
  proposed: messages.statusProposed,
  confirmed: messages.statusConfirmed,
  rejected: messages.statusRejected,
  proceeded: messages.statusProceeded,
  archived: messages.statusArchived,
};

/** A relation's status and, if known, its step. */
export type StatusWithStep = Pick<Relation, 'status'> & Partial<Pick<Relation, 'proceed'>>;

/** Returns the step's label, which is more specific than `proceeded`, or the status label if there is no step. */
export function standingLabel({ status, proceed }: StatusWithStep): string {
  return status === 'proceeded' && proceed ? stepLabel(proceed.reason) : t(RELATION_STATUS_LABELS[status]);
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
  return id === HIRE ? t(messages.statusHired) : label;
}

/** Returns `2 of 3 hired`, or '' for a talent, if unknown, and for a single position that isn't filled. */
export function formatHires({ hired, headcount }: Hires): string {
  if (hired === undefined || headcount === undefined || (hired === 0 && headcount === 1)) return '';
  return t(messages.hiredOf, { hired: formatNumber(hired), headcount: formatNumber(headcount) });
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
  return t(isApplying ? messages.applicationsSent : messages.proposalsSent, { count });
}

/** Label of the button that proposes cards. Developers apply for jobs, or with one of their talents. */
export function getSubmitLabel(proposed: CardKind, isApplying: boolean) {
  if (proposed === 'talent') return isApplying ? messages.applyWithButton : messages.proposeTalentsButton;
  return isApplying ? messages.applyForButton : messages.proposeJobsButton;
}

/** In the order of the filter tabs. */
export const RELATION_FILTER_TABS: { id: StatusFilter; label: Message<object> }[] = [
  { id: 'active', label: messages.filterActive },
  { id: 'waiting', label: messages.filterWaiting },
  { id: 'proposed', label: RELATION_STATUS_LABELS.proposed },
  { id: 'confirmed', label: RELATION_STATUS_LABELS.confirmed },
  { id: 'proceeded', label: RELATION_STATUS_LABELS.proceeded },
  { id: 'rejected', label: RELATION_STATUS_LABELS.rejected },
  { id: 'archived', label: RELATION_STATUS_LABELS.archived },
  { id: 'all', label: messages.filterAll },
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

/** Returns the label of the propose button. `kind` is the kind of the user's card. */
export function getProposeLabel(kind: CardKind): string {
  return t(messages.proposeLabel, { kind });
}

export const MODE_LABELS: Record<Match['mode'], Message<object>> = {
  strict: messages.modeStrict,
  moderate: messages.modeModerate,
  recommended: messages.modeRecommended,
  all: messages.modeAll,
};

export type Grade = 'Strong' | 'Good' | 'Partial' | 'Weak';

export const GRADE_LABELS: Record<Grade, Message<object>> = {
  Strong: messages.gradeStrong,
  Good: messages.gradeGood,
  Partial: messages.gradePartial,
  Weak: messages.gradeWeak,
};

/** Converts a match score from 0 to 100 to a grade. */
export function getMatchGrade(score: number): Grade {
  if (score >= 85) return 'Strong';
  if (score >= 70) return 'Good';
  return score >= 50 ? 'Partial' : 'Weak';
}

/** Returns `up to 86 with a rate`, or '' if no detail is missing. */
export function formatPotentialScore({ score, up_to, unknown }: Match): string {
  if (up_to <= score) return '';
  return t(messages.potentialScore, {
    score: up_to,
    details: formatDetails(unknown.map((field) => t(DETAILS[field]))),
  });
}

const DETAILS: Record<Match['unknown'][number], Message<object>> = {
  main_skills: messages.missingMainSkills,
  skills: messages.missingSkills,
  seniority: messages.missingSeniority,
  english: messages.missingEnglish,
  rate: messages.missingRate,
  location: messages.missingCountry,
  specialization: messages.missingSpecialization,
};

function formatDetails(details: string[]): string {
  const last = details.at(-1) ?? '';
  return details.length < 2 ? last : t(messages.lastDetail, { details: details.slice(0, -1).join(', '), last });
}
