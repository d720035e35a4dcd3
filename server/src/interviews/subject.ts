import { type Kysely, sql } from 'kysely';
import { findCard, type RequestRow, type TalentRow } from '../cards/queries.ts';
import { findCompany } from '../companies/queries.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { InterviewRow } from './queries.ts';

/** The two cards of an interview. */
export interface Cards {
  request: RequestRow;
  talent: TalentRow;
}

export async function loadInterviewCards(
  db: Kysely<Schema>,
  { request_id, talent_id }: Pick<InterviewRow, 'request_id' | 'talent_id'>,
): Promise<Cards> {
  const [request, talent] = await Promise.all([
    findCard(db, 'request', sql`c.id = ${request_id}`),
    findCard(db, 'talent', sql`c.id = ${talent_id}`),
  ]);
  return { request: request!, talent: talent! };
}

/**
 * Returns whether booking is enabled for a job. It is always enabled on the main portal; companies can disable it for
 * their jobs.
 */
export async function isBookingOn(
  db: Kysely<Schema>,
  { company_id }: Pick<RequestRow, 'company_id'>,
): Promise<boolean> {
  if (company_id === null) return true;
  return (await findCompany(db, String(company_id)))?.interview_booking_enabled ?? false;
}
