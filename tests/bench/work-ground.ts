import { randomBytes } from 'node:crypto';
import { tokenHash } from '@crewdock/server/people/accounts/token';
import type { Database } from '@crewdock/server/infra/db/open';

interface FewAndMany {
  few: number;
  many: number;
}

/** Fixtures: session tokens, and cards and lists with 20 and with thousands of entries. */
export interface Ground {
  client: string;
  provider: string;
  smallProvider: string;
  job: FewAndMany;
  talent: FewAndMany;
  list: FewAndMany;
  /** Ids of the provider's open talents. */
  talents: number[];
}

/**
 * Creates the fixtures: a client with a job of 2,000 relations and a list of 5,000 talents, a provider with 5,000
 * talents, and a provider, job and list with 20 entries for comparison.
 */
export async function arrange({ pool }: Database): Promise<Ground> {
  const column = async (query: string, values: unknown[] = []): Promise<number[]> => {
    const { rows } = await pool.query({ text: query, values, rowMode: 'array' });
    return rows.map(([value]) => value as number);
  };
  const people = (type: number) =>
    column(
      'select id from person where type = $1 and id not in (select person_id from company_member) order by id limit 3',
      [type],
    );
  const [[client], [provider, small, other]] = [await people(1), await people(2)];
  const session = async (id: number) => {
    const token = randomBytes(32).toString('base64url');
    await pool.query('insert into access_token (hash, person_id) values ($1, $2)', [tokenHash(token), id]);
    return token;
  };
  const open = (kind: string) => column(`select card_id from market_${kind} where company_id = 0 order by card_id`);
  const [talents, jobs] = [await open('talent'), await open('request')];
  const own = (kind: string, owner: number, ids: number[]) =>
    pool.query(`update ${kind} set owner_id = $1, card_number = 1000000 + id where id = any($2)`, [owner, ids]);
  // Moves the two providers' demo talents to another provider first.
  await pool.query('update talent set owner_id = $1, card_number = 2000000 + id where owner_id = any($2)', [
    other,
    [provider, small],
  ]);
  await own('talent', provider!, talents.slice(0, 5000));
  await own('talent', small!, talents.slice(5000, 5020));
  await own('request', client!, jobs.slice(0, 100));
  const job = { many: jobs[0]!, few: jobs[1]! };
  const talent = { many: talents[0]!, few: talents[1]! };
  await relate(jobs.slice(0, 1), talents.slice(0, 2000));
  await relate(jobs.slice(1, 2), talents.slice(5, 25));
  await relate(jobs.slice(2, 2002), talents.slice(0, 1));
  await relate(jobs.slice(2, 20), talents.slice(1, 2));
  const list = { many: await listOf(talents.slice(0, 5000)), few: await listOf(talents.slice(0, 20)) };
  await pool.query('analyze');
  return {
    client: await session(client!),
    provider: await session(provider!),
    smallProvider: await session(small!),
    job,
    talent,
    list,
    talents: talents.slice(0, 5000),
  };

  async function relate(requestIds: number[], talentIds: number[]): Promise<void> {
    await pool.query(
      `with added as (
         insert into relation (request_id, talent_id, status, initiated_by, modified_at)
         select r, t, (array['proposed', 'confirmed', 'rejected', 'archived'])[1 + (r + t) % 4], 'talent',
           now() - make_interval(mins => r + t)
         from unnest($1::int[]) r, unnest($2::int[]) t returning id, status)
       insert into relation_event (relation_id, side, to_status) select id, 'talent', status from added`,
      [requestIds, talentIds],
    );
  }

  async function listOf(ids: number[]): Promise<number> {
    const [id] = await column('insert into card_list (owner_id, name) values ($1, $2) returning id', [
      client,
      `${ids.length} people`,
    ]);
    await pool.query('insert into card_list_item (list_id, talent_id) select $1, unnest($2::int[])', [id, ids]);
    return id!;
  }
}
