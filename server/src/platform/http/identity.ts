import type { Company } from '../company.ts';
import type { Actor } from './actor.ts';

/** Who asks and whose portal it is: looked up by the features that keep people and companies. */
export interface Identity {
  /** Whom an `Authorization` header stands for; a visitor where it stands for nobody. */
  actorOf(authorization: string | undefined, now: Date): Promise<Actor>;
  /** Whose session it is, by what stands for its token; a visitor once it has ended. */
  actorOfSession(tokenHash: Buffer, now: Date): Promise<Actor>;
  /** The company whose portal a host is, or null: then it is the main portal. */
  companyOfHost(hostname: string): Promise<Company | null>;
  companyOfSlug(slug: string): Promise<Company | null>;
}
