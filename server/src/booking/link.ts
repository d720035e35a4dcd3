import { DAYS_AHEAD_MAX } from '@crewdock/contract/interviews';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { AppError, notFound } from '../platform/http/errors.ts';
import { linkTo, uidOf } from '../platform/uid-link.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last part of a link by which the talent's side answers without an account. Each mail has one; all end with the interview. */
export async function interviewToken(db: Kysely<Schema>, id: string, now: Date): Promise<string> {
  const expires = new Date(now.getTime() + (DAYS_AHEAD_MAX + 1) * DAY_MS);
  return linkTo(db, 'interview', { uid: id, expires });
}

/** The id of the interview. One that is forged or expired is not found, as one that is withdrawn. */
export async function interviewOf(db: Kysely<Schema>, token: string, now: Date): Promise<string> {
  try {
    return await uidOf(db, 'interview', token, now);
  } catch (error) {
    if (error instanceof AppError && error.code === 'gone') throw notFound();
    throw error;
  }
}
