import { isolatedText } from '@crewdock/contract/isolated-text';
import type { ResourceMessage } from '@crewdock/contract/contact';
import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { loadCardOwnerEmails } from '../cards/addressees.ts';
import { findCompany } from '../companies/queries.ts';
import { isMarketOpen } from '../companies/policy.ts';
import type { WithCaptcha } from '../people/captcha/captcha.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { Context } from '../core/context/context.ts';
import { conflictError, notFound } from '../core/errors/errors.ts';
import type { Letter } from '../core/email-content/email-message.ts';
import { oneLine, plainText } from '../core/text/plain-text.ts';
import { offeredResources } from '../resources/matching.ts';
import { loadResources, type ResourceRow } from '../resources/queries.ts';
import { writeUpdate } from '../notifications/updates/write.ts';
import { insertMessage, isKnownMessage } from './receive.ts';
import * as emails from '../core/messages/emails/contact.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as errors from '../core/messages/errors/contact.ts';
import * as updates from '../core/messages/updates.ts';

/**
 * Emails the provider of a resource, with the sender as reply-to, and writes an entry to the staff inbox.
 * Open to visitors. Idempotent by `message_id`.
 */
export async function contactProvider(
  { uid, g_response, message_id: id, ...words }: z.output<typeof ResourceMessage>,
  context: Context & WithCaptcha,
): Promise<void> {
  const { db, limits, captcha, caller, actor, company, site } = context;
  if (!isMarketOpen(company)) throw notFound();
  const condition = sql`r.uid = ${uid} and ${offeredResources(company?.id ?? null, {})}`;
  const [resource] = await loadResources(db, condition, { limit: 1 });
  if (!resource) throw notFound();
  const asker = actor.kind === 'person' ? actor.id : null;
  if (resource.owner_id === asker) throw conflictError(formatMessage(errors.ownResource));
  await limits.use('write', caller);
  const row = {
    id,
    ...words,
    name: oneLine(words.name),
    phone_number: '',
    person_id: asker,
    company_id: company?.id ?? null,
    resource_id: resource.id,
    site,
  };
  if (await isKnownMessage(db, row)) return;
  await captcha.verify(g_response, caller);
  await limits.useForm('contact', caller, words.email);
  await inTransaction(db, async (trx) => {
    const isNew = await insertMessage(trx, row);
    if (!isNew) return void (await isKnownMessage(trx, row));
    await deliver(trx, resource, row, context);
  });
}

async function deliver(
  trx: Transaction<Schema>,
  resource: ResourceRow,
  {
    name,
    email,
    company_name,
    message,
    person_id,
  }: { [K in 'name' | 'email' | 'company_name' | 'message']: string } & {
    person_id: number | null;
  },
  { outbox, actor }: Context,
): Promise<void> {
  const called = `${resource.name}, ${resource.title}`;
  const text = plainText(message).trim();
  await writeUpdate(trx, {
    kind: 'contact_message',
    title: formatMessage(updates.messageAbout, { name, subject: called }),
    detail: [text, company_name].filter(Boolean).join('\n\n'),
    email,
    path: `/admin-panel/available-resources?open=${resource.uid}`,
    personId: person_id,
    companyId: resource.company_id,
    actor,
  });
  const company = resource.company_id === null ? null : await findCompany(trx, String(resource.company_id));
  const from = [name, ...(company_name ? [company_name] : [])].map(isolatedText).join(', ');
  const resourceName = [resource.name, resource.title].map(isolatedText).join(', ');
  const letter: Letter = {
    subject: formatMessage(emails.resourceSubject, { name, resource: resourceName }),
    heading: formatMessage(emails.resourceHeading, { resource: resourceName }),
    paragraphs: [text, from],
    footnote: formatMessage(emails.resourceNote, { email }),
  };
  const addressees = await loadCardOwnerEmails(trx, resource);
  await outbox.write(trx, ...addressees.map((to) => ({ to, replyTo: email, company, letter })));
}
