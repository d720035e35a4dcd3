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

/** Booking is always enabled on the main portal. For a company's jobs, it is enabled if the company has enabled it. */
export async function isBookingOn(
  db: Kysely<Schema>,
  { company_id }: Pick<RequestRow, 'company_id'>,
): Promise<boolean> {
  if (company_id === null) return true;
  return (await findCompany(db, String(company_id)))?.interview_booking_enabled ?? false;
}
