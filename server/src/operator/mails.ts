import { Email } from '@crewdock/contract/accounts';
import { type Command, Option } from 'commander';
import { z } from 'zod';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import { AppError } from '../core/errors/errors.ts';
import { tryAgain } from '../staff/health/retry-mail.ts';
import { sendTest } from '../infra/email/send-test.ts';
import { type CommandOutput, formatTable } from './answer.ts';
import { type CommandRunner, parseCommandInput, addCommand } from './command.ts';
import type { Desk } from './desk.ts';

const STATES = ['waiting', 'refused', 'sent'] as const;
type State = (typeof STATES)[number];

const Limit = z.object({ limit: z.coerce.number().int().min(1).max(1000) });

export function addMailCommands(program: Command, run: CommandRunner): void {
  const mail = program.command('mail').description('The outbox.');
  addCommand(mail, 'list', 'Lists emails, latest first.')
    .addOption(new Option('--state <state>', 'only emails in this state').choices(STATES))
    .option('--to <email>', 'only emails to this address')
    .option('--limit <number>', 'maximum number', '50')
    .action(({ json, ...options }) => run((desk) => list(options, desk), { json }));
  addCommand(mail, 'show <id>', 'Shows an email with the response of the mail server.').action((id, options) =>
    run((desk) => show(id, desk), options),
  );
  addCommand(mail, 'retry [ids...]', 'Sends failed emails again.')
    .option('--all', 'all failed emails')
    .action((ids, { json, all = false }) => run((desk) => retry(ids, all, desk), { json }));
  addCommand(
    mail,
    'send-test <email>',
    'Sends a test email immediately, without the queue, and shows the response of the mail server.',
  ).action((email, options) => run((desk) => test(email, desk), options));
}

async function list(
  { state, to, limit }: { state?: State; to?: string; limit: string },
  { db }: Desk,
): Promise<CommandOutput> {
  const rows = await db
    .selectFrom('mail')
    .$if(state === 'sent', (query) => query.where('sent_at', 'is not', null))
    .$if(state === 'refused', (query) => query.where('failed_at', 'is not', null))
    .$if(state === 'waiting', (query) => query.where('sent_at', 'is', null).where('failed_at', 'is', null))
    .$if(to !== undefined, (query) => query.where('recipient', 'ilike', to!.replaceAll(/[\\%_]/g, '\\$&')))
    .select(['id', 'created_at', 'recipient', 'subject', 'sent_at', 'failed_at', 'reason'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(parseCommandInput(Limit, { limit }).limit)
    .execute();
  const mails = rows.map(({ sent_at, failed_at, ...mail }) => ({ ...mail, state: stateOf({ sent_at, failed_at }) }));
  return { data: mails, text: formatTable(['id', 'created_at', 'state', 'recipient', 'subject', 'reason'], mails) };
}

async function show(id: string, { db }: Desk): Promise<CommandOutput> {
  const mail = await db
    .selectFrom('mail')
    .where('id', '=', uidOf(id))
    .select([
      'id',
      'message_id',
      'recipient',
      'reply_to',
      'subject',
      'created_at',
      'due_at',
      'tried_at',
      'sent_at',
      'failed_at',
      'reason',
      'last_error',
      'text',
    ])
    .executeTakeFirst();
  if (!mail) throw new AppError('not_found', `There is no email ${id}.`);
  const { text, ...facts } = mail;
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === null ? [] : `${name}: ${value instanceof Date ? value.toISOString() : value}`,
  );
  return { data: { ...mail, state: stateOf(mail) }, text: [`state: ${stateOf(mail)}`, ...lines, '', text] };
}

async function retry(typed: string[], all: boolean, { db, doer }: Desk): Promise<CommandOutput> {
  if (all === typed.length > 0) throw new AppError('invalid_input', 'Specify emails, or use --all.');
  const ids = all
    ? (await db.selectFrom('mail').where('failed_at', 'is not', null).select('id').execute()).map(({ id }) => id)
    : typed.map(uidOf);
  for (const id of ids) await inTransaction(db, (trx) => tryAgain(trx, id, doer));
  return {
    data: { retried: ids },
    text: [ids.length === 1 ? '1 email will be sent again.' : `${ids.length} emails will be sent again.`],
  };
}

async function test(typed: string, { config, db, doer }: Desk): Promise<CommandOutput> {
  const { email } = parseCommandInput(z.object({ email: Email }), { email: typed });
  const result = await sendTest(config, email);
  await writeAuditEntries(db, doer, {
    action: 'mails_sent',
    subject: 'mail',
    id: null,
    after: { test: email, result: result.said },
  });
  return { data: result, text: [result.said], failed: !result.isTaken };
}

function stateOf({ sent_at, failed_at }: { sent_at: Date | null; failed_at: Date | null }): State {
  return sent_at ? 'sent' : failed_at ? 'refused' : 'waiting';
}

function uidOf(id: string): string {
  return parseCommandInput(z.object({ id: z.uuid('must be an email’s id, as shown by mail list') }), { id }).id;
}
