import { extname } from 'node:path';
import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import { sql } from 'kysely';
import { editableCards } from '../cards/conditions.ts';
import type { Purpose } from '../infra/storage/purpose.ts';
import { type DocumentAnswer, documentAnswer } from '../infra/storage/serve.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { linkGone, notAuthenticated, notFound } from '../core/errors/errors.ts';
import { readLink, signLink } from '../core/signed-links/signed-link.ts';
import { offeredResources } from './matching.ts';
import { loadResources, type ResourceRow } from './queries.ts';

/** Storage purpose of CVs of resources. Only people who may edit the resource, including staff, may read them. */
export const resourceCvs: Purpose = {
  name: 'resource-cv',
  maxBytes: CV_MAX_BYTES,
  isPublic: false,
  namedIn: 'resource.cv_file',
};

/** Lifetime of a CV link in milliseconds. It is short, because links are used immediately. */
const LIFETIME_MS = 10 * 60 * 1000;
const UUID = 16;

/**
 * Creates the requester's link to a CV. Null if there is no CV, or if the requester may see the resource but not its
 * CV. Throws 404 if the requester must not see the resource.
 */
export async function createResourceCvUrl(uid: string, context: Context): Promise<string | null> {
  const row = await editableResource(uid, context);
  if (!row) {
    const { db, company } = context;
    const shown = await loadResources(db, sql`r.uid = ${uid} and ${offeredResources(company?.id ?? null, {})}`, {
      limit: 1,
    });
    if (shown.length === 0) throw notFound();
    return null;
  }
  if (!row.cv_file) return row.cv_url || null;
  const names = Buffer.concat([bytesOf(uid), requirePerson(context).tokenHash]);
  const expires = new Date(context.now.getTime() + LIFETIME_MS);
  return `/api/available_resources/${uid}/cv/?link=${await signLink(context, 'resource-cv', { names, expires })}`;
}

/** Returns the file of a CV link, after checking the current permissions of the person for whom the link was issued. */
export async function cvFile(uid: string, link: string | undefined, context: Context): Promise<DocumentAnswer> {
  if (link === undefined) throw notAuthenticated();
  const names = await readLink(context, 'resource-cv', link, context.now);
  const actor = await context.identity.actorOfSession(names.subarray(UUID), context.now);
  if (actor.kind === 'visitor' || !names.subarray(0, UUID).equals(bytesOf(uid))) throw linkGone();
  const row = await editableResource(uid, { ...context, actor });
  if (!row?.cv_file) throw notFound();
  return documentAnswer(context.files, { path: row.cv_file, name: `${row.name}${extname(row.cv_file)}` });
}

async function editableResource(uid: string, { db, actor }: Context): Promise<ResourceRow | undefined> {
  const condition = sql`r.uid = ${uid} and r.deleted_at is null and ${editableCards('r', actor)}`;
  return (await loadResources(db, condition, { limit: 1 }))[0];
}

function bytesOf(uid: string): Buffer {
  return Buffer.from(uid.replaceAll('-', ''), 'hex');
}
