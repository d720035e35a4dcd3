import type { Kysely } from 'kysely';
import type { CompanyRow } from './company.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Actor } from './actor.ts';

/** Resolves people and companies of requests; implemented by the features that own them. */
export interface Identity {
  /** The person of an `Authorization` header, or a visitor if the token is missing or invalid. */
  actorOf(authorization: string | undefined, now: Date): Promise<Actor>;
  /** The person of a session, by token hash; a visitor once the session has ended. */
  actorOfSession(tokenHash: Buffer, now: Date): Promise<Actor>;
  /** Whether a person currently has staff permissions, with or without a session. */
  isStaff(db: Kysely<Schema>, personId: number): Promise<boolean>;
  /** The company whose portal is at this host; null for the main portal. */
  companyOfHost(hostname: string): Promise<CompanyRow | null>;
  /** Whether a portal is at this host, or was before its company changed its domain. */
  isPortalHost(hostname: string): Promise<boolean>;
  companyOfSlug(slug: string): Promise<CompanyRow | null>;
}
