import { Email, PersonName } from '@crewdock/contract/accounts';
import type { Command } from 'commander';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { writeAuditEntries } from '../core/audit/changed.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Schema } from '../infra/db/schema.ts';
import { AppError, invalidInput } from '../core/errors/errors.ts';
import type { CommandOutput } from './answer.ts';
import { type CommandRunner, parseCommandInput, addCommand } from './command.ts';
import { companyBy } from './company-by.ts';
import type { Desk } from './desk.ts';
import { makeAccount } from './make-account.ts';

const Member = z.object({ email: Email, firstName: PersonName.optional(), lastName: PersonName.optional() });

export function addSuperadminCommands(program: Command, run: CommandRunner): void {
  const superadmin = program.command('superadmin').description('Superadmins of a company.');
  addCommand(
    superadmin,
    'add <email>',
    'Makes a user superadmin of a company. New users get an account through an emailed link.',
  )
    .requiredOption('--company <slug>', 'the company')
    .option('--first-name <name>', 'for a new account')
    .option('--last-name <name>', 'for a new account')
    .action((email, { json, company: slug, ...names }) =>
      run((desk) => addSuperadmin({ email, ...names }, slug, desk), { json }),
    );
}

async function addSuperadmin(typed: object, slug: string, desk: Desk): Promise<CommandOutput> {
  const { email, firstName, lastName } = parseCommandInput(Member, typed);
  const link = await inTransaction(desk.db, async (trx) => {
    const company = await companyBy(trx, slug);
    const known = await trx
      .selectFrom('person')
      .where('email', '=', email)
      .select(['id', 'superadmin_in', 'is_staff'])
      .executeTakeFirst();
    if (known?.is_staff) throw new AppError('conflict', 'Staff can’t be superadmins. Use another address.');
    if (known?.superadmin_in != null && known.superadmin_in !== company.id)
      throw new AppError('conflict', 'This account is a superadmin of another company.');
    if (known) {
      await letRun(trx, known.id, company, desk);
      return null;
    }
    if (firstName === undefined || lastName === undefined) {
      throw invalidInput([{ path: 'first-name, last-name', message: `are required: ${email} has no account yet` }]);
    }
    const account = { email, first_name: firstName, last_name: lastName, type: 1 as const };
    const made = await makeAccount(trx, account, company, desk);
    await letRun(trx, made.id, company, desk);
    return made.link;
  });
  const text = [
    `${email} is now a superadmin of ${slug}.`,
    ...(link ? ['Link for setting a password within 7 days', link] : []),
  ];
  return { data: { email, company: slug, link }, text };
}

async function letRun(trx: Transaction<Schema>, id: number, company: CompanyRow, { doer }: Desk): Promise<void> {
  const { superadmin_in } = await trx
    .selectFrom('person')
    .where('id', '=', id)
    .select('superadmin_in')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('person')
    .set({ superadmin_in: company.id, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('company_member')
    .values({ company_id: company.id, person_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await writeAuditEntries(trx, doer, {
    action: 'changed',
    subject: 'person',
    id,
    personId: id,
    before: { superadmin_in },
    after: { superadmin_in: company.id },
  });
}
