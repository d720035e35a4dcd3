import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { isIPv4 } from 'node:net';
import type { Config } from '../../core/config/config.ts';
import type { Schema } from '../db/schema.ts';
import { isForeignBrowser } from './xsrf.ts';
import { type KeptMail, listPage, mailPage } from './mailbox-pages.ts';

const NEWEST = 200;
const hidden = { schema: { hide: true } };
/** Headers that proxies and content delivery networks add: `CF-Connecting-IP`, `X-Cluster-Client-IP`. */
const FORWARDING_HEADER =
  /^(forwarded|via|cdn-loop|x-(real|remote)-ip|x-(forwarded|original)(-.*)?|.*-?(client|connecting)-ip)$/;

/**
 * Returns whether `/dev/mail` exists: only with the embedded database, without an SMTP server, and with a local
 * `PUBLIC_URL`.
 */
export function hasMailbox({
  databaseUrl,
  smtpUrl,
  publicUrl,
}: Pick<Config, 'databaseUrl' | 'smtpUrl' | 'publicUrl'>): boolean {
  return databaseUrl === undefined && smtpUrl === undefined && isLocalName(publicUrl.hostname);
}

/** Serves the development mailbox at `/dev/mail`. Accepts only direct requests from this machine. */
export function mountMailbox(app: FastifyInstance, config: Config, db: Kysely<Schema>): void {
  if (!hasMailbox(config)) return;
  app.get('/dev/mail', hidden, async (request, reply) => {
    if (!isDirectLocalRequest(request)) return reply.callNotFound();
    return sendPage(reply, listPage(await newest(db)));
  });
  app.get('/dev/mail/messages.json', hidden, async (request, reply) => {
    if (!isDirectLocalRequest(request)) return reply.callNotFound();
    return reply.headers(PRIVATE).send({ messages: await newest(db) });
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', hidden, async (request, reply) => {
    const { id } = request.params;
    if (!isDirectLocalRequest(request) || !isId(id)) return reply.callNotFound();
    const mail = await keptMails(db).where('mail.id', '=', id).executeTakeFirst();
    return mail ? sendPage(reply, mailPage(mail)) : reply.callNotFound();
  });
  app.post<{ Params: { id: string } }>('/dev/mail/:id/now', hidden, async (request, reply) => {
    const { id } = request.params;
    if (!isDirectLocalRequest(request) || isForeignBrowser(request) || !isId(id)) return reply.callNotFound();
    await sendNow(db, id);
    return reply.redirect(`/dev/mail/${id}`, 303);
  });
}

function isId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

async function sendNow(db: Kysely<Schema>, id: string): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker._private_jobs where payload ->> 'id' = ${id} and locked_at is null),
      run_at => now())`.execute(db);
}

function newest(db: Kysely<Schema>): Promise<KeptMail[]> {
  return keptMails(db).orderBy('mail.created_at', 'desc').orderBy('mail.id').limit(NEWEST).execute();
}

function keptMails(db: Kysely<Schema>) {
  return db
    .selectFrom('mail')
    .leftJoin('company', 'company.id', 'mail.company_id')
    .select([
      'mail.id',
      'mail.recipient as to',
      'mail.reply_to',
      'mail.subject',
      'mail.text',
      'mail.html',
      'mail.message_id',
      'company.name as company',
      'mail.created_at as created',
      'mail.sent_at as sent',
      sql<Date | null>`case when mail.parts is not null then mail.due_at end`.as('gathers_until'),
    ]);
}

/** Emails contain sign-in links, so browsers must not cache them and other sites must not load them. */
const PRIVATE = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' };

/** Forbids scripts. Allows inline styles, because emails use them and their frame inherits this policy. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' https: data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ ...PRIVATE, 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html);
}

/**
 * Returns whether a request comes directly from this machine. Also checks the headers and the host name: the peer
 * address is local for a proxy on this machine, and a DNS name of another site may point to this machine.
 */
function isDirectLocalRequest({ socket, headers }: FastifyRequest): boolean {
  if (Object.keys(headers).some((name) => FORWARDING_HEADER.test(name))) return false;
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
