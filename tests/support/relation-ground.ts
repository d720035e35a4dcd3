import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Role, type TestApi, testApi } from './api.ts';
import { pairOfRoles } from './pairs.ts';

/** Fixtures for relations: the client's job and the provider's talent, which are not linked when a test starts. */
export function relationGround() {
  let api: TestApi;
  let job: number;
  let talent: number;

  beforeAll(async () => {
    api = await testApi();
    ({ request: job, talent } = await pairOfRoles(api, 'client', 'provider'));
  });

  beforeEach(() => api.database.pool.query('delete from relation; delete from mail; delete from staff_update'));

  afterAll(() => api.close());

  async function value<T>(query: string): Promise<T> {
    const { rows } = await api.database.pool.query({ text: query, rowMode: 'array' });
    return rows[0]?.[0];
  }

  return {
    get api() {
      return api;
    },
    get job() {
      return job;
    },
    get talent() {
      return talent;
    },
    post: (role: Role, path: string, body: object = {}) => api.call(`/api${path}`, { method: 'POST', role, body }),
    pair: () => `/requests/${job}/related-talent/${talent}/`,
    reversed: () => `/talents/${talent}/related-request/${job}/`,
    value,
    steps: () => value<number>('select count(*) from relation_event'),
    status: () => value<string>('select status from relation'),
    mailedTo: async (): Promise<string[]> => {
      const { rows } = await api.database.pool.query('select recipient from mail order by created_at, recipient');
      return rows.map(({ recipient }) => recipient);
    },
  };
}

export const REJECTION = { rt_rejection_reason: 2, comment: 'Knows React, we need Vue.' };
