import { type MergePreview, MOVED } from '@crewdock/contract/staff/account-merge';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../infra/db/schema.ts';
import { sharedProviders, waysInto } from './access.ts';
import { type Both, toAccountSummary } from './accounts.ts';
import { countBelongings } from './belongings.ts';
import { obstaclesTo } from './obstacles.ts';
import * as errors from '../../../core/messages/errors/staff.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Returns what merging two accounts would change. */
export async function buildMergePreview(db: Kysely<Schema>, both: Both): Promise<MergePreview> {
  const { from, into } = both;
  const counts = await countBelongings(db, from.id);
  return {
    from: toAccountSummary(from),
    into: toAccountSummary(into),
    moves: MOVED.flatMap((what) => {
      const count = counts.get(what);
      return count === undefined ? [] : [{ what, count }];
    }),
    ends: await waysInto(db, from.id),
    conflicts: [...(await sharedProviders(db, both)), ...(await sharedCompanies(db, both)), ...contacts(both)],
    obstacles: obstaclesTo(both),
  };
}

async function sharedCompanies(db: Kysely<Schema>, { from, into }: Both): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.name from company c
    where c.id in (select company_id from company_member where person_id = ${from.id})
      and c.id in (select company_id from company_member where person_id = ${into.id}) order by c.name`.execute(db);
  return rows.map(({ name }) => formatMessage(errors.sharedCompany, { company: name }));
}

/** Contact fields that are copied into the remaining account where they are empty. */
export const CONTACTS = ['company_name', 'phone_number', 'skype', 'viber'] as const;

function contacts({ from, into }: Both): string[] {
  return CONTACTS.flatMap((name) =>
    from[name] !== '' && into[name] !== '' && from[name] !== into[name]
      ? [formatMessage(errors.contactDiffers, { field: name, into: into[name], from: from[name] })]
      : [],
  );
}
