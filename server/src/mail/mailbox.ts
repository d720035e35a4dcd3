import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isIPv4 } from 'node:net';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';

const NEWEST = 200;
const hidden = { schema: { hide: true } };

/** Whether mails stay here to be read by whoever develops: there is no server that sends them, and no public address. */
export function hasMailbox({ smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>): boolean {
  return smtpUrl === undefined && isLocalName(publicUrl.hostname);
}

/** `/dev/mail`, for this machine alone. */
export function mountMailbox(app: FastifyInstance, config: Config, db: Kysely<Schema>): void {
  if (!hasMailbox(config)) return;
  app.get('/dev/mail/messages.json', hidden, async (request, reply) => {
    if (!isOfThisMachine(request)) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').send({ messages: await newestMails(db) });
  });
}

async function newestMails(db: Kysely<Schema>) {
  return db
    .selectFrom('mail')
    .leftJoin('company', 'company.id', 'mail.company_id')
    .select([
      'mail.id',
      'mail.recipient as to',
      'mail.subject',
      'mail.text',
      'mail.html',
      'mail.message_id',
      'company.name as company',
      'mail.created_at as created',
      'mail.sent_at as sent',
    ])
    .orderBy('mail.created_at', 'desc')
    .limit(NEWEST)
    .execute();
}

/** The peer is here, and so is the name that the browser asked for: a foreign page can point its own name here. */
function isOfThisMachine({ socket, headers }: FastifyRequest): boolean {
  const host = /^(.*?)(:\d+)?$/.exec(headers.host ?? '')?.[1] ?? '';
  return isLoopback(socket.remoteAddress ?? '') && isLocalName(host.toLowerCase());
}

function isLocalName(hostname: string): boolean {
  return /^(.+\.)?localhost$/.test(hostname) || hostname === '127.0.0.1' || hostname === '[::1]';
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}
