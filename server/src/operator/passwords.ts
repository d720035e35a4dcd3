import type { Command } from 'commander';
import { createLink } from '../people/accounts/links.ts';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import { AppError } from '../core/errors/errors.ts';
import type { CommandOutput } from './answer.ts';
import { type CommandRunner, addCommand } from './command.ts';
import type { Desk } from './desk.ts';

export function addPasswordCommands(program: Command, run: CommandRunner): void {
  const password = program.command('password').description('Passwords of accounts.');
  addCommand(
    password,
    'reset <email>',
    'Prints a link for setting a new password. It works once, for one hour. No email is sent.',
  ).action((email, options) => run((desk) => reset(email, desk), options));
}

async function reset(email: string, { db, doer, origins, now }: Desk): Promise<CommandOutput> {
  const link = await inTransaction(db, async (trx) => {
    const person = await trx
      .selectFrom('person')
      .where('email', '=', email.toLowerCase())
      .where('anonymised_at', 'is', null)
      .select(['id', 'uid', 'state'])
      .executeTakeFirst();
    if (!person) throw new AppError('not_found', `There is no account with the email address ${email}.`);
    if (person.state === 'suspended' || person.state === 'terminated') {
      throw new AppError('conflict', `The account is ${person.state}: open it in the admin panel first.`);
    }
    const { uidb64, token } = await createLink(trx, person, 'password-reset', { now });
    const after = { password_link: now.toISOString() };
    await writeAuditEntries(trx, doer, {
      action: 'changed',
      subject: 'person',
      id: person.id,
      before: { password_link: null },
      after,
    });
    return `${origins.main}/password_reset/${uidb64}/${token}`;
  });
  return { data: { email, link }, text: [`Link for ${email} to set a new password within an hour`, link] };
}
