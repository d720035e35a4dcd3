import type { Role, TestApi } from './api.ts';

export const TALENT = {
  name: 'Ada Example',
  title: 'Senior Rust developer',
  summary: '<p>Builds engines.</p>',
  skills: [{ name: 'Rust', experience: 7, is_main: true }],
};
const REQUEST = { title: 'Rust developer wanted', skills: [{ name: 'Rust', experience: 3, is_main: true }] };

/** Functions for tests of editing: create and change talents and jobs, and read the results. */
export function editedCards(api: () => TestApi) {
  return {
    create: (body: object = {}, role: Role = 'provider', host?: string) =>
      api().call('/api/talents/', { method: 'POST', role, host, body: { ...TALENT, ...body } }),
    createRequest: (body: object = {}, role: Role = 'client') =>
      api().call('/api/requests/', { method: 'POST', role, body: { ...REQUEST, ...body } }),
    change: (id: number, body: object, role: Role = 'provider') =>
      api().call(`/api/talents/${id}/`, { method: 'PATCH', role, body }),
    get: (id: number, role: Role = 'visitor') => api().call(`/api/talents/${id}/`, { role }),
    move: (id: number, where: string, role: Role = 'provider') =>
      api().call(`/api/talents/${id}/${where}/`, { method: where === 'copy' ? 'POST' : 'PATCH', role }),
    /** Titles of the staff updates, oldest first. */
    async updates(): Promise<string[]> {
      const { rows } = await api().database.pool.query('select title from staff_update order by id');
      return rows.map(({ title }) => title);
    },
    async isInMarket(id: number): Promise<boolean> {
      const { rows } = await api().database.pool.query('select from market_talent where card_id = $1', [id]);
      return rows.length === 1;
    },
  };
}
