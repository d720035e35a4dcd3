import type { Input } from '@crewdock/contract/endpoint';
import type { importLinks, SentFile } from '@crewdock/contract/import-links';
import { sql } from 'kysely';
import type { WithCaptcha } from '../../people/captcha/captcha.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Context } from '../../core/context/context.ts';
import { invalidField, notFound } from '../../core/errors/errors.ts';
import { buildPageCursors } from '../../infra/http/cursor-pages.ts';
import { addFile } from '../mass/add-file.ts';
import { countImportFiles, type FoundMassImport, readFiles, type Trx } from '../mass/queries.ts';
import { presentSentFile } from './present.ts';
import { claimPlace, filesLeft, openLink, sentImport } from './queries.ts';
import * as fieldErrors from '../../core/messages/errors/field.ts';
import * as importErrors from '../../core/messages/errors/import.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

type Sent = Input<typeof importLinks.listSentFiles>;

/** Starts an import by a visitor and returns its uid. The visitor can read the progress only with this uid. */
export async function startSending(
  key: string,
  { files, g_response }: Input<typeof importLinks.startSending>['body'],
  context: Context & WithCaptcha,
): Promise<string> {
  const { db, limits, captcha, caller } = context;
  await limits.use('write', caller);
  if (!(await openLink(db, key))) throw notFound();
  await captcha.verify(g_response, caller);
  return inTransaction(db, async (trx) => {
    // Locks the link, so that concurrent starts count the places reserved here.
    await sql`select from import_link where key = ${key} for no key update`.execute(trx);
    const link = await openLink(trx, key);
    if (!link) throw notFound();
    const left = filesLeft(link);
    if (files > left)
      throw invalidField(
        'files',
        left === 0 ? formatMessage(importErrors.linkFull) : formatMessage(fieldErrors.atMost, { size: left }),
      );
    const { uid } = await trx
      .insertInto('mass_import')
      .values({ owner_id: link.owner_id, kind: link.kind, link_id: link.id, name: link.label, files })
      .returning('uid')
      .executeTakeFirstOrThrow();
    return uid;
  });
}

/** Adds a visitor's file to an import. If the announcement has expired, the file needs a free place on the link. */
export async function addImportLinkFile(params: Sent['params'], file: File, context: Context): Promise<SentFile> {
  const found = await sent(params, context);
  await context.limits.useForm('import-link-file', context.caller, `import ${found.uid}`);
  const claim = async (trx: Trx) => {
    if (!(await claimPlace(trx, found))) throw invalidField('file', formatMessage(importErrors.linkFull));
  };
  return presentSentFile(await addFile(found, file, context, claim));
}

export async function sentFiles(params: Sent['params'], query: Sent['query'], context: Context) {
  const { id } = await sent(params, context);
  const [page, total] = await Promise.all([readFiles(id, query, context), countImportFiles(context.db, id, undefined)]);
  return { items: page.rows.map(presentSentFile), ...buildPageCursors(total, page) };
}

async function sent(params: Sent['params'], { db }: Context): Promise<FoundMassImport> {
  const found = await sentImport(db, params);
  if (!found) throw notFound();
  return found;
}
