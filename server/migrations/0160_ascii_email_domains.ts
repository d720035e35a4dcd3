import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Converts the domains of imported email addresses to ASCII, as new imports store them. Table rows match resources by
 * this address. Keeps the versions, so that imports can still be undone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ email: string }>`
    select email from resource where ${hasUnicodeDomain(sql`email`)}
    union
    select "values"->>'email' from import_row where state = 'waiting' and ${hasUnicodeDomain(sql`"values"->>'email'`)}`.execute(
    db,
  );
  const pairs = rows.map(({ email }) => ({ stored: email, ascii: withAsciiDomain(email) }));
  if (pairs.length === 0) return;
  const converted = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (stored text, ascii text)`;
  await sql`update resource set email = ascii from ${converted} where email = stored`.execute(db);
  await sql`
    update import_row set "values" = jsonb_set("values", '{email}', to_jsonb(ascii)) from ${converted}
    where state = 'waiting' and "values"->>'email' = stored`.execute(db);
}

function hasUnicodeDomain(email: RawBuilder<unknown>) {
  const domain = sql`split_part(${email}, '@', -1)`;
  return sql`octet_length(${domain}) > length(${domain})`;
}

/** Returns invalid domains unchanged. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const url = `http://${address.slice(at)}`;
  if (at === 0 || /[\s/?#:@\\[\]]/.test(address.slice(at)) || !URL.canParse(url)) return address;
  return address.slice(0, at) + new URL(url).hostname;
}
