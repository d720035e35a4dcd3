import { editableCard } from '../cards/editing/editable.ts';
import { getShownId } from '../cards/shown-id.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { linkGone, notAuthenticated, notFound } from '../core/errors/errors.ts';
import { readLink, signLink } from '../core/signed-links/signed-link.ts';
import { type ApplicationRow, findApplication } from './queries.ts';

/** Lifetime of a CV link in milliseconds. It is short, because the link is only used by the open preview. */
const LIFETIME_MS = 10 * 60 * 1000;
const UUID = 16;

interface Named {
  id: string;
  applicationId: string;
}

/**
 * Creates the URL of a CV for the requester. It becomes invalid when the requester's session or access to the job ends.
 */
export async function createApplicationCvUrl({ id, applicationId }: Named, context: Context): Promise<string> {
  const job = await editableCard('request', id, context);
  const found = await findApplication(context.db, job.id, applicationId);
  if (!found?.cv_name?.endsWith('.pdf')) throw notFound();
  const names = Buffer.concat([bytesOf(found.id), requirePerson(context).tokenHash]);
  const expires = new Date(context.now.getTime() + LIFETIME_MS);
  const link = await signLink(context, 'application-cv', { names, expires });
  return `/api/requests/${getShownId(job)}/applications/${found.id}/cv.pdf?link=${link}`;
}

/**
 * Finds the application of a CV link, after checking the current permissions of the person for whom the link was
 * issued.
 */
export async function linkedApplication(
  { id, applicationId }: Named,
  link: string | undefined,
  context: Context,
): Promise<ApplicationRow> {
  if (link === undefined) throw notAuthenticated();
  const names = await readLink(context, 'application-cv', link, context.now);
  const actor = await context.identity.actorOfSession(names.subarray(UUID), context.now);
  if (actor.kind === 'visitor' || !names.subarray(0, UUID).equals(bytesOf(applicationId))) throw linkGone();
  const job = await editableCard('request', id, { ...context, actor });
  const found = await findApplication(context.db, job.id, applicationId);
  if (!found) throw notFound();
  return found;
}

function bytesOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}
