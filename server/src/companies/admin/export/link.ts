import type { FileAnswer } from '@crewdock/contract/endpoint';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import { storedContents } from '../../../infra/storage/serve.ts';
import { type Context, requirePerson } from '../../../core/context/context.ts';
import { linkGone, notAuthenticated, notFound } from '../../../core/errors/errors.ts';
import { readLink, signLink } from '../../../core/signed-links/signed-link.ts';
import { requireSuperadmin } from '../administrator.ts';
import { findExport, type FoundExport } from './found.ts';

/** Lifetime of a download link in milliseconds. It is short, because links are used immediately. */
const LIFETIME_MS = 10 * 60 * 1000;
const UUID = 16;

/**
 * Creates a download URL for the requester. It becomes invalid when the requester's session or superadmin role ends.
 */
export async function exportAddress(context: Context): Promise<string> {
  const { company } = requireSuperadmin(context);
  const { uid } = await readyExport(company.id, context);
  const names = Buffer.concat([bytesOf(uid), requirePerson(context).tokenHash]);
  const expires = new Date(context.now.getTime() + LIFETIME_MS);
  return `/api/company/export/company.zip?link=${await signLink(context, 'company-export', { names, expires })}`;
}

/**
 * Returns the archive of a download link, after checking the current permissions of the person for whom the link was
 * issued. Writes an audit entry.
 */
export async function linkedArchive(
  link: string | undefined,
  context: Context,
): Promise<FileAnswer<'application/zip'>> {
  if (link === undefined) throw notAuthenticated();
  const names = await readLink(context, 'company-export', link, context.now);
  const actor = await context.identity.actorOfSession(names.subarray(UUID), context.now);
  if (actor.kind === 'visitor') throw linkGone();
  const { company } = requireSuperadmin({ ...context, actor });
  const found = await readyExport(company.id, context);
  if (!names.subarray(0, UUID).equals(bytesOf(found.uid))) throw linkGone();
  const file = await context.files.open(found.file!);
  if (!file) throw notFound();
  return {
    type: 'application/zip',
    name: `${company.slug}-${found.created_at.toISOString().slice(0, 10)}.zip`,
    disposition: 'attachment',
    ...storedContents(file),
    async open(range) {
      const entry = { subject: 'company', id: company.id, after: { export: 'downloaded' } } as const;
      await writeAuditEntries(context.db, { ...context, actor }, { action: 'data_exported', ...entry });
      return file.read(range);
    },
  };
}

async function readyExport(companyId: number, { db }: Context): Promise<FoundExport> {
  const found = await findExport(db, companyId);
  if (found?.state !== 'ready') throw notFound();
  return found;
}

function bytesOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}
