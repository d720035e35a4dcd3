import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './core/config/config.ts';
import type { Schema } from './infra/db/schema.ts';
import { StartError } from './core/config/start-error.ts';

/** Additions to a server with the embedded database: demo data and an example partner site. */
export interface Trial {
  /** Fills an empty market with demo data. Writes `demo-accounts.json` into `dataDir`. */
  loadDemoData(db: { kysely: Kysely<Schema> }, options: { dataDir: string }): Promise<void>;
  /** Allows the example partner site to send forms to the demo companies. */
  allowPartnerSite(db: Kysely<Schema>, config: Config): Promise<void>;
  buildPartnerSite(portalOrigin: string): Promise<FastifyInstance>;
}

// Not a literal in `import`, because the demo workspace depends on the server and might not be installed.
const DEMO_WORKSPACE: string = '@crewdock/demo/trial';

/** Loads the demo workspace. Throws a `StartError` if it is not installed. */
export async function loadTrial(): Promise<Trial> {
  try {
    const { trial } = (await import(DEMO_WORKSPACE)) as { trial: Trial };
    return trial;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError('DATABASE_URL is not set, and the demo workspace for the embedded database is not installed.');
  }
}
