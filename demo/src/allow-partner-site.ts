import { type Kysely, sql } from 'kysely';
import type { Config } from '@crewdock/server/platform/config';
import type { Schema } from '@crewdock/server/platform/db/schema';
import { demoCompanies } from './companies.ts';

/** Lets the example partner site send forms for the companies of the demo. */
export async function allowPartnerSite(
  db: Kysely<Schema>,
  { publicUrl, partnerPort }: Pick<Config, 'publicUrl' | 'partnerPort'>,
): Promise<void> {
  const origin = `http://${publicUrl.hostname}:${partnerPort}`;
  await db
    .updateTable('company')
    .set({ allowed_origins: sql<string[]>`allowed_origins || ${origin}::text` })
    .where(
      'slug',
      'in',
      demoCompanies.map(({ slug }) => slug),
    )
    .where(sql<boolean>`${origin} <> all(allowed_origins)`)
    .execute();
}
