/**
 * Inserts personal data into tables that are easily overlooked: an interview, statistics access, a share tag, imports,
 * an audit entry, and weekly free hours.
 */
export async function leaveInterview(
  sql: (query: string, values?: unknown[]) => Promise<unknown>,
  relation: number,
  personId: number,
): Promise<void> {
  await sql(
    `insert into interview (relation_id, request_id, talent_id, interviewer_id, state, minutes, place, note, reason, time_zone, ended_by)
     select r.id, r.request_id, r.talent_id, $2, 'withdrawn', 30, 'At Zwickel’s', 'Ask for Quirina', 'Zwickel is ill', 'UTC', 'request'
     from relation r where r.id = $1`,
    [relation, personId],
  );
  await sql(
    `insert into statistics_access (public_key, key, list_id, email, password_hash)
     select 'theirs', 'theirs', l.id, p.email, '' from card_list l, person p where p.id = $1 and l.owner_id <> $1 limit 1
     on conflict do nothing`,
    [personId],
  );
  await sql(
    `insert into share_tag (public_key, number, talent_id, tag)
     select 'quirina', 914200375816, r.talent_id, 'Quirina for Northwind' from relation r where r.id = $1
     on conflict do nothing`,
    [relation],
  );
  await sql(`insert into mass_import (owner_id, name, files) values ($1, 'Quirina’s people', 1)`, [personId]);
  await sql(
    `insert into import_link (key, owner_id, label, last_day, files) values ('quirinas', $1, 'From Quirina', '2100-01-01', 1) on conflict do nothing`,
    [personId],
  );
  await sql(
    `insert into audit_entry (action, subject_kind, subject_id, actor, person_id, after)
     values ('created', 'import', 'link 1', 'person', $1, '{"label": "From Quirina"}')`,
    [personId],
  );
  await sql(`insert into free_week (person_id, time_zone, hours) values ($1, 'Europe/Zwickel', '[]')`, [personId]);
}
