import type { Kysely } from 'kysely';
import type { Company } from '../company.ts';
import type { Schema } from '../db/schema.ts';
import type { Actor } from './actor.ts';

/** Who asks and whose portal it is: looked up by the features that keep people and companies. */
export interface Identity {
  /** Whom an `Authorization` header stands for; a visitor where it stands for nobody. */
  actorOf(authorization: string | undefined, now: Date): Promise<Actor>;
  /** Whose session it is, by what stands for its token; a visitor once it has ended. */
  actorOfSession(tokenHash: Buffer, now: Date): Promise<Actor>;
  /** Whether somebody may do what staff may at this moment, in a session or not. */
  isStaff(db: Kysely<Schema>, personId: number): Promise<boolean>;
  /** The company whose portal a host is, or null: then it is the main portal. */
  companyOfHost(hostname: string): Promise<Company | null>;
  /** Whether a portal answers at this host, or did until its company's domain changed. */
  isPortalHost(hostname: string): Promise<boolean>;
  companyOfSlug(slug: string): Promise<Company | null>;
}
