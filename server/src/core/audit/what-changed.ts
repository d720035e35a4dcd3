import type { AuditSubject } from '@crewdock/contract/audit';
import { type Transaction, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import * as errors from '../messages/errors/http.ts';
import { formatMessage } from '../messages/format-message.ts';

/** Maximum number of listed changes. */
const CHANGES_MAX = 20;

/** Describes the last `versions` changes of a row: `Vera Novak changed priority and status in the meantime.` */
export async function whatChanged(
  trx: Transaction<Schema>,
  subject: AuditSubject,
  key: number | string,
  versions: number,
): Promise<string> {
  const { rows } = await sql<{ person: string | null; fields: string[] }>`
    select nullif(trim(p.first_name || ' ' || p.last_name), '') as person,
      array(select json_object_keys(e.after::json)) as fields
    from (
      select * from audit_entry where subject_kind = ${subject} and subject_id = ${String(key)}
      order by id desc limit ${Math.min(Math.max(versions, 1), CHANGES_MAX)}) e
    left join person p on p.id = e.person_id order by e.id desc`.execute(trx);
  const people = [...new Set(rows.map(({ person }) => person ?? formatMessage(errors.someone)))];
  const fields = [...new Set(rows.flatMap((row) => row.fields))].map(plain);
  if (people.length === 0 || fields.length === 0) return formatMessage(errors.changedMeanwhile);
  return formatMessage(errors.changedBy, { people: listed(people), fields: listed(fields) });
}

function plain(field: string): string {
  return field
    .replace(/^is_/, '')
    .replace(/_ids?$/, '')
    .replaceAll('_', ' ');
}

function listed(words: string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}
