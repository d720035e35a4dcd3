import type { AskedResource, ownResources } from '@crewdock/contract/own-resources';
import type { Input } from '@crewdock/contract/endpoint';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { worksIn } from '../../companies/policy.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { linkGone, notFound } from '../../core/errors/errors.ts';
import { readLink, signLink } from '../../core/signed-links/signed-link.ts';
import type { KeyAccess } from '../../core/signed-links/signing-key.ts';
import { setStatus } from '../write.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Lifetime of the link in days; later answers are not expected. */
const LIFETIME_DAYS = 21;
const UUID = 16;
const ID = 4;

/** The provider that an email asks. `companyId` is null for the open pool. */
interface Provider {
  uid: string;
  companyId: number | null;
}

/** Creates the signed last path segment of the link in an email. */
export async function linkFor(access: KeyAccess, { uid, companyId }: Provider, now: Date): Promise<string> {
  const company = Buffer.alloc(ID);
  company.writeUInt32BE(companyId ?? 0);
  const names = Buffer.concat([Buffer.from(uid.replaceAll('-', ''), 'hex'), company]);
  return signLink(access, 'still-free', { names, expires: new Date(now.getTime() + LIFETIME_DAYS * DAY_MS) });
}

/** Returns the resources that recent emails asked about, with their current data. */
export async function listAskedResources(link: string, context: Context): Promise<AskedResource[]> {
  return listed(context.db, (await readProvider(link, context)).asked);
}

/** Sets the status of some of the asked resources, on behalf of the provider. */
export async function saveFreshnessAnswer(
  link: string,
  { status, uids }: Input<typeof ownResources.answerFreshness>['body'],
  context: Context,
): Promise<AskedResource[]> {
  const { id, asked } = await readProvider(link, context);
  return inTransaction(context.db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select r.id from resource r where r.uid = any(${uids}::uuid[]) and ${asked} order by r.id for update`.execute(
      trx,
    );
    if (rows.length < new Set(uids).size) throw notFound();
    const ids = rows.map((row) => row.id);
    await setStatus(trx, ids, status, context, id);
    return listed(trx, asked);
  });
}

/**
 * Returns the provider's id, and a condition on `r` for the asked resources. Throws the same error for forged links and
 * for providers who have left the platform or the company.
 */
async function readProvider(
  link: string,
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
): Promise<{ id: number; asked: RawBuilder<unknown> }> {
  const names = await readLink({ db, vault }, 'still-free', link, now);
  if (names.length !== UUID + ID) throw linkGone();
  const uid = names
    .subarray(0, UUID)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const companyId = names.readUInt32BE(UUID) || null;
  const { rows } = await sql<{ id: number }>`
    select id from person where uid = ${uid} and state = 'open' and anonymised_at is null
      and (${companyId}::int is null or ${worksIn(sql`person.id`, sql`${companyId}::int`)})`.execute(db);
  if (!rows[0]) throw linkGone();
  const { id } = rows[0];
  const asked = sql`r.owner_id = ${id} and r.company_id is not distinct from ${companyId}::int and r.deleted_at is null
    and r.asked_at > now() - make_interval(days => ${LIFETIME_DAYS})`;
  return { id, asked };
}

async function listed(db: Kysely<Schema>, asked: RawBuilder<unknown>): Promise<AskedResource[]> {
  const { rows } = await sql<Omit<AskedResource, 'confirmed'> & { confirmed: Date }>`
    select r.uid, r.name, r.title, r.status, r.available_from, r.confirmed_at as confirmed
    from resource r where ${asked} order by r.name, r.id`.execute(db);
  return rows.map((row) => ({ ...row, confirmed: row.confirmed.toISOString() }));
}
