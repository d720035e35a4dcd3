/** Leaves what was said of an interview, and when somebody is free. */
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
  await sql(`insert into free_week (person_id, time_zone, hours) values ($1, 'Europe/Zwickel', '[]')`, [personId]);
}
