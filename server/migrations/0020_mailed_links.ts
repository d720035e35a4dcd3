import { type Kysely, sql } from 'kysely';

/**
 * Removes the secrets of links from emails sent before migration 0013. For later emails, the secrets are removed on
 * sending.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const BEFORE = '/(?:account_activation|email_change|password_reset|subscription_activation)/[[:alnum:]_-]+/';
const SECRET = '[[:alnum:]_-]{20,}';
const without = (part: string) => `${part} = regexp_replace(${part}, '(${BEFORE})${SECRET}', '\\1…', 'g')`;

const statements = [
  `update mail set ${without('text')}, ${without('html')}
     where sent_at is not null and secret is null and text ~ '${BEFORE}${SECRET}'`,
  // Stores the secrets of pending and failed emails, so that they are removed on sending. Skips emails that are being
  // sent.
  `update mail set secret = substring(text from '${BEFORE}(${SECRET})')
     where id in (
       select id from mail where sent_at is null and secret is null and text ~ '${BEFORE}${SECRET}'
       for update skip locked)`,
];
