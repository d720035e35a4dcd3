import { join } from 'node:path';
import { listedCards } from './cards/listed-cards.ts';
import { companyOfHost, findCompany } from './companies/queries.ts';
import type { AllServices } from './context.ts';
import { createNames } from './dictionaries/names.ts';
import { sqlSearch } from './search/sql-search.ts';
import { authenticate } from './people/accounts/authenticate.ts';
import { createCaptcha } from './people/captcha/captcha.ts';
import { createPasswords } from './people/passwords/hash.ts';
import { createSocial } from './people/social/provider-client.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/open.ts';
import { localFiles } from './platform/files/files.ts';
import { createLimits } from './platform/http/limits.ts';
import { createOrigins } from './platform/http/origins.ts';
import { createOutbox } from './platform/mail/outbox.ts';
import { cardRelations } from './relations/of-cards.ts';

/** What handlers and tasks may use, on the given connections. */
export function createServices(config: Config, { kysely: db, pool }: Database): AllServices {
  const origins = createOrigins(config.publicUrl);
  return {
    db,
    identity: {
      actorOf: (authorization, now) => authenticate(db, authorization, now),
      companyOfHost: (hostname) => companyOfHost(db, origins, hostname),
      companyOfSlug: (slug) => findCompany(db, slug),
    },
    search: sqlSearch(db),
    listed: listedCards(pool, db),
    cardRelations: cardRelations(db),
    names: createNames(db),
    origins,
    limits: createLimits(pool),
    passwords: createPasswords(),
    outbox: createOutbox(origins),
    files: localFiles(join(config.dataDirectory, 'files')),
    captcha: createCaptcha(config.captcha, db),
    social: createSocial(config.social),
    contactEmail: config.contactEmail,
  };
}
