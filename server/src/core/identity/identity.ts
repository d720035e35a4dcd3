import type { Kysely } from 'kysely';
import type { CompanyRow } from './company.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Actor } from './actor.ts';

/** Finds the person and the company of a request. Implemented by the features that own these data. */
export interface Identity {
  /**
   * Returns the person who is signed in by the `Authorization` header; a visitor if the token is missing or invalid.
   */
  actorOf(authorization: string | undefined, now: Date): Promise<Actor>;
  /** Returns the person of the session with this token hash; a visitor if the session has ended. */
  actorOfSession(tokenHash: Buffer, now: Date): Promise<Actor>;
  /** Returns whether a person currently has staff permissions, with or without a session. */
  isStaff(db: Kysely<Schema>, personId: number): Promise<boolean>;
  /** Returns the company whose portal is at this host; null for the main portal. */
  companyOfHost(hostname: string): Promise<CompanyRow | null>;
  /** Returns whether a portal is at this host, or was there before its company changed its domain. */
  isPortalHost(hostname: string): Promise<boolean>;
  companyOfSlug(slug: string): Promise<CompanyRow | null>;
}
