import type { LeftOut } from '@crewdock/contract/mass-mail';
import type { StaffTable } from '@crewdock/contract/table';
import type { Transaction } from 'kysely';
import { findCompany } from '../../../companies/queries.ts';
import { choicePage } from '../../../people/mails/choice.ts';
import type { CompanyRow } from '../../../core/identity/company.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import { defineOperation } from '../../../core/operations/definition.ts';
import type { Services } from '../../../core/context/services.ts';
import { signingKey } from '../../../core/signed-links/signing-key.ts';
import { checkStaff } from '../check-staff.ts';
import type { AnySource, RowKey } from '../source.ts';
import { massLetter } from './mass-email.ts';
import { type MassLetter, type Recipient, isRecipient, resolveRecipients } from './recipients.ts';
import * as errors from '../../../core/messages/errors/staff.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

interface Input {
  /** Keys of the rows at the start of the operation; rows that match the filters later get no mail. */
  keys: RowKey[];
  letter: MassLetter;
}

type Mailing = Pick<Services, 'outbox' | 'origins' | 'vault'>;

const CHUNK = 100;

const WHY: Record<LeftOut, string> = {
  nobody: formatMessage(errors.noAccount),
  suspended: formatMessage(errors.suspended),
  opted_out: formatMessage(errors.optedOut),
  empty_field: formatMessage(errors.emptyField),
  same_mail: formatMessage(errors.sameMail),
};

/**
 * The long-running operation that mails the people of many rows. It can be canceled. Each row is checked again when
 * its chunk runs. The cursor contains the hashes of the mails sent so far, which prevent duplicates.
 */
export function massMail(table: StaffTable, source: AnySource) {
  return defineOperation<Input, Cursor, never, Mailing & Pick<Services, 'identity'>>({
    kind: `mail-${table.name}`,
    chunk: CHUNK,
    async step(trx, { input: { keys, letter }, cursor, limit, owner, issue }, services) {
      await checkStaff(trx, owner.id, services.identity);
      const { from, told: earlier } = cursor ?? { from: 0, told: [] };
      const told = new Set(earlier);
      const rows = await resolveRecipients(trx, table, source, { keys: keys.slice(from, from + limit), letter, told });
      for (const row of rows) if (!isRecipient(row)) issue(String(row.key), WHY[row.reason]);
      const recipients = rows.filter(isRecipient);
      await writeMails(trx, recipients, services);
      const next = from + limit;
      return { done: recipients.length, next: next < keys.length ? { from: next, told: [...told] } : null };
    },
  });
}

interface Cursor {
  from: number;
  told: string[];
}

/** Writes mails to the outbox, each with the branding of its recipient's portal. */
export async function writeMails(
  trx: Transaction<Schema>,
  recipients: Recipient[],
  { outbox, origins, vault }: Mailing,
): Promise<void> {
  const companies = new Map<number, CompanyRow | null>();
  const now = new Date();
  const key = await signingKey({ db: trx, vault });
  const mails = [];
  for (const recipient of recipients) {
    const { companyId: id, uid, email: to } = recipient;
    if (id !== null && !companies.has(id)) companies.set(id, await findCompany(trx, String(id)));
    const company = id === null ? null : companies.get(id)!;
    const unsubscribeUrl = choicePage(key, uid, { origin: origins.of(company), now });
    const letter = massLetter(company?.name ?? 'Crewdock', recipient, unsubscribeUrl);
    mails.push({ to, company, letter, unsubscribeUrl });
  }
  await outbox.write(trx, ...mails);
}
