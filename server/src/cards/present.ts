import type {
  CardSkill,
  OwnRequest,
  OwnTalent,
  Rate,
  RequestCard,
  RequestDetails,
  TalentCard,
  TalentDetails,
} from '@crewdock/contract/cards';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Names } from '../dictionaries/names.ts';
import type { Actor } from '../core/identity/actor.ts';
import type { ListedRequest, ListedTalent } from './listed-cards.ts';
import { canEdit, canLoadUpload, isPublicOn } from './policy.ts';
import { toSlug } from './public-id.ts';
import type { RequestRow, CardSkillRow, TalentRow } from './queries.ts';
import type { OwnCardRelationCounts } from './relations.ts';
import { getShownId } from './shown-id.ts';
import { sanitizeRichText } from '../core/text/rich-text.ts';

/** Number of placeholder pictures for talents without a photo. */
const PLACEHOLDERS = 15;

export function presentTalent(row: ListedTalent, names: Names): TalentCard {
  return {
    ...shared('talent', row, names),
    hourly_rate: fixedRate(row.hourly_rate),
    monthly_rate: fixedRate(row.monthly_rate),
    name: row.name,
    title: row.title,
    photo: row.photo,
    placeholder: ((getShownId(row) - 1) % PLACEHOLDERS) + 1,
    country: (row.country_id !== null && names.country.get(row.country_id)) || null,
    city: row.city,
  };
}

export function presentRequest(row: ListedRequest, names: Names): RequestCard {
  return {
    ...shared('request', row, names),
    hourly_rate: rateRange(row.hourly_min, row.hourly_max),
    monthly_rate: rateRange(row.monthly_min, row.monthly_max),
    title: row.title,
    company_name: row.company_name,
    city: row.city,
    region: row.region,
    countries: pick(names.country, row.country_ids),
    duration: (row.duration_id !== null && names.duration.get(row.duration_id)) || null,
  };
}

/** The requester and the company of the portal. */
export interface CardViewer {
  actor: Actor;
  companyId: number | null;
}

export function presentTalentDetails(row: TalentRow, names: Names, viewer: CardViewer): TalentDetails {
  return { ...presentTalent(row, names), ...details(row, viewer), ...presentTalentProfile(row) };
}

export function presentRequestDetails(row: RequestRow, names: Names, viewer: CardViewer): RequestDetails {
  return { ...presentRequest(row, names), ...details(row, viewer), ...presentTerms(row, names) };
}

/** Returns the fields of a talent that lists do not show. */
export function presentTalentProfile({
  work_experience,
  education,
  languages,
  links,
  time_zone,
  available_from,
  notice_period,
  cv_is_shared,
  cv_shows_rates,
}: TalentRow) {
  const told = { work_experience, education, languages, links, time_zone, available_from, notice_period };
  return { ...told, cv_is_shared, cv_shows_rates };
}

/** Returns the terms of a job that lists do not show. */
export function presentTerms(row: RequestRow, names: Names) {
  return {
    specific_project: row.specific_project,
    headcount: row.headcount,
    start_date: row.start_date,
    engagement: (row.engagement_id !== null && names.engagement.get(row.engagement_id)) || null,
    hours_per_week: row.hours_per_week,
    work_mode: (row.work_mode_id !== null && names.work_mode.get(row.work_mode_id)) || null,
    overlap_time_zone: row.overlap_time_zone,
    overlap_hours: row.overlap_hours,
    questions: row.questions,
  };
}

/** Data for presenting a person's own card: relation counts and the requester. */
export interface Owned {
  relations: OwnCardRelationCounts;
  actor: Actor;
}

export function presentOwnTalent(row: TalentRow, names: Names, { relations, actor }: Owned): OwnTalent {
  return { ...presentTalent(row, names), ...state(row), ...relations, can: { edit: canEdit(actor, row) } };
}

export function presentOwnRequest(row: RequestRow, names: Names, { relations, actor }: Owned): OwnRequest {
  const { headcount } = row;
  return { ...presentRequest(row, names), ...state(row), ...relations, headcount, can: { edit: canEdit(actor, row) } };
}

function shared(kind: CardKind, row: ListedTalent | ListedRequest, names: Names) {
  return {
    id: getShownId(row),
    public_id: getPublicId(row),
    path: getCardPath(kind, row),
    skills: row.skills.flatMap((skill) => presentSkill(skill, names)),
    seniority: (row.seniority_id !== null && names.seniority.get(row.seniority_id)) || null,
    english_level: (row.english_level_id !== null && names.english.get(row.english_level_id)) || null,
    specializations: pick(names.specialization, row.specialization_ids),
    industries: pick(names.industry, row.industry_ids),
    is_verified: row.is_verified,
    priority: row.priority,
    modified: row.modified_at.toISOString(),
  };
}

/** Returns the path of a card's page on a portal. */
export function getCardPath(kind: CardKind, row: ListedTalent | ListedRequest): string {
  const slug = toSlug(row.title);
  return `${KINDS[kind].page}${getPublicId(row)}${slug && `-${slug}`}`;
}

/**
 * Returns the id of a card in links: its public id, or its random key if its company hides ids. If the card is viewed
 * through a share tag, the id ends with this tag.
 */
export function getPublicId(row: ListedTalent | ListedRequest): string {
  const id = row.hides_id ? row.link_key : `${row.owner_number}-${row.card_number}`;
  return row.tag_number === undefined ? id : `${id}-${row.tag_number}`;
}

function details(row: TalentRow | RequestRow, { actor, companyId }: CardViewer) {
  return {
    summary: sanitizeRichText(row.summary),
    full_stack: row.full_stack,
    created: row.created_at.toISOString(),
    ...state(row),
    version: row.version,
    has_cv: 'cv_file' in row && canLoadUpload(actor, row),
    can: {
      edit: canEdit(actor, row),
      see_privately: !isPublicOn(companyId, row),
    },
  };
}

function state({ is_active, is_on_hold, is_private, is_draft }: TalentRow | RequestRow) {
  return { is_active, is_on_hold, is_private, is_draft };
}

/** Returns a skill with its name, or an empty array if the name is no longer in the dictionary. */
export function presentSkill([id, experience, isMain, name]: CardSkillRow, names: Names): CardSkill[] {
  const skill = names.skill.get(id) ?? (name ? { id, name, skill_image: null } : undefined);
  return skill ? [{ ...skill, experience, is_main: isMain }] : [];
}

function pick<T>(names: Map<number, T>, ids: number[]): T[] {
  return ids.flatMap((id) => names.get(id) ?? []);
}

function fixedRate(amount: number | null): Rate | null {
  return amount === null ? null : { min: amount, max: amount };
}

function rateRange(min: number | null, max: number | null): Rate | null {
  return min === null && max === null ? null : { min, max };
}
