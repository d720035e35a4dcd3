import type { Kysely } from 'kysely';
import type { Captcha } from '../../people/captcha/captcha.ts';
import type { LoadListed } from '../../cards/listed-cards.ts';
import type { Schema } from '../db/schema.ts';
import type { Company } from '../../companies/queries.ts';
import type { Names } from '../../dictionaries/names.ts';
import type { Files } from '../files/files.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { MarketSearch } from '../../market/search/question.ts';
import type { Passwords } from '../../people/passwords/hash.ts';
import type { Social } from '../../people/social/provider-client.ts';
import type { Cookies } from './cookies.ts';
import type { Limits } from './limits.ts';
import type { Origins } from './origins.ts';
import type { Actor, Person } from './session.ts';

/** What every handler may use. */
export interface Services {
  db: Kysely<Schema>;
  search: MarketSearch;
  /** Cards as lists show them. */
  listed: LoadListed;
  /** Labels of dictionaries, skills and countries. */
  names: () => Promise<Names>;
  origins: Origins;
  limits: Limits;
  passwords: Passwords;
  outbox: Outbox;
  files: Files;
  social: Social;
  captcha: Captcha;
  /** Where messages to the people behind the portal are mailed to. */
  contactEmail: string | undefined;
}

/** What a handler knows of its request besides the input. */
export interface Context extends Services {
  actor: Actor;
  /** The white-label company of the host, or null on the main portal. */
  company: Company | null;
  /** Whom limits count, and nothing else does: the caller's address or network. */
  caller: string;
  /** Origin of the partner's site whose widget sent it, or null. */
  site: string | null;
  /** What the browser calls itself. */
  userAgent: string;
  cookies: Cookies;
  /** Aborted when the caller goes before it is answered; of a stream also when the server begins to end. */
  signal: AbortSignal;
  now: Date;
}

/** Who is asking, where the endpoint's table lets in no visitors. */
export function personOf({ actor }: Context): Person {
  if (actor.kind === 'visitor') throw new Error('a visitor got in where the table says otherwise');
  return actor;
}
