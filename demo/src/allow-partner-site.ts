import { type Kysely, sql } from 'kysely';
import type { Config } from '@crewdock/server/core/config/config';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { demoCompanies } from './companies.ts';

/** Allows the example partner site to send forms to the demo's companies. */
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
