import { Email, PersonName } from '@crewdock/contract/accounts';
import type { Command } from 'commander';
import { sql } from 'kysely';
import { z } from 'zod';
import { moveAccount } from '../people/accounts/state.ts';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import { AppError } from '../core/errors/errors.ts';
import { type CommandOutput, formatTable } from './answer.ts';
import { type CommandRunner, parseCommandInput, addCommand } from './command.ts';
import type { Desk } from './desk.ts';
import { makeAccount } from './make-account.ts';

const Somebody = z.object({ email: Email, firstName: PersonName, lastName: PersonName });

export function addStaffCommands(program: Command, run: CommandRunner): void {
  const staff = program.command('staff').description('Staff accounts, for the admin panel.');
  addCommand(staff, 'create <email>', 'Creates an account, and emails and prints a link for setting its password.')
    .requiredOption('--first-name <name>', 'first name')
    .requiredOption('--last-name <name>', 'last name')
    .action((email, { json, ...names }) => run((desk) => create({ email, ...names }, desk), { json }));
  addCommand(staff, 'list', 'Lists all staff accounts.').action((options) => run(list, options));
  addCommand(staff, 'disable <email>', 'Suspends an account and ends its sessions.').action((email, options) =>
    run((desk) => disable(email, desk), options),
  );
}

async function create(typed: object, desk: Desk): Promise<CommandOutput> {
  const { email, firstName, lastName } = parseCommandInput(Somebody, typed);
  const { link } = await inTransaction(desk.db, (trx) =>
    makeAccount(trx, { email, first_name: firstName, last_name: lastName, type: null, is_staff: true }, null, desk),
  );
  return { data: { email, link }, text: [`Link for ${email} to set a password within 7 days`, link] };
}

async function list({ db }: Desk): Promise<CommandOutput> {
  const rows = await db
    .selectFrom('person')
    .where('is_staff', '=', true)
    .where('anonymised_at', 'is', null)
    .select(['email', 'first_name', 'last_name', 'state', 'last_sign_in_at'])
    .orderBy('email')
    .execute();
  return { data: rows, text: formatTable(['email', 'first_name', 'last_name', 'state', 'last_sign_in_at'], rows) };
}

async function disable(email: string, { db, doer }: Desk): Promise<CommandOutput> {
  await inTransaction(db, async (trx) => {
    const person = await trx
      .selectFrom('person')
      .where('email', '=', email.toLowerCase())
      .where('is_staff', '=', true)
      .select(['id', 'state'])
      .executeTakeFirst();
    if (!person) throw new AppError('not_found', `There is no staff account with the email address ${email}.`);
    await moveAccount(trx, person.id, 'suspended', null);
    await trx
      .updateTable('person')
      .set({ version: sql`version + 1` })
      .where('id', '=', person.id)
      .execute();
    const [before, after] = [{ state: person.state }, { state: 'suspended' }];
    await writeAuditEntries(trx, doer, { action: 'changed', subject: 'person', id: person.id, before, after });
  });
  return { data: { email, state: 'suspended' }, text: [`${email} is suspended.`] };
}
