import type { Role, TestApi } from './api.ts';

/** The first open job and the first open talent of two demo accounts, without those of companies. */
export async function pairOfRoles(
  api: TestApi,
  client: Exclude<Role, 'visitor'>,
  provider: Exclude<Role, 'visitor'>,
): Promise<{ request: number; talent: number }> {
  return { request: await firstCard(api, 'request', client), talent: await firstCard(api, 'talent', provider) };
}

async function firstCard(api: TestApi, kind: 'request' | 'talent', role: Exclude<Role, 'visitor'>): Promise<number> {
  const { rows } = await api.database.pool.query(
    `select c.id from ${kind} c join person p on p.id = c.owner_id
     where p.email = $1 and c.company_id is null and c.is_active and not c.is_on_hold and not c.is_private order by c.id limit 1`,
    [api.account(role).email],
  );
  return rows[0].id;
}
