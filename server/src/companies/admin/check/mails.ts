import type { CheckFinding } from '@crewdock/contract/company-check';
import { sql } from 'kysely';
import type { CompanyRow } from '../../../core/identity/company.ts';
import type { Context } from '../../../core/context/context.ts';
import { SETTINGS } from './mend.ts';
import { readPageHtml } from './read-html.ts';
import { foreignLinksIn, otherBrandsIn } from './words.ts';

const MAILS_MAX = 200;

/** Checks the company's emails of the last 30 days, only the newest for each subject. */
export async function badMails(company: CompanyRow, hosts: { base: string; own: string[] }, { db }: Context) {
  const ofLately = sql`company_id = ${company.id} and created_at > now() - interval '30 days'`;
  const { rows } = await sql<{ subject: string; html: string; text: string; secret: string | null }>`
    select * from (
      select distinct on (subject) subject, html, text, secret, created_at from mail
      where ${ofLately} order by subject, created_at desc) newest
    order by created_at desc limit ${MAILS_MAX}`.execute(db);
  const counted = await sql<{
    all: number;
  }>`select count(distinct subject)::int as all from mail where ${ofLately}`.execute(db);
  const findings = rows.flatMap(({ subject, html, text, secret }): CheckFinding[] => {
    // Sign-in secrets must not appear in the samples that administrators see.
    const clean = (part: string) => (secret ? part.replaceAll(secret, '…') : part);
    const read = readPageHtml(clean(html));
    const named = otherBrandsIn(`${subject}\n${read.text}`);
    const found = [
      ...(named.length > 0 ? named : otherBrandsIn(clean(text))),
      ...foreignLinksIn(read.addresses, hosts),
    ];
    return found.map((finding) => ({
      ...finding,
      place: { kind: 'mail', label: subject, path: null },
      mend: SETTINGS.mails,
    }));
  });
  return { findings, read: { read: rows.length, all: counted.rows[0]!.all } };
}
