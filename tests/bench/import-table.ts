import { tokenHash } from '@crewdock/server/people/accounts/token';
import type { Database } from '@crewdock/server/infra/db/open';

const SKILLS = ['Go', 'Rust', 'TypeScript', 'React', 'PostgreSQL', 'Kubernetes', 'Python', 'Java', 'AWS', 'Docker'];
const COUNTRIES = ['Poland', 'Ukraine', 'Germany', 'Spain', 'Romania', 'Portugal'];

export function table(rows: number, prefix: string): string {
  const head =
    'Reference,Name,Title,Main skills,Skills,Years of experience,Seniority,English,Country,City,Hourly rate,Monthly rate,Available from,Status,Email,Phone,Employer,Summary,Notes,Team';
  const lines = Array.from({ length: rows }, (_, at) => {
    const skill = (step: number) => SKILLS[(at + step) % SKILLS.length];
    return [
      `${prefix}${at}`,
      `Person ${prefix}${at}`,
      `${skill(0)} developer`,
      skill(0),
      `"${skill(1)}, ${skill(2)}, ${skill(3)}"`,
      1 + (at % 20),
      ['Junior', 'Middle', 'Senior'][at % 3],
      ['B1', 'B2', 'C1'][at % 3],
      COUNTRIES[at % COUNTRIES.length],
      'Gdynia',
      20 + (at % 60),
      3000 + (at % 50) * 100,
      `2026-${String(1 + (at % 12)).padStart(2, '0')}-15`,
      'available',
      `${prefix}${at}@example.com`.toLowerCase(),
      `+4850${String(at).padStart(7, '0')}`,
      `Company ${at % 300}`,
      `"Builds things, quickly ${at}"`,
      'none',
      `Team ${at % 9}`,
    ].join(',');
  });
  return `${head}\n${lines.join('\n')}\n`;
}

/** Creates a session of a demo provider and returns its token. */
export async function provider({ pool }: Database): Promise<string> {
  const token = 'b'.repeat(43);
  await pool.query(
    `insert into access_token (hash, person_id, expires_at)
     select $1, id, now() + interval '1 day' from person where type = 2 order by id limit 1 on conflict do nothing`,
    [tokenHash(token)],
  );
  return token;
}
